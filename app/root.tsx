import { lazy, Suspense, useContext, useMemo } from 'react';
import { isRouteErrorResponse, Outlet, Scripts, useRouteError } from 'react-router';
import { coreBlocks } from '#app/blocks/blocks.tsx';
import { TodayPartsContext } from '#app/blocks/today-parts.ts';
import type { SiteData } from '#app/domain/site-data.ts';
import { directionOf } from '#app/messages/language-facts.ts';
import { openTexts } from '#app/messages/texts.ts';
import { DocumentMessagesContext, MessagesContext } from '#app/messages/use-messages.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { useStoredRandom } from '#app/pages/layouts/use-stored-random.ts';
import type { TodayParts } from '#app/pages/today-entry.ts';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { CookieBanner } from '#app/shell/cookie-banner.tsx';
import { DocumentHead } from '#app/shell/document-head.tsx';
import { builtInFontSheet, fontSheetOf } from '#app/shell/font-sheet.ts';
import { inlineScripts } from '#app/shell/inline-scripts.ts';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';
import { useLostVisitNote } from '#app/shell/lost-visit.ts';
import { PageProgress } from '#app/shell/page-progress.tsx';
import { useRailArrows } from '#app/shell/rail-arrows.ts';
import { revalidateUnlessFragment } from '#app/pages/revalidation.ts';
import { loadSiteData } from '#app/shell/site-data.server.ts';
import { useTilePreviews } from '#app/shell/tile-previews.ts';
import { Toaster } from '#app/shell/toaster.tsx';
import { hasSectionBar } from '#app/shell/top-bar.tsx';
import { useCountedPage } from '#app/shell/use-counted-page.ts';
import { useLanguageOffer } from '#app/shell/use-language-offer.ts';
import { isPageData, useShownPage } from '#app/shell/use-shown-page.ts';
import { InlineData, InlineScript } from '#app/ui/inline-elements.tsx';
import { browserHalves } from '#app/verticals/browser-halves.ts';
import { messagesElementId } from '#app/visitor/document-messages.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { PageAnnouncer } from '#app/visitor/page-announcer.tsx';
import { ScrollKeeper } from '#app/visitor/scroll-keeper.tsx';
import { useSiteData } from '#app/visitor/site-data.ts';
import sharedStyles from './app.css?url';
import type { Route } from './+types/root';

export function loader({ context }: Route.LoaderArgs): SiteData {
  return loadSiteData(context);
}

export const shouldRevalidate = revalidateUnlessFragment;

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSiteData();
  const page = useShownPage();
  const documentMessages = useContext(DocumentMessagesContext);
  const messages = useMemo(
    () => ({ source: openTexts(documentMessages, page?.messages), section: page?.messages.section ?? '' }),
    [documentMessages, page?.messages],
  );
  const { language } = documentMessages;
  const prefixes = prefixesOf(site);
  const fontSheet = fontSheetOf(language);
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      style={site?.variables}
      data-languages={prefixes}
      data-consent={consentMark(site)}
      data-ads={site?.adsMark}
      data-section-bar={page && hasSectionBar(page.blocks) ? '' : undefined}
      data-platform={site?.consentPlatform ? JSON.stringify(site.consentPlatform) : undefined}
      suppressHydrationWarning
    >
      <head>
        <DocumentHead
          site={site}
          sheet={browserHalves.get(page?.section ?? '')?.styles || sharedStyles}
          hasLanguages={prefixes !== undefined}
          earlyMarks={earlyMarks}
        />
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
        {/* React leaves the content of noscript to the server. */}
        <noscript>{import.meta.env.SSR && <link rel="stylesheet" href={builtInFontSheet} />}</noscript>
        {/* The scripts only run from the server's markup, so the browser does not need these components. */}
        {import.meta.env.SSR && (
          <>
            <Scripts />
            <InlineScript text={inlineScripts?.deferredStarter ?? ''} />
          </>
        )}
      </body>
    </html>
  );
}

/** Returns the prefixes of the languages that visitors can choose, for the script that keeps their choice. */
function prefixesOf(site: SiteData | null): string | undefined {
  const [, ...others] = site?.languages ?? [];
  return others.length === 0 ? undefined : others.map(({ tag }) => tag.toLowerCase()).join(' ');
}

/** Returns the source of the decision on consent (app/visitor/consent.ts). */
function consentMark(site: SiteData | null): 'off' | 'tcf' | undefined {
  if (!site) return undefined;
  if (!site.cookie) return 'off';
  return site.consentPlatform ? 'tcf' : undefined;
}

/** The marks of all verticals. Only the server uses them. */
const earlyMarks: Readonly<Record<string, string>> = import.meta.env.SSR
  ? Object.assign({}, ...[...browserHalves.values()].map((half) => half.earlyMarks))
  : {};

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
