import type { AdEntry } from '#app/domain/ad-entry.ts';
import type { Catalogue, Tag } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { builtInLanguage, mainLanguageOf } from '#app/domain/languages.ts';
import { snapshotIn, type Snapshot } from '#app/domain/snapshot.ts';
import type { TextPageName } from '#app/domain/text-pages.ts';
import type { ContentName, ForeignTexts, TextLanguage } from '#app/ui/text-language.ts';
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

/** The site and the language of a page. */
export interface Reader {
  snapshot: Site;
  language: string;
}

/** Returns the language in which a page shows most of the main texts of an item. */
export function mainTextLanguage({ snapshot, language }: Reader, item: Item): string {
  return languagesOfItem(snapshot, item).includes(language)
    ? language
    : mainLanguageOf(snapshot.settings.languages);
}

/**
 * Returns the language of a text of an item that a page shows. `path` is its path in the bundle, such as `title` or
 * `ext.summary`.
 */
export function languageOfText(
  reader: Reader,
  { translations }: Pick<Item, 'translations'>,
  path: string,
): TextLanguage {
  return foreignUnless(reader, () => translations?.has(reader.language, path));
}

/** Returns the language of the title that tiles show: the short title, if the item has one. */
export function languageOfTitle(
  reader: Reader,
  item: Pick<Item, 'shortTitle' | 'translations'>,
): TextLanguage {
  return languageOfText(reader, item, item.shortTitle === '' ? 'title' : 'short_title');
}

/** Returns the name of a category or tag, with its language. */
export function nameOf(
  reader: Reader,
  { translatedNames }: Pick<Catalogue, 'translatedNames'>,
  list: Category | Tag,
): ContentName {
  if (!('items' in list)) {
    return { name: list.name, ...languageOfCategory(reader, { translatedNames }, list, 'content_type_name') };
  }
  return { name: list.name, ...foreignUnless(reader, () => translatedNames?.tags.has(list.key)) };
}

/** Returns the language of a text of a category. `text` is the name of this text in the bundle. */
export function languageOfCategory(
  reader: Reader,
  { translatedNames }: Pick<Catalogue, 'translatedNames'>,
  { id }: Category,
  text: 'content_type_name' | 'description',
): TextLanguage {
  return foreignUnless(reader, () => translatedNames?.categories.get(id)?.includes(text));
}

/** Returns the name of an item's primary category, with its language. */
export function categoryNameOf(
  reader: Reader & { snapshot: Pick<Snapshot, 'catalogues'> },
  { verticalId, categoryId }: Item,
): ContentName | undefined {
  const catalogue = reader.snapshot.catalogues.get(verticalId);
  const category = catalogue?.categoryById.get(categoryId);
  return catalogue && category && nameOf(reader, catalogue, category);
}

/** Returns the texts of an item that are not in the language of its page, or `undefined` if there are none. */
export function foreignTextsOf(
  { snapshot, language }: Reader,
  { translations }: Item,
): ForeignTexts | undefined {
  const main = mainLanguageOf(snapshot.settings.languages);
  if (language === main) return undefined;
  const paths = translations?.get(language) ? translations.missing(language) : 'all';
  return paths.length === 0 ? undefined : { language: main, paths };
}

function foreignUnless(
  { snapshot, language }: Reader,
  isTranslated: () => boolean | undefined,
): TextLanguage {
  const main = mainLanguageOf(snapshot.settings.languages);
  return language === main || isTranslated() ? {} : { language: main };
}

/** Returns the language of an ad's texts. Only ads without a script (type 5) contain texts of the operator. */
export function languageOfAd(reader: Reader, { type, isTranslated }: AdEntry): TextLanguage {
  return type === 5 ? foreignUnless(reader, () => isTranslated) : {};
}

/** Returns the languages in which a text page exists. `snapshot` is that of the main language. */
export function languagesOfTextPage(snapshot: Snapshot, name: TextPageName): readonly string[] {
  const { languages } = snapshot.settings;
  const original = snapshot.textPages.get(name);
  const isTranslated = (tag: string) => snapshotIn(snapshot, tag).textPages.get(name) !== original;
  return [mainLanguageOf(languages), ...languages.slice(1).filter(isTranslated)];
}
