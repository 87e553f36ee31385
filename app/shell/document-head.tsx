import { useState } from 'react';
import { Meta } from 'react-router';
import preferenceStyles from '#app/preferences.css?url';
import type { SiteData } from '#app/domain/site-data.ts';
import printStyles from '#app/print.css?url';
import { InlineScript, InlineStyle } from '#app/ui/inline-elements.tsx';
import { usePageAddress } from '#app/ui/page-link.tsx';
import { PageSheet } from '#app/ui/page-sheet.tsx';
import { inlineScripts } from './inline-scripts.ts';

/**
 * The contents of a document's head. `sheet` is the address of the page's style sheet, and `earlyMarks` are the marks
 * of all verticals.
 */
export function DocumentHead({
  site,
  sheet,
  hasLanguages,
  earlyMarks,
}: {
  site: SiteData | null;
  sheet: string;
  /** Whether visitors can choose the language. */
  hasLanguages: boolean;
  earlyMarks: Readonly<Record<string, string>>;
}) {
  const addressOf = usePageAddress();
  // The content security policy allows only the font rules with which the document was rendered. Later changes of the
  // fonts apply to the next document.
  const [faces] = useState(site?.fontFaces);
  return (
    <>
      <meta charSet="utf-8" />
      <InlineScript text={inlineScripts?.consent(site) ?? ''} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <BarColors colors={site?.barColors ?? []} />
      <InlineScript text={inlineScripts?.earlyMarks(earlyMarks) ?? ''} />
      {hasLanguages && <InlineScript text={inlineScripts?.keepLanguage ?? ''} />}
      <InlineScript text={inlineScripts?.lazyPictures ?? ''} />
      <HeadTags tags={site?.headTags ?? []} />
      <Meta />
      <InlineScript text={inlineScripts?.loadFonts(site?.variables ?? {}) ?? ''} />
      {faces && <InlineStyle rules={faces} />}
      <PageSheet href={sheet} />
      {/* Because of its media query, each of these sheets delays the first paint only where it applies. */}
      <link rel="stylesheet" href={printStyles} media="print" />
      <link
        rel="stylesheet"
        href={preferenceStyles}
        media="(forced-colors: active), (prefers-contrast: more), (width < 19rem)"
      />
      <link rel="manifest" href={addressOf('/manifest.webmanifest')} />
      <link rel="search" type="application/opensearchdescription+xml" href={addressOf('/opensearch.xml')} />
      <Icons own={site?.icons ?? null} />
    </>
  );
}

/** The colours of the browser's bars. */
function BarColors({ colors }: { colors: SiteData['barColors'] }) {
  return colors.map(({ color, theme }) => (
    <meta
      key={color}
      name="theme-color"
      content={color}
      data-theme={theme}
      media={theme && `(prefers-color-scheme: ${theme})`}
      suppressHydrationWarning
    />
  ));
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
