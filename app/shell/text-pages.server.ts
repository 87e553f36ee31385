import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { siteHost } from '#app/pages/seo/meta.ts';
import { showTextPictures } from '#app/pages/text-pictures.ts';
import { siteName } from '#app/domain/site-name.ts';
import { wordValues } from '#app/text/page-words.server.ts';
import {
  renderTextPage,
  textPageTitle,
  type TextPage,
  type TextPageSource,
} from '#app/text/text-page.server.ts';
import {
  isOwnPageName,
  listTextPages,
  textPageAddress,
  titleOfOwnPage,
  type TextPageName,
} from '#app/domain/text-pages.ts';

/** The data that text pages use. */
interface Site extends Pick<Localisation, 'messages'> {
  snapshot: Pick<Snapshot, 'info' | 'settings' | 'textPages' | 'media'>;
  siteUrl: string;
}

/** Returns a text page with the site's name and the operator's details filled in. */
export function siteTextPage(site: Site, name: TextPageName): TextPage {
  const page = renderTextPage(name, createSource(site)(name));
  return { ...page, html: showTextPictures(page.html, site.snapshot) };
}

/** A link to a text page, with the title that its text specifies. */
export interface TextPageLink {
  name: string;
  href: string;
}

/** Lists the text pages that the footer links to, in their order. The list always contains the page `shown`. */
export function footerPageLinks(site: Site, shown?: TextPageName): TextPageLink[] {
  const { order, notInFooter } = site.snapshot.settings.textPages;
  const names = listTextPages(site.snapshot.textPages.keys(), order);
  return linksTo(
    site,
    names.filter((name) => name === shown || !notInFooter.includes(name)),
  );
}

/** Lists the text pages in the menu. Pages that do not exist are left out. */
export function menuPageLinks(site: Site): TextPageLink[] {
  const { inMenu } = site.snapshot.settings.textPages;
  return linksTo(
    site,
    inMenu.filter((name) => site.snapshot.textPages.has(name)),
  );
}

function linksTo(site: Site, names: readonly TextPageName[]): TextPageLink[] {
  const sourceOf = createSource(site);
  return names.map((name) => ({ name: textPageTitle(sourceOf(name)), href: textPageAddress(name) }));
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
    defaultTitle: isOwnPageName(page) ? titleOfOwnPage(page) : t('textPage.title', { page }),
    values,
  });
}
