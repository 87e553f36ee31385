import { asInteger, isJsonObject } from '#app/lib/json.ts';
import { textsIn, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import { hashText, type TranslatedText } from '#app/bundle/translations/translation.server.ts';
import { categoryAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { addLanguage, languagePrefix } from '#app/domain/languages.ts';
import { isTextPageName, textPageAddress } from '#app/domain/text-pages.ts';
import { parseFieldPath } from '#app/changes/field-steps.ts';
import { followField } from '../../changes/follow-field.ts';
import { compareTexts } from '../../changes/show-value.server.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import type { TranslateSchema } from '#app/lib/translate-schema.ts';
import { schemaTextsIn } from '../../schema-texts/schema-texts.server.ts';
import { documentMessagesContext } from '../../server/context.ts';
import { itemFormOf, type ItemForm } from '../content/item-form.server.ts';
import { decodeContentItem } from '../content/stored-items.server.ts';
import { describeSettings, settingsSiteOf } from '../settings/settings.server.ts';
import { findEarlierOriginals } from './earlier-originals.server.ts';
import { directedLanguage } from './name-language.server.ts';
import { readFilter, writeFilter } from './filter.ts';
import { findEntries } from './find-entries.server.ts';
import { holderAddress, isSameHolder, languageAddress, textGroups, type HolderKey } from './holder.ts';
import { revisionOfText, translationOf } from './save-texts.server.ts';
import type { ShownText } from './shown-text.ts';
import { findHolder, openLanguage, partOf, type TranslatedSite } from './site.server.ts';

/** The parameters of the address of the screen. */
interface Parameters {
  language?: string | undefined;
  section?: string | undefined;
  kind?: string | undefined;
  id?: string | undefined;
}

/** Reads the texts of an item, category, tag or part of the site. Throws a 404 response if there is none. */
export async function readTexts(args: RequestArgs, { language: tag, section, kind, id = '' }: Parameters) {
  const { language, ...site } = await openLanguage(args, tag);
  const group = textGroups.find((one) => one === kind);
  const key = { section: section ?? '', group: group ?? 'info', id };
  const found = group && (await findHolder(site, key));
  if (!found) throw new Response('There are no such texts.', { status: 404 });
  const { holder, published } = found;
  const translation = translationOf(holder, language);
  const texts = sortTexts(textsIn(holder, language));
  const earlier = await findEarlierOriginals(
    site.platform.store.db,
    site.registry,
    found,
    new Map(
      texts.flatMap(({ path, state }) =>
        state === 'stale' ? [[path, translation.sources.get(path) ?? ''] as const] : [],
      ),
    ),
  );
  const before = published && translationOf(published, language);
  const describe = createDescriber(
    site,
    holder,
    schemaTextsIn(args.context.get(documentMessagesContext).language),
  );
  const filter = readFilter(new URL(args.request.url).searchParams);
  return {
    key: { section: holder.section, group: holder.group, id: holder.id } satisfies HolderKey,
    name: holder.name,
    language: directedLanguage(args, language),
    main: directedLanguage(args, site.main),
    texts: texts.map(({ path, text, translation: own, state }): ShownText => {
      const original = earlier.get(path);
      const isChanged = before !== null && revisionOfText(before, path) !== revisionOfText(translation, path);
      return {
        path,
        ...describe(path),
        original: text,
        source: hashText(text),
        text: own ?? '',
        revision: revisionOfText(translation, path),
        state,
        published: isChanged ? (before.texts.get(path) ?? '') : null,
        change: original === undefined ? null : { before: original, pieces: compareTexts(original, text) },
      };
    }),
    preview: addLanguage(languagePrefix([site.main, language], language), pageOf(site, holder)),
    editor: editorOf(holder),
    list: languageAddress(language) + writeFilter(filter),
    ...(await findNeighbours(site, language, holder)),
  };
}

/** The texts of a holder, for the screen. */
export type TextsData = Awaited<ReturnType<typeof readTexts>>;

/**
 * Finds an entry in the filtered list. Returns its position, counted from 1, and the addresses of its neighbours. The
 * position is 0 if the list does not contain the entry.
 */
async function findNeighbours(site: TranslatedSite, language: string, holder: HolderKey) {
  const filter = readFilter(new URL(site.args.request.url).searchParams);
  // The current entry stays in the list if its last missing text was just translated. Usually the list has been
  // searched before. Otherwise the texts of the entry are shown without waiting for the search.
  const { rows: shown } = await findEntries(site, language, filter, {
    kept: holder,
    time: 100,
    patience: 100,
  });
  const at = shown.findIndex((row) => isSameHolder(row, holder));
  const address = (row: HolderKey | undefined) =>
    row ? holderAddress(language, row) + writeFilter(filter) : null;
  return {
    previous: at > 0 ? address(shown[at - 1]) : null,
    next: at >= 0 ? address(shown[at + 1]) : null,
    position: at + 1,
    total: shown.length,
  };
}

/**
 * Sorts the texts so that those of each entry of a list follow each other: the first question and its answer, then the
 * second question.
 */
function sortTexts(texts: readonly TranslatedText[]): TranslatedText[] {
  const lists = new Map<string, number>();
  const rankOf = ({ path }: TranslatedText, position: number): readonly [number, number, number] => {
    const [, list, index] = /^([^[]*)\[(\d+)\]/.exec(path) ?? [];
    if (list === undefined) return [position, 0, position];
    const first = lists.get(list) ?? position;
    lists.set(list, first);
    return [first, Number(index), position];
  };
  return texts
    .map((text, position) => ({ text, rank: rankOf(text, position) }))
    .toSorted(({ rank: one }, { rank: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .map(({ text }) => text);
}

type Description = Pick<ShownText, 'name' | 'kind'>;

/** Returns a function that names a text and chooses its control. */
function createDescriber(
  site: TranslatedSite,
  { group, verticalId }: TextHolder,
  translate: TranslateSchema,
): (path: string) => Description {
  const nameOf = (path: string, title = ''): Description['name'] => ({ path, title, entry: '', fields: [] });
  switch (group) {
    case 'items': {
      const server = site.platform.verticals.find(({ vertical }) => vertical.id === verticalId);
      const form: ItemForm = server ? itemFormOf(server, translate) : new Map();
      const fields = [...form.values()].flat();
      const html = new Set(fields.flatMap(({ kind, path }) => (kind === 'html' ? [path.join('.')] : [])));
      return (path) => ({
        name: { ...nameOf(path), fields: followField(form, parseFieldPath(path)) },
        kind: html.has(path) ? 'html' : 'plain',
      });
    }
    case 'info':
    case 'settings': {
      const settings = { value: partOf(site, 0, 'settings'), published: undefined };
      const info = { value: partOf(site, 0, 'info'), published: undefined };
      const { fields } = describeSettings(
        settingsSiteOf(site.platform, site.args.context.get(documentMessagesContext).language),
        { settings, info },
        true,
      );
      const titles = new Map(fields.map(({ key, title }) => [key, title]));
      return (path) => ({
        name: nameOf(path, titles.get(group === 'info' ? `info.${path}` : path) ?? ''),
        kind: 'plain',
      });
    }
    case 'ext_pages':
      return (path) => ({ name: nameOf(path), kind: 'markdown' });
    default:
      return (path) => ({ name: nameOf(path), kind: 'plain' });
  }
}

/**
 * Returns the address of the page that shows the texts, in the main language. Without such a page, returns the home
 * page.
 */
function pageOf(
  { platform, registry }: TranslatedSite,
  { group, verticalId, id, value }: TextHolder,
): string {
  const rules = registry.verticals.get(verticalId);
  if (group === 'ext_pages') return isTextPageName(id) ? textPageAddress(id) : '/';
  if (!rules) return '/';
  if (group === 'items') {
    const { traitsOf, ...others } = rules;
    const { item } = decodeContentItem(verticalId, value, { ...others, ...(traitsOf && { traitsOf }) });
    const address = itemAddress(item);
    return address.startsWith('/') ? address : '/';
  }
  const category =
    group === 'categories'
      ? platform.snapshots
          .current()
          ?.catalogues.get(verticalId)
          ?.categoryById.get(asInteger(Number(id)))
      : undefined;
  const address = category ? categoryAddress(category, rules) : `/${rules.prefix}`;
  return address.startsWith('/') ? address : `/${rules.prefix}`;
}

/** Returns the address of the screen that edits the originals. */
function editorOf({ group, section, id, value }: TextHolder): string {
  switch (group) {
    case 'items':
      return `/content/${section}/${id}`;
    case 'categories':
    case 'tags':
      return `/content/${section}/categories`;
    case 'ext_pages':
      return isJsonObject(value) ? `/settings/text-pages/${id}` : '/settings/text-pages';
    case 'layouts':
      return '/pages';
    case 'ads':
      return '/ads';
    case 'info':
      return '/settings/name';
    case 'settings':
      return '/settings';
  }
}
