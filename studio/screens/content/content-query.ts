import { columnIds, readColumns, type ColumnId } from './columns.ts';

/** The states of an item in the table. `rejected`: the portal leaves it out because its data is invalid. */
export const itemStates = ['shown', 'hidden', 'rejected', 'changed'] as const;
export type ItemState = (typeof itemStates)[number];

/** Parts that an item can lack. A filter finds the items that lack one of them. */
export const lackedParts = ['cover', 'text'] as const;
export type LackedPart = (typeof lackedParts)[number];

/** The modes of the portal's search. */
export const searchModes = ['title', 'words', 'phrase'] as const;
export type SearchMode = (typeof searchModes)[number];

/** The state of the table. It is part of the screen's address. */
export interface ContentQuery {
  keyword: string;
  mode: SearchMode;
  /**
   * An item matches one of the following filters if it has any of the filter's values. An empty filter matches every
   * item.
   */
  categories: readonly number[];
  tags: readonly string[];
  /** `own` selects items that are not from a feed. */
  providers: readonly string[];
  states: readonly ItemState[];
  lacks: readonly LackedPart[];
  /** `null` means catalogue order, or relevance in a search. */
  sort: { column: ColumnId; isDescending: boolean } | null;
  /** The shown columns, in their order. `null` means the columns that the operator has chosen for the section. */
  columns: readonly ColumnId[] | null;
  /**
   * The saved view from which the query comes. `all` means the list of all items in a section that usually opens with a
   * view.
   */
  view: number | 'all' | null;
}

/** The value for items that are not from a feed. */
export const ownProvider = 'own';

const limits = { keyword: 200, values: 50, length: 200 };

/** Reads a query from the parameters of an address. Ignores unknown parameters and values. */
export function readQuery(parameters: URLSearchParams): ContentQuery {
  const list = (name: string) =>
    [...new Set((parameters.get(name) ?? '').split(','))]
      .map((value) => decodeValue(value).slice(0, limits.length))
      .filter((value) => value !== '')
      .slice(0, limits.values);
  const sort = parameters.get('sort') ?? '';
  const column = columnIds.find((name) => name === sort.replace(/^-/, ''));
  return {
    keyword: (parameters.get('q') ?? '').slice(0, limits.keyword).toWellFormed(),
    mode: searchModes.find((mode) => mode === parameters.get('mode')) ?? 'title',
    categories: list('category').map(Number).filter(Number.isSafeInteger),
    tags: list('tag'),
    providers: list('provider'),
    states: itemStates.filter((state) => list('state').includes(state)),
    lacks: lackedParts.filter((part) => list('missing').includes(part)),
    sort: column === undefined ? null : { column, isDescending: sort.startsWith('-') },
    columns: readColumns(parameters.get('columns')),
    view: readView(parameters.get('view')),
  };
}

function readView(text: string | null): ContentQuery['view'] {
  if (text === 'all') return 'all';
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Returns the part of a query that decides which items are found, and their order. */
export function writeList(query: ContentQuery): string {
  return writeQuery({ ...query, columns: null, view: null });
}

/** Writes a query as parameters of an address. Defaults are left out. */
export function writeQuery(query: ContentQuery): string {
  const parameters = new URLSearchParams();
  const set = (name: string, values: readonly (string | number)[]) => {
    if (values.length > 0) parameters.set(name, values.map((value) => encodeValue(String(value))).join(','));
  };
  if (query.keyword !== '') parameters.set('q', query.keyword);
  if (query.mode !== 'title') parameters.set('mode', query.mode);
  set('category', query.categories);
  set('tag', query.tags);
  set('provider', query.providers);
  set('state', query.states);
  set('missing', query.lacks);
  if (query.sort) parameters.set('sort', `${query.sort.isDescending ? '-' : ''}${query.sort.column}`);
  if (query.columns) parameters.set('columns', query.columns.join(','));
  if (query.view !== null) parameters.set('view', String(query.view));
  return parameters.toString();
}

/** Whether a query shows all items in catalogue order, so that they can be moved. */
export function isCatalogueOrder(query: ContentQuery): boolean {
  const { sort } = query;
  const isPlain = sort === null || (sort.column === 'order' && !sort.isDescending);
  return isPlain && !isFiltered(query);
}

/** Whether a query leaves out items. */
export function isFiltered({ keyword, categories, tags, providers, states, lacks }: ContentQuery): boolean {
  return (
    keyword.trim() !== '' || [categories, tags, providers, states, lacks].some((values) => values.length > 0)
  );
}

/** Values are separated by commas. A comma inside a value is written as `%2C`. */
function encodeValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function decodeValue(value: string): string {
  return value.replaceAll('%2C', ',').replaceAll('%25', '%');
}
