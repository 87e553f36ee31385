import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFolder, readJson } from './sources.ts';

/*
 * Adds the translations of `content/translations` to the starter bundle (README.md describes the files). Each text gets
 * the hash of the English text, so that the portal recognises when the English text changes.
 */

/** The ids of the verticals by the names of their files. */
const sections: Readonly<Record<string, number>> = {
  news: 1,
  games: 2,
  shop: 4,
  'star-sign': 5,
  apps: 6,
  quiz: 8,
};

/** Translated texts by path, such as `faq[0].question`. */
type Texts = Readonly<Record<string, string>>;

interface SectionFile {
  /** Texts of the items, by item id. */
  items?: Readonly<Record<string, Texts>>;
  /** Texts of the categories, by category id. */
  categories?: Readonly<Record<string, Texts>>;
  /** Texts of the tags, by English name. */
  tags?: Readonly<Record<string, Texts>>;
}

/** The file `site.json`. */
interface SiteFile {
  info?: Texts;
  settings?: Texts;
  /** Headings of blocks, by the English text. */
  layouts?: Texts;
  /** Texts of the house promotions, by the English text. */
  ads?: Texts;
}

/** Anything that can be translated. */
interface Translatable {
  translations?: Record<string, unknown>;
}

/** The part of the bundle that has translations. */
export interface TranslatedBundle {
  info: object;
  settings: object;
  ads: readonly { div: string }[];
  ext_pages: Readonly<Record<string, string>>;
  ext_translations?: Record<string, Record<string, unknown>>;
  data_content: Readonly<
    Record<string, { menu: object[]; list: object[]; list_tags: Readonly<Record<string, object>> }>
  >;
}

const folder = 'translations';

/** Returns the languages of the starter content, without English. */
export async function readLanguages(): Promise<string[]> {
  const entries = await readdir(path.join(contentFolder, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Adds all translations to the bundle. Throws an error that names the file and the text if a translation names a text
 * that does not exist.
 */
export async function addTranslations(bundle: TranslatedBundle): Promise<void> {
  for (const language of await readLanguages()) {
    for (const [section, id] of Object.entries(sections)) {
      const content = bundle.data_content[id];
      if (content) await addSection(content, language, `${folder}/${language}/${section}.json`);
    }
    await addSite(bundle, language);
  }
}

async function addSection(
  { menu, list, list_tags: tags }: TranslatedBundle['data_content'][string],
  language: string,
  file: string,
): Promise<void> {
  const given = await readOptional<SectionFile>(file);
  if (!given) return;
  const groups = [
    ['items', new Map(list.map((item) => [idOf(item, 'id'), item]))],
    ['categories', new Map(menu.map((entry) => [idOf(entry, 'content_type_id'), entry]))],
    ['tags', new Map(Object.entries(tags))],
  ] as const;
  for (const [group, values] of groups) {
    for (const [id, texts] of Object.entries(given[group] ?? {})) {
      const value: (object & Translatable) | undefined = values.get(id);
      if (!value) throw new Error(`${file}: there is nothing with the id "${id}" in ${group}.`);
      const translation = withHashes(value, texts, `${file}: ${group} ${id}`);
      value.translations = { ...value.translations, [language]: translation };
    }
  }
}

async function addSite(bundle: TranslatedBundle, language: string): Promise<void> {
  const file = `${folder}/${language}/site.json`;
  const { info, settings, layouts, ads } = (await readOptional<SiteFile>(file)) ?? {};
  const add = (part: string, translation: object) => {
    const translations = (bundle.ext_translations ??= {});
    translations[part] = { ...translations[part], [language]: translation };
  };
  if (info) add('info', withHashes(bundle.info, info, `${file}: info`));
  // Settings get no hashes: most of their texts are defaults, which only the portal's code contains.
  if (settings) add('settings', settings);
  const pages = await readPages(`${folder}/${language}/pages`);
  if (Object.keys(pages).length > 0) {
    add('ext_pages', withHashes(bundle.ext_pages, pages, `${folder}/${language}/pages`));
  }
  if (layouts) add('layouts', layouts);
  for (const text of Object.keys(ads ?? {})) {
    if (!bundle.ads.some(({ div }) => div.includes(`>${text}<`))) {
      throw new Error(`${file}: there is no ad with the text "${text}".`);
    }
  }
  if (ads) add('ads', ads);
}

/** Returns the Markdown of each text page in a folder. A page is named after its file: `about-us.md` is `aboutUs`. */
export async function readPages(name: string): Promise<Record<string, string>> {
  const pages = path.join(contentFolder, name);
  const files = (await readdir(pages).catch(() => [])).filter((file) => file.endsWith('.md')).sort();
  const texts = files.map(async (file) => {
    const page = path.parse(file).name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [page, await readFile(path.join(pages, file), 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Returns a translation with the hash of each English text. */
function withHashes(value: object, texts: Texts, where: string): object {
  const hashes = Object.keys(texts).map((name) => {
    const text = textAt(value, name);
    if (text === null) throw new Error(`${where}: there is no text "${name}".`);
    return [name, createHash('sha256').update(text).digest('hex').slice(0, 16)] as const;
  });
  return { ...texts, ext_from: Object.fromEntries(hashes) };
}

/** Returns the text at a path such as `faq[0].question`. Returns `null` if the text is missing or empty. */
export function textAt(value: object, name: string): string | null {
  let found: unknown = value;
  for (const step of name.split(/[.[\]]+/).filter(Boolean)) {
    const own = typeof found === 'object' && found !== null && Object.hasOwn(found, step);
    found = own ? (found as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return typeof found === 'string' && found !== '' ? found : null;
}

function idOf(value: object, field: string): string {
  return String(new Map(Object.entries(value)).get(field));
}

async function readOptional<Value>(file: string): Promise<Value | null> {
  try {
    return await readJson<Value>(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
