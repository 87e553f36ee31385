import { readCsvRows } from '#app/feeds/csv-rows.server.ts';
import { FeedShapeError, type ParsedPage } from '#app/feeds/parse-page.ts';

/** Required columns. */
const neededColumns = ['couponid', 'merchantname', 'label'];

/**
 * Reads a table of coupons. Its first line contains the column names; case, spaces and hyphens are ignored. A row with
 * too few or too many fields becomes an entry with that fault. Throws FeedShapeError if required columns are missing,
 * or if quotes do not match.
 */
export function readCsv(text: string): ParsedPage {
  if (text.trim() === '') throw headerError('is empty');
  const rows = readCsvRows(text, (header) => checkHeader(header.map(foldColumn)));
  const entries = rows.map(({ record, isUneven }) => ({
    ...record,
    fields: isUneven ? 'not as many as the first line has' : 'all',
  }));
  return { entries, lines: rows.map(({ line }) => line), path: [], next: null };
}

function checkHeader(columns: string[]): string[] {
  const lacking = neededColumns.filter((name) => !columns.includes(name));
  if (lacking.length > 0) throw headerError(`has no column ${lacking.join(', ')}`);
  return columns;
}

function headerError(problem: string): FeedShapeError {
  return new FeedShapeError({
    path: 'line 1',
    problem,
    allowed: 'names of columns, among them couponid, merchantname and label',
  });
}

function foldColumn(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
