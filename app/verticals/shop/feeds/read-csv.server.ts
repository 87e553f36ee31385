import { readCsvRows } from '#app/feeds/csv-rows.server.ts';
import { documentError, type FeedShapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { phrase } from '#app/lib/phrase.ts';

/** Required columns. */
const neededColumns = ['couponid', 'merchantname', 'label'];

/**
 * Reads a table of coupons. Its first line contains the column names; case, spaces and hyphens are ignored. A row with
 * too few or too many fields becomes an entry with that fault. Throws FeedShapeError if required columns are missing,
 * or if quotes do not match.
 */
export function readCsv(text: string): ParsedPage {
  if (text.trim() === '') throw headerError(phrase('is empty'));
  const rows = readCsvRows(text, (header) => checkHeader(header.map(foldColumn)));
  const entries = rows.map(({ record, isUneven }) => ({
    ...record,
    fields: isUneven ? 'not as many as the first line has' : 'all',
  }));
  return { entries, lines: rows.map(({ line }) => line), path: [], next: null };
}

function checkHeader(columns: string[]): string[] {
  const lacking = neededColumns.filter((name) => !columns.includes(name));
  if (lacking.length > 0) {
    throw headerError(phrase('has no column {names}', { names: lacking.join(', ') }));
  }
  return columns;
}

/** `problem` is an encoded phrase. */
function headerError(problem: string): FeedShapeError {
  return documentError(
    phrase('line {line}', { line: 1 }),
    problem,
    phrase('names of columns, among them couponid, merchantname and label'),
  );
}

function foldColumn(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
