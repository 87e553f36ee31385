import type { RouterContextProvider } from 'react-router';
import { categoryAddress, dynamicListAddress } from '#app/domain/catalogue/addresses.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Catalogue, Tag } from '#app/domain/catalogue/catalogue.ts';
import { splitHits, type TextRun } from '#app/domain/search/highlight.ts';
import { namedList } from '#app/domain/search/named-list.ts';
import type { NamedThing } from '#app/domain/search/named-thing.ts';
import { itemsMeantBy } from '#app/domain/search/second-try.ts';
import { topicElsewhere, topicOf, type SearchWords } from '#app/domain/search/topic.ts';
import { popularItems } from '#app/domain/search/popular-words.ts';
import { foldName, isUnspaced, wordsOf } from '#app/domain/search/fold-name.ts';
import type { Suggestion, SuggestionLimits } from '#app/domain/search/suggest-index.ts';
import type { Platform } from '../platform.server.ts';
import type { SuggestionGroup, SuggestionRow } from '../suggestions.ts';
import { pictureOf } from '../picture.ts';
import { categoryNameOf, languageOfText, nameOf } from '../text-languages.ts';
import { platformContext, currentSnapshot, languageContext, localise } from '../request-context.server.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { activeVerticals, catalogueOf } from './active-verticals.server.ts';
import { openPage, type OpenPage } from './page.server.ts';
import { findNamedThings, searchWordsOf } from './search-words.server.ts';
import { sectionLink, type SectionFit } from './section-link.server.ts';

/** Maximum numbers of suggestions from the vertical of the page, and from each other vertical. */
const ownLimits = { item: 6, category: 2, tag: 2, named: 6 };
const otherLimits = { item: 3, category: 1, tag: 1, named: 3 };
/** Maximum numbers of suggestions for an empty field. */
const quickLimits = { category: 5, item: 4, named: 8 };
const noSynonyms: ReadonlyMap<string, readonly string[]> = new Map();
/** From this length of the text on, categories and tags whose names begin with the text are suggested before items. */
const minForLists = 3;

/**
 * Returns the suggestions for a normalised text, grouped by vertical: first the vertical with this prefix, then the
 * verticals that the text names, then the other verticals in menu order. Without a text, returns the categories and
 * popular items of the vertical with this prefix. Returns `null` if that vertical is not enabled.
 */
export function suggest(
  context: Readonly<RouterContextProvider>,
  prefix: string,
  keyword: string,
): SuggestionGroup[] | null {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  const active = snapshot ? activeVerticals(platform, snapshot) : [];
  const own = active.find(({ vertical }) => vertical.prefix === prefix);
  if (!own || !snapshot) return null;
  const language = context.get(languageContext);
  const localisation = localise(context, snapshot);
  if (keyword === '') return quickGroups(openPage(context, own), own);
  const others = active.filter((server) => server !== own);
  const linkIf = ({ vertical }: VerticalServer, fit: SectionFit) =>
    sectionLink(localisation, vertical, keyword, fit);
  const named = new Set(active.filter((server) => linkIf(server, 'whole') !== null));
  // A text that contains a name of the page's section is not meant for other sections.
  const isOwn = linkIf(own, 'part') !== null;
  const mentioned = new Set(isOwn ? [] : others.filter((server) => linkIf(server, 'part') !== null));
  const inOrder = [
    own,
    ...others.filter((server) => named.has(server)),
    ...others.filter((server) => !named.has(server)),
  ];
  return inOrder.flatMap((server) => {
    const limits = server === own ? ownLimits : otherLimits;
    const catalogue = catalogueOf(snapshot, server);
    const words = searchWordsOf(localisation, server.vertical);
    const found = findSuggestions(platform, keyword, {
      limits,
      catalogue,
      synonyms: server === own ? snapshot.settings.search.synonyms : noSynonyms,
      words,
      isOwn: server === own,
      isGuessed: server === own || !named.has(own),
      isPartEnough: server === own && mentioned.size === 0,
    });
    const fit = server === own && !named.has(own) ? 'like' : 'beginning';
    const { things } = findNamedThings(server, keyword, { words, most: limits.named, fit, language });
    const isEmpty = found.length + things.length === 0;
    const home =
      server !== own || isEmpty
        ? linkIf(server, isEmpty && mentioned.has(server) ? 'part' : 'beginning')
        : null;
    if (isEmpty && !home) return [];
    const page = openPage(context, server);
    const rows = [
      ...(home ? [thingRow(home, keyword)] : []),
      ...things.map((thing) => thingRow(thing, keyword)),
      ...found.map((one) => rowOf(page, server, one, keyword)),
    ];
    return [{ name: page.section('section.name'), rows }];
  });
}

interface SuggestionOptions {
  limits: SuggestionLimits;
  catalogue: Catalogue;
  synonyms: ReadonlyMap<string, readonly string[]>;
  words: SearchWords;
  /** Whether the section is that of the page. */
  isOwn: boolean;
  /** Whether the text may mean items whose names do not contain it. */
  isGuessed: boolean;
  /** Whether the text may mean items that fit only a part of it. */
  isPartEnough: boolean;
}

/**
 * Returns the category or tag that the text names, those whose names begin with the text, and then items and the other
 * categories and tags. If no name contains the text, returns the items that the text means.
 */
