import { CsvError, parse } from 'csv-parse/sync';
import { FeedShapeError, type ParsedPage } from '#app/feeds/parse-page.ts';

/** Required columns. */
const neededColumns = ['couponid', 'merchantname', 'label'];

interface CsvRow {
  record: Record<string, string>;
  raw: string;
  info: { lines: number; error?: { code: string } };
}

/**
 * Reads a table of coupons. Its first line contains the column names; case, spaces and hyphens are ignored. A row with
 * too few or too many fields becomes an entry with that fault. Throws FeedShapeError if required columns are missing,
 * or if quotes do not match, because the start of the following rows is then unknown.
 */
export function readCsv(text: string): ParsedPage {
  const rows = parseRows(text);
  const entries = rows.map(({ record, info }) => {
    const isUneven = info.error?.code === 'CSV_RECORD_INCONSISTENT_COLUMNS';
    return { ...record, fields: isUneven ? 'not as many as the first line has' : 'all' };
  });
  const lines = rows.map(({ raw, info }) => info.lines - lineBreaks(raw.trim()));
  return { entries, lines, path: [], next: null };
}

function parseRows(text: string): CsvRow[] {
  if (text.trim() === '') throw headerError('is empty');
  try {
    return parse<CsvRow>(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      columns: (header: string[]) => checkHeader(header.map(foldColumn)),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `line ${error.lines}` : 'the whole document';
    throw new FeedShapeError({
      path: line,
      problem: 'has quotes that do not match',
      allowed: 'fields in double quotes with doubled quotes inside, or without any',
    });
  }
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

/** Finds the delimiter of a table. Spreadsheets often export semicolons or tabs. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return [',', ';', '\t'].reduce((best, mark) => (countOf(first, mark) > countOf(first, best) ? mark : best));
}

function countOf(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function foldColumn(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
