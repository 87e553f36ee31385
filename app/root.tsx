import { lazy, Suspense, useContext, useMemo, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteError } from 'react-router';
import fredoka from '../node_modules/.portico-fonts/fredoka-basic.woff2?url';
import nunito from '../node_modules/.portico-fonts/nunito-sans-basic.woff2?url';
import { arcadeOrigin } from '#app/config/arcade-origin.ts';
import { directionOf, isWestern, languageName, scriptOf } from '#app/messages/language-facts.ts';
import { DocumentMessagesContext, MessagesContext } from '#app/messages/use-messages.ts';
import { openTexts } from '#app/messages/texts.ts';
import { messagesElementId } from '#app/visitor/document-messages.ts';
import { coreBlocks } from '#app/blocks/blocks.tsx';
import { TodayPartsContext } from '#app/blocks/today-parts.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import type { TodayParts } from '#app/pages/today-entry.ts';
import { useStoredRandom } from '#app/pages/layouts/use-stored-random.ts';
import type { SiteLanguages } from '#app/domain/languages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { hasOwnPicture, sitePictureAddress } from '#app/pages/site-pictures.server.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { currentSnapshot, platformContext } from '#app/pages/request-context.server.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import type { ConsentPlatform, CookieBannerSettings, SiteData, SiteLanguage } from '#app/domain/site-data.ts';
import { useSiteData } from '#app/visitor/site-data.ts';
import { barColors, fontFaces, themeVariables } from '#app/settings/theme.server.ts';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { consentModeScript } from '#app/shell/consent-mode.ts';
import { deferredStarter } from '#app/visitor/start-deferred.ts';
import { consentPlatformScript } from '#app/shell/consent-platform.ts';
import { CookieBanner } from '#app/shell/cookie-banner.tsx';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';
import { useLanguageOffer } from '#app/shell/use-language-offer.ts';
import { useCountedPage } from '#app/shell/use-counted-page.ts';
import { useLostVisitNote } from '#app/shell/lost-visit.ts';
import { PageProgress } from '#app/shell/page-progress.tsx';
import { useRailArrows } from '#app/shell/rail-arrows.ts';
import { useTilePreviews } from '#app/shell/tile-previews.ts';
import { Toaster } from '#app/shell/toaster.tsx';
import { hasSectionBar } from '#app/shell/top-bar.tsx';
import { lazyPicturesScript } from '#app/ui/lazy-pictures.ts';
import { usePageAddress } from '#app/ui/page-link.tsx';
import { PageSheet } from '#app/ui/page-sheet.tsx';
import { InlineData, InlineScript, InlineStyle } from '#app/ui/inline-elements.tsx';
import { browserHalves } from '#app/verticals/browser-halves.ts';
import { cachedFontsScript } from '#app/visitor/cached-fonts.ts';
import { earlyMarksScript } from '#app/visitor/early-marks.ts';
import { keepLanguageScript } from '#app/visitor/keep-language.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { PageAnnouncer } from '#app/visitor/page-announcer.tsx';
import { ScrollKeeper } from '#app/visitor/scroll-keeper.tsx';
import japaneseFonts from '../node_modules/.portico-fonts/japanese.css?url';
import sharedStyles from './app.css?url';
import contrastStyles from './contrast.css?url';
import arabicFonts from './fonts-arabic.css?url';
import cyrillicFonts from './fonts-cyrillic.css?url';
import latinExtFonts from './fonts-latin-ext.css?url';
import printStyles from './print.css?url';
import type { Route } from './+types/root';

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { environment, previewBar, canvas } = context.get(platformContext);
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
    isCounted: settings?.statistics.isOn === true && !previewBar && !canvas,
    headTags: settings?.verification.tags ?? [],
    cookie: cookie?.display ? bannerOf(cookie) : null,
  };
}

/** Returns the prefixes of the languages that visitors can choose, for the script that keeps their choice. */
function prefixesOf(site: SiteData | null): string | undefined {
  const [, ...others] = site?.languages ?? [];
  return others.length === 0 ? undefined : others.map(({ tag }) => tag.toLowerCase()).join(' ');
}

/** Style sheets with the fonts of scripts that few sites need, by script. */
const fontSheets = new Map([
  ['Arab', arabicFonts],
  ['Cyrl', cyrillicFonts],
  ['Jpan', japaneseFonts],
]);

/**
 * Returns the style sheet with the fonts of a language, if `app.css` does not contain them. It is at the end of the
 * body, so that the first paint does not wait for it.
 */
function fontSheetOf(language: string): string | undefined {
  const script = scriptOf(language);
  return script === 'Latn' && !isWestern(language) ? latinExtFonts : fontSheets.get(script);
}

