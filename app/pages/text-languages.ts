import type { Item } from '#app/domain/catalogue/item.ts';
import { builtInLanguage, mainLanguageOf } from '#app/domain/languages.ts';
import { snapshotIn, type Snapshot } from '#app/domain/snapshot.ts';
import type { TextPageName } from '#app/domain/text-pages.ts';
import type { VerticalServer } from './vertical.server.ts';

/** The site to which the texts belong. */
type Site = Pick<Snapshot, 'settings'>;

/**
 * Returns the languages in which all main texts of an item exist, in the order of the site's languages. The main
 * language is always among them.
 */
export function languagesOfItem({ settings }: Site, { translations }: Item): readonly string[] {
  const main = mainLanguageOf(settings.languages);
  const isComplete = (tag: string) => translations?.get(tag)?.translation.isComplete === true;
  return [main, ...settings.languages.slice(1).filter(isComplete)];
}

/**
 * Returns the languages in which search engines should list an item's page: those in which all of its main texts and
 * the texts that its vertical composes exist. The main language is always among them.
 */
export function languagesOfItemPage(
  site: Site,
  item: Item,
  { composesIn = () => true }: Pick<VerticalServer, 'composesIn'>,
): readonly string[] {
  const [main = builtInLanguage, ...others] = languagesOfItem(site, item);
  return [main, ...others.filter((language) => composesIn(language))];
}

/** Returns the language in which a page shows an item's title and other main texts. */
export function textLanguageOf(site: Site, item: Item, language: string): string {
  const isTranslated = item.translations?.get(language)?.translation.isComplete === true;
  return isTranslated ? language : mainLanguageOf(site.settings.languages);
}

/** Returns the languages in which a text page exists. `snapshot` is that of the main language. */
export function languagesOfTextPage(snapshot: Snapshot, name: TextPageName): readonly string[] {
  const { languages } = snapshot.settings;
  const original = snapshot.textPages.get(name);
  const isTranslated = (tag: string) => snapshotIn(snapshot, tag).textPages.get(name) !== original;
  return [mainLanguageOf(languages), ...languages.slice(1).filter(isTranslated)];
}
