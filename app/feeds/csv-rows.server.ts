import { CsvError, parse } from 'csv-parse/sync';
import { phrase } from '#app/lib/phrase.ts';
import { documentError, wholeDocument } from './parse-page.ts';

/** A row of a table. */
export interface CsvRow {
  /** The fields of the row, by the keys that `nameColumns` returned for their columns. */
  record: Record<string, string>;
  /** Line of the document on which the row begins, counted from 1. */
  line: number;
  /** True if the row has fewer or more fields than the first line. */
  isUneven: boolean;
}

interface ParsedRow {
  record: Record<string, string>;
  raw: string;
  info: { lines: number; error?: { code: string } };
}

/**
 * Reads the rows of a table. Its fields are separated by commas, semicolons or tabs, and its first line contains the
 * names of its columns. `nameColumns` receives these names and returns the keys for the records. Throws FeedShapeError
 * if quotes do not match, because the start of the following rows is then unknown.
 */
export function readCsvRows(text: string, nameColumns: (header: string[]) => string[]): CsvRow[] {
  return parseRows(text, nameColumns).map(({ record, raw, info }) => ({
    record,
    line: info.lines - lineBreaks(raw.trim()),
    isUneven: info.error?.code === 'CSV_RECORD_INCONSISTENT_COLUMNS',
  }));
}

function parseRows(text: string, columns: (header: string[]) => string[]): ParsedRow[] {
  try {
    return parse<ParsedRow>(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      columns,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: line } = error;
    throw documentError(
      typeof line === 'number' ? phrase('line {line}', { line }) : wholeDocument,
      phrase('has quotes that do not match'),
      phrase('fields in double quotes with doubled quotes inside, or without any'),
    );
  }
}

/**
 * Returns the delimiter of a table: the comma, the semicolon or the tab, whichever is most frequent in the first line.
 */
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
