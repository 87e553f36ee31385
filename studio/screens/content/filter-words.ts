import type { Formats } from '#app/messages/formats.ts';
import type { Messages } from '#app/messages/use-messages.ts';
import { ownProvider, type ContentQuery, type ItemState, type LackedPart } from './content-query.ts';

/** The values by which a section can be filtered. */
export interface FilterOptions {
  categories: { id: number; name: string; depth: number }[];
  tags: { key: string; name: string }[];
  providers: string[];
}

/** A filter in words, and the query without it. */
export interface FilterChip {
  id: string;
  text: string;
  without: ContentQuery;
}

/** Returns the name of a state. */
export function stateName(t: Messages<'content'>, state: ItemState): string {
  if (state === 'hidden') return t('state.hidden');
  if (state === 'rejected') return t('state.rejected');
  return state === 'changed' ? t('filter.changed') : t('state.shown');
}

export function lackName(t: Messages<'content'>, part: LackedPart): string {
  return part === 'cover' ? t('filter.cover') : t('filter.noText');
}

export function providerName(t: Messages<'content'>, provider: string): string {
  return provider === ownProvider ? t('filter.own') : provider;
}

/** Describes the filters of a query, one chip for each kind. */
export function describeFilters(
  query: ContentQuery,
  options: FilterOptions,
  { t, formats }: { t: Messages<'content'>; formats: Formats },
): FilterChip[] {
  const join = (names: readonly string[]) => formats.list(names, { type: 'disjunction' });
  const chips: FilterChip[] = [];
  const categories = query.categories.flatMap(
    (id) => options.categories.find((one) => one.id === id)?.name ?? [],
  );
  if (categories.length > 0)
    chips.push({
      id: 'category',
      text: t('filter.categoryIs', { names: join(categories) }),
      without: { ...query, categories: [] },
    });
  const tags = query.tags.map((key) => options.tags.find((one) => one.key === key)?.name ?? key);
  if (tags.length > 0)
    chips.push({
      id: 'tag',
      text: t('filter.tagIs', { names: join(tags) }),
      without: { ...query, tags: [] },
    });
  if (query.providers.length > 0)
    chips.push({
      id: 'provider',
      text: t('filter.providerIs', { names: join(query.providers.map((one) => providerName(t, one))) }),
      without: { ...query, providers: [] },
    });
  if (query.states.length > 0)
    chips.push({
      id: 'state',
      text: t('filter.stateIs', { names: join(query.states.map((one) => stateName(t, one))) }),
      without: { ...query, states: [] },
    });
  if (query.lacks.length > 0)
    chips.push({
      id: 'missing',
      text: join(query.lacks.map((one) => lackName(t, one))),
      without: { ...query, lacks: [] },
    });
  return chips;
}
