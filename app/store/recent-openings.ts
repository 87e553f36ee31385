import type { Database } from './schema.ts';

/** Days that count as recent: today and the six days before. */
export const recentDays = 7;

export type OpeningRow = Database['openings'];

/** Openings of items by day, in memory. */
export class RecentOpenings {
  readonly #byVertical = new Map<number, Map<number, OpeningRow[]>>();

  /** Takes over a row from the store, and removes the days of the item that are no longer recent. */
  apply(row: OpeningRow, today: number): void {
    let items = this.#byVertical.get(row.verticalId);
    if (!items) this.#byVertical.set(row.verticalId, (items = new Map()));
    const others = (items.get(row.itemId) ?? []).filter(({ day }) => day !== row.day && isRecent(day, today));
    items.set(row.itemId, [...others, row]);
  }

  /** Returns the number of recent openings of an item. */
  get(verticalId: number, itemId: number, today: number): number {
    let sum = 0;
    for (const { day, opens } of this.#byVertical.get(verticalId)?.get(itemId) ?? []) {
      if (isRecent(day, today)) sum += opens;
    }
    return sum;
  }
}

function isRecent(day: number, today: number): boolean {
  return day > today - recentDays;
}
