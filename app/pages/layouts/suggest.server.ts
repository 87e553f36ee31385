import type { RouterContextProvider } from 'react-router';
import { categoryAddress, dynamicListAddress } from '#app/domain/catalogue/addresses.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import { splitHits, type TextRun } from '#app/domain/search/highlight.ts';
import type { NamedThing } from '#app/domain/search/named-thing.ts';
import { wordsOf, type Suggestion } from '#app/domain/search/suggest-index.ts';
import type { SuggestionGroup, SuggestionRow } from '../suggestions.ts';
import { pictureOf } from '../picture.ts';
import { platformContext } from '../request-context.server.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { activeVerticals, openPage, type OpenPage } from './page.server.ts';

/** Maximum numbers of suggestions from the vertical of the page, and from each other vertical. */
const ownLimits = { item: 6, category: 2, tag: 2, named: 6 };
const otherLimits = { item: 3, category: 1, tag: 1, named: 3 };
/** Number of categories that are suggested before the first key. */
const quickWays = 8;

/**
 * Returns the suggestions for a normalised text in groups: the vertical of this id first, then the others in menu
 * order. Without a text, returns the categories of that vertical. Returns `null` if the vertical is not enabled.
 */
export function suggest(
  context: Readonly<RouterContextProvider>,
  verticalId: number,
  keyword: string,
): SuggestionGroup[] | null {
  const platform = context.get(platformContext);
  const snapshot = platform.snapshots.current();
  const active = snapshot ? activeVerticals(platform, snapshot) : [];
  const own = active.find(({ vertical }) => vertical.id === verticalId);
  if (!own) return null;
  if (keyword === '') return quickGroup(openPage(context, own), verticalId);
  return [own, ...active.filter((server) => server !== own)].flatMap((server) => {
    const limits = server === own ? ownLimits : otherLimits;
    const found = platform.suggesting.find(server.vertical.id, keyword, limits);
    const things =
      server.findNamed?.(keyword, limits.named, server === own ? 'like' : 'beginning').things ?? [];
    if (found.length + things.length === 0) return [];
    const page = openPage(context, server);
    const rows = [
      ...things.map((thing) => thingRow(thing, keyword)),
      ...found.map((one) => rowOf(page, server, one, keyword)),
    ];
    return [{ name: server.vertical.name, rows }];
  });
}

function quickGroup(page: OpenPage, verticalId: number): SuggestionGroup[] {
  const rows = page.catalogue.categories
    .slice(0, quickWays)
    .map((category) => categoryRow(page, verticalId, category, ''));
  return rows.length > 0 ? [{ name: 'Categories', rows }] : [];
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
      // Samples are labelled wherever they are listed.
      const detail = value.isSample
        ? 'Sample'
        : (page.catalogue.categoryById.get(value.categoryId)?.name ?? '');
      return { kind, href, title: markTyped(value.title, keyword), detail, picture };
    }
    case 'category':
      return categoryRow(page, vertical.id, value, keyword);
    case 'tag': {
      const href = dynamicListAddress(vertical.id, { tag: value.name });
      const detail = `${value.items.length} ${value.items.length === 1 ? vertical.noun.one : vertical.noun.many}`;
      return { kind, href, title: markTyped(value.name, keyword), detail, picture: null };
    }
  }
}

function categoryRow(page: OpenPage, verticalId: number, category: Category, keyword: string): SuggestionRow {
  return {
    kind: 'category',
    href: categoryAddress(category, verticalId),
    title: markTyped(category.name, keyword),
    detail: 'Category',
    picture: pictureOf(page.snapshot, category.image),
  };
}

/**
 * Marks the words of a name that start with the typed text, or otherwise with the first of the typed words that
 * matches.
 */
function markTyped(name: string, keyword: string): TextRun[] {
  const tried = [keyword, ...wordsOf(keyword)].map((text) => markBeginnings(splitHits(name, text)));
  return tried.find((runs) => runs.some(({ isHit }) => isHit)) ?? splitHits(name, '');
}

function markBeginnings(runs: readonly TextRun[]): TextRun[] {
  return runs.map(({ text, isHit }, index) => {
    const before = runs[index - 1]?.text ?? '';
    return { text, isHit: isHit && !/[\p{L}\p{N}]$/u.test(before) };
  });
}
