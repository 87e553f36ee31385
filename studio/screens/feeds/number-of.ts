/** Reads the number of a feed or run in an address. Returns `null` if it is none. */
export function numberOf(given: string | undefined): number | null {
  return given !== undefined && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : null;
}
