import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { siteHost } from '#app/pages/seo/meta.ts';
import { siteName } from '#app/domain/site-name.ts';
import { wordValues } from '#app/text/page-words.server.ts';
import {
  renderTextPage,
  textPageTitle,
  type TextPage,
  type TextPageSource,
} from '#app/text/text-page.server.ts';
import { textPageAddress, textPageNames, type TextPageName } from '#app/domain/text-pages.ts';

/** The data that text pages use. */
interface Site extends Pick<Localisation, 'messages'> {
  snapshot: Pick<Snapshot, 'info' | 'settings' | 'textPages'>;
  siteUrl: string;
}

/** Returns a text page with the site's name and the operator's details filled in. */
export function siteTextPage(site: Site, name: TextPageName): TextPage {
  return renderTextPage(name, createSource(site)(name));
}

/** Lists every text page with the title that its text specifies. */
export function textPageLinks(site: Site): { name: string; href: string }[] {
  const sourceOf = createSource(site);
  return textPageNames.map((name) => ({
    name: textPageTitle(sourceOf(name)),
    href: textPageAddress(name),
  }));
}

/** Creates the function that returns the source of a text page. */
function createSource({ snapshot, siteUrl, messages }: Site): (page: TextPageName) => TextPageSource {
  const t = messages('shell');
  const name = siteName(snapshot);
  const values = wordValues({
    name,
    host: siteHost(siteUrl),
    operator: snapshot.settings.operator,
    unknown: { operator: t('textPage.team', { site: name }), contact: t('textPage.noContact') },
  });
  return (page) => ({
    markdown: snapshot.textPages.get(page) ?? '',
    defaultTitle: t('textPage.title', { page }),
    values,
  });
}
