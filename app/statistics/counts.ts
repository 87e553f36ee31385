import { addFigures, noFigures, type Figures } from './figures.ts';
import type { LocalHour } from './local-hour.ts';
import { nameOf, RowBudget, type RowKey } from './row-budget.ts';
import type { CountedSearch } from '#app/domain/counted-event.ts';

/** Counts of one row, not yet stored. */
export type CountedRow = LocalHour & RowKey & Figures;

/** Searches for one keyword, not yet stored. */
export interface CountedKeyword {
  day: number;
  verticalId: number;
  keyword: string;
  searches: number;
  close: number;
  missed: number;
}

/**
 * Maximum number of different keywords that one process stores for a day. Searches for further keywords are counted
 * without the keyword.
 */
export const maxKeywords = 2_000;

/** Counts in memory between two writes to the store. */
export class Counts {
  #rows = new Map<string, CountedRow>();
  #keywords = new Map<string, CountedKeyword>();
  #budget = { day: Number.NaN, rows: new RowBudget(), keywords: new Set<string>() };

  /** Adds figures to a row. */
  add(hour: LocalHour, key: RowKey, figures: Partial<Figures>): void {
    const bounded = this.#budgetOf(hour.day).rows.take(key);
    const name = `${hour.day} ${hour.hour} ${nameOf(bounded)}`;
    let row = this.#rows.get(name);
    if (!row) {
      row = { day: hour.day, hour: hour.hour, ...bounded, ...noFigures() };
      this.#rows.set(name, row);
    }
    addFigures(row, { ...noFigures(), ...figures });
  }

  /** Counts a search. An empty `keyword` counts the search without storing what was searched for. */
  addSearch({ day }: LocalHour, verticalId: number, { keyword, found }: CountedSearch): void {
    const { keywords } = this.#budgetOf(day);
    const own = `${verticalId} ${keyword}`;
    const isKept = keywords.has(own) || keywords.size < maxKeywords;
    if (isKept) keywords.add(own);
    const kept = isKept ? keyword : '';
    const name = `${day} ${verticalId} ${kept}`;
    const row = this.#keywords.get(name) ?? {
      day,
      verticalId,
      keyword: kept,
      searches: 0,
      close: 0,
      missed: 0,
    };
    this.#keywords.set(name, row);
    row.searches += 1;
    if (found === 'close') row.close += 1;
    if (found === 'nothing') row.missed += 1;
  }

  /** Returns all counts, sorted by their keys, and forgets them. */
  take(): { rows: CountedRow[]; keywords: CountedKeyword[] } {
    const [rows, keywords] = [inOrder(this.#rows), inOrder(this.#keywords)];
    this.#rows = new Map();
    this.#keywords = new Map();
    return { rows, keywords };
  }

  /** Puts back counts that could not be stored. */
  putBack({ rows, keywords }: { rows: readonly CountedRow[]; keywords: readonly CountedKeyword[] }): void {
    for (const row of rows) {
      const name = `${row.day} ${row.hour} ${nameOf(row)}`;
      const known = this.#rows.get(name);
      if (known) addFigures(known, row);
      else this.#rows.set(name, row);
    }
    for (const row of keywords) {
      const name = `${row.day} ${row.verticalId} ${row.keyword}`;
      const known = this.#keywords.get(name);
      if (!known) {
        this.#keywords.set(name, row);
        continue;
      }
      known.searches += row.searches;
      known.close += row.close;
      known.missed += row.missed;
    }
  }

  /** Number of rows that wait to be stored. */
  waiting(): number {
    return this.#rows.size + this.#keywords.size;
  }

  #budgetOf(day: number) {
    if (this.#budget.day !== day) this.#budget = { day, rows: new RowBudget(), keywords: new Set() };
    return this.#budget;
  }
}

/**
 * Returns the rows in the order of their names, so that two processes never deadlock. The names are sorted without a
 * comparison function, which would double the time for which other requests wait.
 */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows.keys()].sort().flatMap((name) => rows.get(name) ?? []);
}
