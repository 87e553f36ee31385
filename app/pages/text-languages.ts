import type { Item } from '#app/domain/catalogue/item.ts';
import { mainLanguageOf } from '#app/domain/languages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';

/** The site that has the texts. */
type Site = Pick<Snapshot, 'settings'>;

/** Returns the languages in which the main text of an item exists, in the order of the site's languages. */
export function languagesOfItem({ settings }: Site, _item: Item): readonly string[] {
  return [mainLanguageOf(settings.languages)];
}

/** Returns the language in which a page shows an item's text: the page's own if the text exists in it. */
export function textLanguageOf(site: Site, item: Item, language: string): string {
  const languages = languagesOfItem(site, item);
  return languages.includes(language) ? language : mainLanguageOf(site.settings.languages);
}
