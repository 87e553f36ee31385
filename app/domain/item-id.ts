/** Largest id of an item or category: addresses carry ids of up to 15 digits. */
export const maxId = 999_999_999_999_999;

/** Whether a value is an id that an address can contain. */
export function isItemId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= maxId;
}
