import { others } from './figures.ts';

/** The values by which counts are stored separately within an hour. */
export interface RowKey {
  verticalId: number;
  itemId: number;
  categoryId: number;
  source: string;
  device: string;
  language: string;
  pageLanguage: string;
}

/**
 * Maximum numbers of different rows that one process adds for a day: `maxDetailed` rows with all details, and
 * `maxItems` rows with only the vertical, item and category.
 */
export const maxDetailed = 10_000;
export const maxItems = 5_000;

/**
 * Bounds the rows of a day, because visitors choose the source, and may invent languages and devices. The first 10,000
 * combinations are stored separately. Later ones are added up per item and category, and after 5,000 of those, per
 * vertical.
 */
export class RowBudget {
  readonly #detailed = new Set<string>();
  readonly #items = new Set<string>();

  /** Returns the key of the row to which the counts for `key` are added. */
  take(key: RowKey): RowKey {
    if (takeRow(this.#detailed, nameOf(key), maxDetailed)) return key;
    const { verticalId, itemId, categoryId } = key;
    const rest = { source: others, device: others, language: others, pageLanguage: others };
    const ofItem = { verticalId, itemId, categoryId, ...rest };
    if (takeRow(this.#items, nameOf(ofItem), maxItems)) return ofItem;
    return { verticalId, itemId: 0, categoryId: 0, ...rest };
  }
}

/** Returns a text that is different for every key. */
export function nameOf(key: RowKey): string {
  const { verticalId, itemId, categoryId, source, device, language, pageLanguage } = key;
  return `${verticalId} ${itemId} ${categoryId} ${source} ${device} ${language} ${pageLanguage}`;
}

function takeRow(rows: Set<string>, name: string, most: number): boolean {
  if (rows.has(name)) return true;
  if (rows.size >= most) return false;
  rows.add(name);
  return true;
}
