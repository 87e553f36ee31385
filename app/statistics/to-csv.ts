/**
 * Returns a line of a CSV file (RFC 4180). Texts that a spreadsheet would run as a formula get an apostrophe in front,
 * because sources and keywords come from visitors.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/**
 * Matches a formula, with or without apostrophes before it. A formula that already has apostrophes gets another one, so
 * that `withoutGuard` can restore the text.
 */
const guarded = /^'*[=+\-@\t\r]/;

/** Returns a text as it was before `csvLine` put an apostrophe in front. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell;
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = guarded.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