/** Returns the source of the decision on consent (app/visitor/consent.ts). */
function consentMark(site: SiteData | null): 'off' | 'tcf' | undefined {
  if (!site) return undefined;
  if (!site.cookie) return 'off';
  return site.consentPlatform ? 'tcf' : undefined;
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

export const links: Route.LinksFunction = () => [
  // Neither sheet delays the first paint of visitors whom it does not concern.
  { rel: 'stylesheet', href: printStyles, media: 'print' },
  { rel: 'stylesheet', href: contrastStyles, media: '(forced-colors: active), (prefers-contrast: more)' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSiteData();
  const page = useShownPage();
  const documentMessages = useContext(DocumentMessagesContext);
  const addressOf = usePageAddress();
  const messages = useMemo(
    () => ({ source: openTexts(documentMessages, page?.messages), section: page?.messages.section ?? '' }),
    [documentMessages, page?.messages],
  );
  const prefixes = prefixesOf(site);
  const fontSheet = fontSheetOf(documentMessages.language);
  // The content security policy allows only the font rules with which the document was rendered. Later changes of the
  // fonts apply to the next document.
  const [faces] = useState(site?.fontFaces);
  return (
    <html
      lang={documentMessages.language}
      dir={directionOf(documentMessages.language)}
      style={site?.variables}
      data-languages={prefixes}
      data-consent={consentMark(site)}
      data-ads={site?.adsMark}
      data-section-bar={page && hasSectionBar(page.blocks) ? '' : undefined}
      data-platform={site?.consentPlatform ? JSON.stringify(site.consentPlatform) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* Inline scripts run from the server's markup. The browser's bundle does not contain their texts. */}
        <InlineScript text={import.meta.env.SSR ? consentScript(site) : ''} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {(site?.barColors ?? []).map(({ color, theme }) => (
          <meta
            key={color}
            name="theme-color"
            content={color}
            data-theme={theme}
            media={theme && `(prefers-color-scheme: ${theme})`}
            suppressHydrationWarning
          />
        ))}
        <InlineScript text={import.meta.env.SSR ? earlyMarksScript(earlyMarks()) : ''} />
        {prefixes && <InlineScript text={import.meta.env.SSR ? keepLanguageScript() : ''} />}
        <InlineScript text={import.meta.env.SSR ? lazyPicturesScript() : ''} />
        <HeadTags tags={site?.headTags ?? []} />
        <Meta />
        <Fonts variables={site?.variables ?? {}} faces={faces ?? ''} />
        <PageSheet href={browserHalves.get(page?.section ?? '')?.styles || sharedStyles} />
        <Links />
        <link rel="manifest" href={addressOf('/manifest.webmanifest')} />
        <link rel="search" type="application/opensearchdescription+xml" href={addressOf('/opensearch.xml')} />
        <Icons own={site?.icons ?? null} />
      </head>
      <body>
        <MessagesContext value={messages}>
          {children}
          <ScrollKeeper />
          <PageAnnouncer />
        </MessagesContext>
        <InlineData
          id={messagesElementId}
          data-time-zone={documentMessages.timeZone}
          data-prefix={documentMessages.prefix}
          json={documentMessages.texts}
        />
        {fontSheet && <link rel="stylesheet" href={fontSheet} />}
        <Scripts />
        <InlineScript text={import.meta.env.SSR ? deferredStarter() : ''} />
      </body>
    </html>
  );
}

/** Returns the languages of a site with their names. Returns none if visitors have no choice. */
function namedLanguages(languages: SiteLanguages): SiteLanguage[] {
  return languages.length < 2 ? [] : languages.map((tag) => ({ tag, name: languageName(tag) }));
}

/** Returns the marks of all verticals. */
function earlyMarks(): Record<string, string> {
  return Object.assign({}, ...[...browserHalves.values()].map((half) => half.earlyMarks));
}

/** Returns the page of the current route, or its replacement. Returns `null` if no page could be rendered. */
function useShownPage(): PageData | null {
  const error = useRouteError();
  const made = useMatches().at(-1)?.loaderData;
  const shown = isRouteErrorResponse(error) ? error.data : made;
  return isPageData(shown) ? shown : null;
}

/** Returns the script that asks for consent in the browser: the consent platform's, or the portal's own. */
function consentScript(site: SiteData | null): string {
  return site?.consentPlatform ? consentPlatformScript : consentModeScript;
}

/**
 * Tags by which other services recognise the owner of the site. They do nothing in the browser, so they do not wait
 * for consent.
 */
function HeadTags({ tags }: { tags: SiteData['headTags'] }) {
  return tags.map((tag) => {
    if (tag.kind === 'me') return <link key={tag.href} rel="me" href={tag.href} />;
    const { kind, name, content } = tag;
    return <meta key={name} {...{ [kind]: name }} content={content} />;
  });
}

/** Preload script for the built-in fonts in use, and the rules of the operator's own fonts. */
function Fonts({ variables, faces }: { variables: SiteData['variables']; faces: string }) {
  const builtIn = [
    ['--font-own-display', fredoka],
    ['--font-own-text', nunito],
  ] as const;
  const used = builtIn.filter(([variable]) => !variables[variable]).map(([, href]) => href);
  return (
    <>
      <InlineScript text={import.meta.env.SSR ? cachedFontsScript(used) : ''} />
      {faces && <InlineStyle rules={faces} />}
    </>
  );
}

function Icons({ own }: { own: SiteData['icons'] }) {
  if (own)
    return (
      <>
        <link rel="icon" href={own.icon} />
        <link rel="apple-touch-icon" href={own.touch} />
      </>
    );
  return (
    <>
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    </>
  );
}

const todayParts: TodayParts = new Map(
  [...browserHalves].flatMap(([section, { today }]) => (today ? [[section, today]] : [])),
);

export default function App() {
  useStoredRandom();
  useTilePreviews();
  useRailArrows();
  useLostVisitNote();
  useCountedPage();
  useLanguageOffer();
  return (
    <>
      <TodayPartsContext value={todayParts}>
        <Outlet />
      </TodayPartsContext>
      <CookieBanner />
      <LinkNavigation />
      <PageProgress />
      <Toaster />
    </>
  );
}

const BrokenPage = lazy(async () => ({
  default: (await loadLazily(() => import('#app/shell/broken-page.tsx'))).BrokenPage,
}));
const errorBlocks = { ...shellBlocks, ...coreBlocks };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isPageData(error.data)) {
    return (
      <>
        <title>{error.data.meta.title}</title>
        <meta name="robots" content="noindex" />
        <LayoutPage page={error.data} components={errorBlocks} />
        <CookieBanner />
      </>
    );
  }
  return (
    <Suspense>
      <BrokenPage error={error} />
    </Suspense>
  );
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'blocks' in value;
}
