import type { RouterContextProvider } from 'react-router';
import { arcadeOrigin } from '#app/config/arcade-origin.ts';
import type { SiteLanguages } from '#app/domain/languages.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import type { ConsentPlatform, CookieBannerSettings, SiteData, SiteLanguage } from '#app/domain/site-data.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { languageName } from '#app/messages/language-facts.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { currentSnapshot, platformContext } from '#app/pages/request-context.server.ts';
import { hasOwnPicture, sitePictureAddress } from '#app/pages/site-pictures.server.ts';
import { barColors, fontFaces, themeVariables } from '#app/settings/theme.server.ts';

/** Returns the data of the site that every page needs. */
export function loadSiteData(context: Readonly<RouterContextProvider>): SiteData {
  const { environment, isPreview = false } = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  const settings = snapshot?.settings;
  const cookie = settings?.cookie;
  return {
    arcadeUrl: arcadeOrigin(environment),
    arcadePort: environment.arcadePort,
    randomPages: snapshot?.safe.pages ?? [],
    languages: namedLanguages(settings?.languages ?? []),
    variables: settings ? themeVariables(settings) : {},
    barColors: settings ? barColors(settings) : [{ color: '#0E1748' }],
    fontFaces: fontFaces(settings?.fonts ?? []),
    icons: snapshot && iconsOf(snapshot),
    consentPlatform: settings?.consent.source === 'tcf' ? platformOf(settings) : null,
    ...(settings?.ads.contextualOnly && { adsMark: 'contextual' }),
    isCounted: settings?.statistics.isOn === true && !isPreview,
    headTags: settings?.verification.tags ?? [],
    cookie: cookie?.display ? bannerOf(cookie) : null,
  };
}

/** Returns the languages of a site with their names. Returns none if visitors have no choice. */
function namedLanguages(languages: SiteLanguages): SiteLanguage[] {
  return languages.length < 2 ? [] : languages.map((tag) => ({ tag, name: languageName(tag) }));
}

function bannerOf({
  heading,
  text,
  acceptLabel,
  rejectLabel,
  autoClose,
  showTime,
}: SiteSettings['cookie']): CookieBannerSettings {
  return { heading, text, acceptLabel, rejectLabel, hidesAfter: autoClose ? showTime : 0 };
}

/** A contextual-only site needs no consent to the purposes of personalised ads, 3 and 4 (spec ADS-29). */
function platformOf({ consent, ads }: SiteSettings): ConsentPlatform {
  const { script, attributes, purposes } = consent;
  const needed = ads.contextualOnly ? purposes.filter((purpose) => ![3, 4].includes(purpose)) : purposes;
  return { src: script, attributes, purposes: needed };
}

/** Returns the icons made from the site's picture. A picture at another host is the only icon. */
function iconsOf(snapshot: Snapshot): SiteData['icons'] {
  if (hasOwnPicture(snapshot)) {
    return {
      icon: sitePictureAddress(snapshot, 'icon-192'),
      touch: sitePictureAddress(snapshot, 'icon-180'),
    };
  }
  const address = pictureAddress(pictureOf(snapshot, snapshot.info.image), '');
  return address === undefined ? null : { icon: address, touch: '/apple-touch-icon.png' };
}
