import type { RouterContextProvider } from 'react-router';
import { arcadeOrigin } from '#app/config/arcade-origin.ts';
import type { SiteLanguages } from '#app/domain/languages.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import type {
  ConsentPlatform,
  CookieBannerSettings,
  CookieText,
  SiteData,
  SiteLanguage,
} from '#app/domain/site-data.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { languageName } from '#app/messages/language-facts.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { currentSnapshot, languageContext, platformContext } from '#app/pages/request-context.server.ts';
import { hasOwnPicture, sitePictureAddress } from '#app/pages/site-pictures.server.ts';
import { languageOfSetting } from '#app/pages/site-text-languages.server.ts';
import { barColors, fontFaces, themeVariables } from '#app/settings/theme.server.ts';

/** Returns the data of the site that every page needs. */
export function loadSiteData(context: Readonly<RouterContextProvider>): SiteData {
  const { environment, isPreview = false } = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  const settings = snapshot?.settings;
  const language = context.get(languageContext);
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
    cookie: snapshot?.settings.cookie.display ? bannerOf(snapshot, language) : null,
  };
}

/** Returns the languages of a site with their names. Returns none if visitors have no choice. */
function namedLanguages(languages: SiteLanguages): SiteLanguage[] {
  return languages.length < 2 ? [] : languages.map((tag) => ({ tag, name: languageName(tag) }));
}

const cookieTexts: readonly CookieText[] = ['heading', 'text', 'acceptLabel', 'rejectLabel'];

function bannerOf(snapshot: Snapshot, pageLanguage: string): CookieBannerSettings {
  const { heading, text, acceptLabel, rejectLabel, autoClose, showTime } = snapshot.settings.cookie;
  const foreign = cookieTexts.flatMap((name) => {
    const { language } = languageOfSetting({ snapshot, language: pageLanguage }, `cookie.${name}`);
    return language === undefined ? [] : [[name, language] as const];
  });
  return {
    heading,
    text,
    acceptLabel,
    rejectLabel,
    ...(foreign.length > 0 && { languages: Object.fromEntries(foreign) }),
    hidesAfter: autoClose ? showTime : 0,
  };
}

/** Purposes 3 and 4 are those of personalised ads, so a contextual-only site needs no consent to them (spec ADS-29). */
function platformOf({ consent, ads }: SiteSettings): ConsentPlatform {
  const { script, attributes, purposes } = consent;
  const needed = ads.contextualOnly ? purposes.filter((purpose) => ![3, 4].includes(purpose)) : purposes;
  return { src: script, attributes, purposes: needed };
}

/**
 * Returns the icons that are made from the site's picture. A picture at another host becomes the icon itself, and the
 * touch icon keeps its default address. Returns `null` if the site has no picture.
 */
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
