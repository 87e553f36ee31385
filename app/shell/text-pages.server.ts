import type { Snapshot } from '#app/domain/snapshot.ts';
import { siteHost } from '#app/pages/seo/meta.ts';
import { siteName } from '#app/domain/site-name.ts';
import { wordValues } from '#app/text/page-words.server.ts';
import { renderTextPage, textPageTitle, type TextPage } from '#app/text/text-page.server.ts';
import { textPageAddress, textPageNames, type TextPageName } from '#app/domain/text-pages.ts';

/** The data that text pages use. */
interface Site {
  snapshot: Pick<Snapshot, 'info' | 'settings' | 'textPages'>;
  siteUrl: string;
}

/** Returns a text page with the site's name and the operator's details filled in. */
export function siteTextPage({ snapshot, siteUrl }: Site, name: TextPageName): TextPage {
  return renderTextPage(name, snapshot.textPages.get(name) ?? '', valuesOf({ snapshot, siteUrl }));
}

/** Lists every text page with the title that its text specifies. */
export function textPageLinks({ snapshot, siteUrl }: Site): { name: string; href: string }[] {
  const values = valuesOf({ snapshot, siteUrl });
  return textPageNames.map((name) => ({
    name: textPageTitle(name, snapshot.textPages.get(name) ?? '', values),
    href: textPageAddress(name),
  }));
}

function valuesOf({ snapshot, siteUrl }: Site) {
  const { operator } = snapshot.settings;
  return wordValues({ name: siteName(snapshot), host: siteHost(siteUrl), operator });
}
