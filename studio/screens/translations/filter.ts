import type { TranslationState } from '#app/bundle/translations/translation.server.ts';

/** The states of texts that need attention, the most urgent first. */
export const openStates = ['missing', 'stale', 'machine'] as const satisfies readonly TranslationState[];

/** Whether an operator can mark a translation in this state as reviewed. */
export function isReviewable(state: TranslationState): boolean {
  return state === 'machine' || state === 'stale';
}

/** The states by which a list can be filtered. */
export const filterStates = [...openStates, 'reviewed'] as const;

/** Which rows of the list are shown. */
export interface TranslationFilter {
  /** Empty for all sections. */
  section: string;
  /**
   * `reviewed` selects rows whose texts are all reviewed. Any other state selects rows with at least one text in that
   * state. `null` selects all rows.
   */
  state: TranslationState | null;
  search: string;
}

const longestSearch = 200;

/** Reads the filter of an address. Ignores unknown values. */
export function readFilter(parameters: URLSearchParams): TranslationFilter {
  const state = parameters.get('state');
  return {
    section: (parameters.get('section') ?? '').slice(0, longestSearch),
    state: filterStates.find((one) => one === state) ?? null,
    search: (parameters.get('q') ?? '').slice(0, longestSearch),
  };
}

/** Returns a filter as a query that begins with a question mark. Empty for the first page without a filter. */
export function writeFilter({ section, state, search }: TranslationFilter, page = 1): string {
  const query = new URLSearchParams();
  if (section !== '') query.set('section', section);
  if (state !== null) query.set('state', state);
  if (search !== '') query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