function findSuggestions(
  { suggesting }: Platform,
  keyword: string,
  { limits, catalogue, synonyms, words, isOwn, isGuessed, isPartEnough }: SuggestionOptions,
): Suggestion[] {
  const topic = isOwn ? topicOf(keyword, words) : topicElsewhere(keyword, words);
  // If the operator has defined synonyms for the whole text, the text means only these synonyms, so its topic is not
  // searched.
  const found = findNames(keyword) ?? (synonyms.has(foldName(keyword)) ? null : findNames(topic));
  const listLike = (text: string) => suggesting.listLike(catalogue, text);
  const named = namedList(keyword, words, listLike);
  if (!named && !found && isGuessed) {
    const options = { words, synonyms, listLike };
    const meant = itemsMeantBy(catalogue, keyword, options, { limit: limits.item, isPartEnough });
    if (meant.length > 0) return meant.map((value) => ({ kind: 'item', value }));
  }
  const isFirst = (one: Suggestion) =>
    one.kind !== 'item' &&
    keyword.length >= minForLists &&
    foldName(one.value.name).startsWith(foldName(keyword));
  const rest = (found ?? (isGuessed ? suggesting.find(catalogue, keyword, limits) : [])).filter(
    ({ value }) => value !== named,
  );
  return [
    ...(named ? [suggestionOf(named)] : []),
    ...rest.filter(isFirst),
    ...rest.filter((one) => !isFirst(one)),
  ];

  /** Returns the suggestions for a text that at least one name contains. */
  function findNames(text: string): Suggestion[] | null {
    const names = text === '' ? [] : suggesting.find(catalogue, text, limits);
    return names.some((one) => foldName(nameOfSuggestion(one)).includes(foldName(text))) ? names : null;
  }
}

function nameOfSuggestion({ kind, value }: Suggestion): string {
  return kind === 'item' ? value.title : value.name;
}

function suggestionOf(list: Category | Tag): Suggestion {
  return 'items' in list ? { kind: 'tag', value: list } : { kind: 'category', value: list };
}

function quickGroups(page: OpenPage, server: VerticalServer): SuggestionGroup[] {
  const { catalogue, tileOf } = page;
  const t = page.messages('pages');
  const categories = catalogue.categories.slice(0, quickLimits.category).map((category) => ({
    ...categoryRow(page, category, ''),
    detail: countText(page, catalogue.itemsByCategory.get(category.id)?.length ?? 0),
  }));
  const named = server.namedAtFirst?.(quickLimits.named, page);
  const items = popularItems(catalogue, quickLimits.item).map((item): SuggestionRow => {
    const { href, picture } = tileOf(item);
    return { kind: 'item', href, ...titleOf(page, item, ''), ...detailOf(page, item), picture };
  });
  return [
    { name: t('suggest.categories'), rows: categories },
    ...(named ? [{ name: named.name, rows: named.things.map((thing) => thingRow(thing, '')) }] : []),
    { name: t('suggest.popular'), rows: items },
  ].filter(({ rows }) => rows.length > 0);
}

function thingRow({ kind, href, name, detail }: NamedThing, keyword: string): SuggestionRow {
  return { kind, href, title: markTyped(name, keyword), detail, picture: null };
}

function rowOf(
  page: OpenPage,
  { vertical }: VerticalServer,
  suggestion: Suggestion,
  keyword: string,
): SuggestionRow {
  const { kind, value } = suggestion;
  switch (kind) {
    case 'item': {
      const { href, picture } = page.tileOf(value);
      return { kind, href, ...titleOf(page, value, keyword), ...detailOf(page, value), picture };
    }
    case 'category':
      return categoryRow(page, value, keyword);
    case 'tag': {
      const href = dynamicListAddress(vertical, { tag: value.addressName });
      const detail = countText(page, value.items.length);
      return { kind, href, ...nameRuns(page, value, keyword), detail, picture: null };
    }
  }
}

function countText({ section }: OpenPage, count: number): string {
  return count === 0 ? '' : section('section.count', { count });
}

/**
 * Returns the text beside an item's name: its category, or a label for a sample, because samples are labelled wherever
 * they are listed.
 */
function detailOf(page: OpenPage, item: Item): Pick<SuggestionRow, 'detail' | 'detailLanguage'> {
  if (item.isSample) return { detail: page.messages('pages')('suggest.sample') };
  const { name = '', language } = categoryNameOf(page, item) ?? {};
  return { detail: name, ...(language !== undefined && { detailLanguage: language }) };
}

type RowTitle = Pick<SuggestionRow, 'title' | 'language'>;

function titleOf(page: OpenPage, item: Item, keyword: string): RowTitle {
  return { title: markTyped(item.title, keyword), ...languageOfText(page, item, 'title') };
}

function nameRuns(page: OpenPage, list: Category | Tag, keyword: string): RowTitle {
  const { name, ...language } = nameOf(page, page.catalogue, list);
  return { title: markTyped(name, keyword), ...language };
}

function categoryRow(page: OpenPage, category: Category, keyword: string): SuggestionRow {
  return {
    kind: 'category',
    href: categoryAddress(category, page.catalogue),
    ...nameRuns(page, category, keyword),
    detail: page.messages('pages')('suggest.category'),
    picture: pictureOf(page.snapshot, category.image),
  };
}

/**
 * Marks the words of a name that start with the typed text. If there are none, marks the words that start with the
 * first matching typed word.
 */
function markTyped(name: string, keyword: string): TextRun[] {
  const tried = [keyword, ...wordsOf(keyword)].map((text) => markBeginnings(splitHits(name, text)));
  return tried.find((runs) => runs.some(({ isHit }) => isHit)) ?? splitHits(name, '');
}

function markBeginnings(runs: readonly TextRun[]): TextRun[] {
  return runs.map(({ text, isHit }, index) => {
    const before = runs[index - 1]?.text ?? '';
    return { text, isHit: isHit && (isUnspaced(text) || !/[\p{L}\p{N}]$/u.test(before)) };
  });
}
