import { categoryAddress, dynamicListAddress, searchAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { categoryWithKeyword } from '#app/domain/search/category-with-keyword.ts';
import { groupClose, isTellingPrefix } from '#app/domain/search/close-groups.ts';
import { splitHits } from '#app/domain/search/highlight.ts';
import { defaultLimit } from '#app/domain/search/modes.ts';
import type { PhraseResult } from '#app/domain/search/phrase-result.ts';
import { isEverything, type SearchOutcome } from '#app/domain/search/outcome.ts';
import { popularItems, popularWords } from '#app/domain/search/popular-words.ts';
import {
  filledCategories,
  relatedCategories,
  type SizedCategory,
} from '#app/domain/search/related-categories.ts';
import { hasWordsOf } from '#app/domain/search/keyword-matches.ts';
import { namedList } from '#app/domain/search/named-list.ts';
import { tryAgain } from '#app/domain/search/second-try.ts';
import { namesSection } from '#app/domain/search/topic.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { everythingLink, linkTo, listLink } from '#app/pages/layouts/links.server.ts';
import { searchWordsOf } from '#app/pages/layouts/search-words.server.ts';
import type { SearchAround, SectionMatches } from '#app/pages/layouts/search-around.ts';
import { categoryNameOf, languageOfText } from '#app/pages/text-languages.ts';
import { countGraphemes, shorten } from '#app/lib/shorten.ts';
import { coverRows, fillWithLink, surpriseLink } from './row-filling.server.ts';
import { navigationBlocks } from './navigation-blocks.server.ts';

/** Maximum length of a keyword in a heading, in characters. */
const keywordInHeading = 100;
/** Maximum number of items below “Did you mean”. */
const maxAlike = 6;

/**
 * Maximum number of items that are shown in addition to the results. Together with the link at the end they fill two
 * rows or more.
 */
const maxMore = 16;
/** Number of pictures beside a category's name. */
const maxPictures = 4;

/** Number of results of a second try that are shown with picture and text. Further results are small entries. */
const cardsOfSecondTry = 24;

/** The state of a results page. */
type SearchState = 'start' | 'results' | 'nothing' | 'everything';

export const searchResults = defineBlock({
  type: 'searchResults',
  description:
    'Results of the keyword, 24 a page, with close matches, results of other sections, more items and related categories. Without a keyword, a large search field with popular words and items',
  settings: {},
  async load(context) {
    const { search, searchAround, catalogue, vertical } = context;
    if (!search) return null;
    const found = stateOf(search, searchAround);
    const { number, pageCount, total, entries } = search.hits;
    const items = entries.map(({ item }) => item);
    const isFirst = number === 1;
    context.shown.add(items);
    const isWeak =
      found === 'results' &&
      isFirst &&
      (namesSection(search.keyword, searchWordsOf(context, vertical)) ||
        hasOnlyParts(context, search, searchAround));
    const second = found === 'nothing' || isWeak ? secondTry(context, search, searchAround, isWeak) : null;
    const state = isWeak && second ? 'nothing' : found;
    const isNothing = state === 'nothing' && !second;
    const popular = state === 'start' ? popularItems(catalogue, coverRows) : [];
    const popularFew = state === 'nothing' ? popularItems(catalogue, 10) : [];
    const elsewhereOnPage = new Set([...popularFew, ...(second?.results ?? [])].map(({ id }) => id));
    const more =
      pageCount > 1 && state === 'results'
        ? []
        : moreItems(context, search, isWeak).filter(({ id }) => !elsewhereOnPage.has(id));
    const named = searchAround?.named ?? { total: 0, things: [] };
    const list = isFirst && state === 'results' ? namedListOf(context, search) : null;
    return {
      state,
      list,
      keyword: shorten(search.keyword, keywordInHeading),
      total: total + named.total,
      named: named.things,
      sections: searchAround?.sections ?? [],
      elsewhere: (searchAround?.elsewhere ?? []).map((section) => sectionOf(context, section)),
      isLimited: state === 'results' && total >= defaultLimit,
      results: state === 'results' ? entries.map((result) => resultOf(context, result)) : [],
      tiles: state === 'everything' ? items.map(context.tileOf) : [],
      filling: fillWithLink(items.length, coverRows, surpriseLink(context)),
      pager: { number, pageCount, address: search.address },
      categories: categoriesOf(
        context,
        state,
        search.matches.map(({ item }) => item),
      ).filter(({ href }) => href !== list?.href),
      second,
      alike: isNothing ? context.itemsLike(search.keyword, maxAlike).map(context.tileOf) : [],
      popular: popular.map(context.tileOf),
      popularFilling: fillWithLink(popular.length, coverRows, surpriseLink(context)),
      popularFew: popularFew.map(context.tileOf),
      close: isFirst && !second ? closeGroups(context, search) : [],
      more: more.slice(0, maxMore).map(context.tileOf),
      moreFilling: fillWithLink(
        Math.min(more.length, maxMore),
        coverRows,
        // A page without results already has a link to all items.
        isNothing ? surpriseLink(context) : everythingLink(context),
      ),
      box: state === 'start' ? await searchField(context) : null,
      all: everythingLink(context),
    };
  },
});

/** Whether no result contains the keyword as a word. Results may then contain it by chance, like “war” in “forward”. */
function hasOnlyParts(
  { catalogue }: PageContext,
  { keyword, matches }: SearchOutcome,
  around?: SearchAround,
): boolean {
  const isWord = ({ item }: PhraseResult) => hasWordsOf(item, keyword, catalogue.language, 'whole');
  return (around?.named.total ?? 0) === 0 && !matches.some(isWord);
}

/** Whether another section answers the keyword. If so, the keyword is not corrected. */
function isAnsweredElsewhere(around?: SearchAround): boolean {
  if (!around) return false;
  return around.sections.length > 0 || around.elsewhere.some(({ isExact }) => isExact);
}

/**
 * Returns the contents that replace an empty results page. If `isSure` is set, leaves out contents that are only
 * guessed.
 */
function secondTry(
  context: PageContext,
  { keyword }: SearchOutcome,
  around: SearchAround | undefined,
  isSure: boolean,
) {
  const { catalogue, vertical, snapshot, correctionOf, listLike } = context;
  const { synonyms } = snapshot.settings.search;
  const found = tryAgain(catalogue, keyword, {
    words: searchWordsOf(context, vertical),
    isGuessed: !isSure && !isAnsweredElsewhere(around),
    synonyms,
    correctionOf,
    listLike,
  });
  if (!found || (isSure && found.list)) return null;
  const { kind, name, list, results, total } = found;
  const href = list
    ? 'items' in list
      ? dynamicListAddress(catalogue, { tag: list.key })
      : categoryAddress(list, catalogue)
    : name && searchAddress(catalogue, name);
  return {
    kind,
    name,
    href,
    total,
    results: results.slice(0, cardsOfSecondTry).map((result) => resultOf(context, result)),
    rest: results.slice(cardsOfSecondTry).map(({ item }) => smallHitOf(context, item, '')),
  };
}

/**
 * Returns the list that the keyword names, otherwise the category whose own keywords contain the keyword. The pictures
 * are those of the list's first items.
 */
function namedListOf(context: PageContext, { keyword }: SearchOutcome) {
  const { catalogue, vertical, section } = context;
  const words = searchWordsOf(context, vertical);
  const list = namedList(keyword, words, context.listLike) ?? categoryWithKeyword(catalogue, keyword, words);
  const link = list && listLink(context, catalogue, section, list);
  if (!link) return null;
  const items = 'items' in list ? list.items : (catalogue.itemsByCategory.get(list.id) ?? []);
  const detail = section('section.allCount', { count: items.length });
  return {
    ...link,
    detail,
    pictures: items.slice(0, maxPictures).map((item) => context.tileOf(item).picture),
  };
}

/**
 * Returns unmatched items, and items whose match is too weak. Items in the main category of the results come first.
 */
function moreItems(
  { catalogue }: PageContext,
  { close, more, matches }: SearchOutcome,
  withMatches: boolean,
): Item[] {
  const distant = close.filter(({ prefix }) => !isTellingPrefix(prefix));
  const items = [...(withMatches ? matches : []), ...distant, ...more].map(({ item }) => item);
  const [main] = relatedCategories(
    catalogue,
    matches.map(({ item }) => item),
    1,
  );
  const isNear = ({ categoryIds }: Item) => main !== undefined && categoryIds.includes(main.category.id);
  return [...items.filter(isNear), ...items.filter((item) => !isNear(item))];
}

function stateOf(search: SearchOutcome, around?: SearchAround): SearchState {
  if (isEverything(search)) return 'everything';
  if (search.keyword === '') return 'start';
  return search.hits.total > 0 || (around?.named.total ?? 0) > 0 ? 'results' : 'nothing';
}

/** Returns another vertical's matches as small entries. */
function sectionOf(
  context: PageContext,
  { vertical, href, total, list, named, items, ...rest }: SectionMatches,
) {
  const t = context.sectionMessages(vertical);
  const { isLimited } = rest;
  return {
    name: t('section.name'),
    href,
    count:
      rest.isExact && total > 0
        ? t(isLimited ? 'section.countAtLeast' : 'section.count', { count: total })
        : '',
    named: [...(list ? [list] : []), ...named.things],
    hits: items.map((item) => smallHitOf(context, item, context.search?.keyword ?? '')),
    seeAll:
      total > named.things.length + items.length
        ? t(isLimited ? 'section.showAllAtLeast' : 'section.showAll', { count: total })
        : '',
  };
}

function smallHitOf(context: PageContext, item: Item, marked: string) {
  const { href, picture, needsKeyboard = false } = context.tileOf(item);
  return {
    id: item.id,
    href,
    picture,
    needsKeyboard,
    title: splitHits(item.title, marked),
    ...languageOfText(context, item, 'title'),
    category: categoryNameOf(context, item),
  };
}

/** Returns the data of the large search field's block for this vertical, with popular words as shortcuts. */
async function searchField(context: PageContext) {
  const { catalogue, vertical } = context;
  const { searchBox } = navigationBlocks;
  const box = await searchBox.load({ ...context, searchVertical: vertical }, { itemCount: 0 }).data;
  const words = popularWords(catalogue, 8, [vertical.noun.one, vertical.noun.many]);
  return box && { ...box, quick: words.map((name) => ({ name, href: searchAddress(catalogue, name) })) };
}

function categoriesOf(context: PageContext, state: SearchState, items: readonly Item[]) {
  const { catalogue } = context;
  const link = ({ category, size }: SizedCategory) => ({
    ...linkTo(context, catalogue, category),
    count: size,
  });
  if (state === 'results') return relatedCategories(catalogue, items, 8).map(link);
  return state === 'everything' ? [] : filledCategories(catalogue, 16).map(link);
}

function resultOf(context: PageContext, { item, prefix, snippet }: PhraseResult) {
  const { href, picture, badge, needsKeyboard = false } = context.tileOf(item);
  return {
    id: item.id,
    href,
    picture,
    badge,
    needsKeyboard,
    title: splitHits(item.title, prefix),
    ...languageOfText(context, item, 'title'),
    snippet: splitHits(snippet, prefix),
    snippetLanguage: languageOfText(context, item, 'intro').language,
    category: categoryNameOf(context, item),
    stars: context.figuresOf(item).stars,
  };
}

function closeGroups(context: PageContext, { close, keyword, hits }: SearchOutcome) {
  return groupClose(close, keyword, hits.total > 0).map(({ prefix, isTelling, open, folded }) => {
    // A single marked letter in every title would be meaningless.
    const marked = countGraphemes(prefix) > 1 ? prefix : '';
    const small = ({ item }: PhraseResult) => smallHitOf(context, item, marked);
    return {
      prefix: shorten(prefix, keywordInHeading),
      cards: isTelling ? open.map((result) => resultOf(context, result)) : [],
      open: isTelling ? [] : open.map(small),
      folded: folded.map(small),
    };
  });
}
