import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { Edit } from '#app/changes/edits.ts';
import type { SiteLanguages } from '#app/domain/languages.ts';
import {
  addressKey,
  findLoops,
  findRedirectInLanguage,
  isNewAddress,
  isOldAddress,
  maxRedirects,
  type RedirectTable,
} from '#app/domain/redirects.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { RedirectFault, RefusedLine } from './redirect-row.ts';

/** The part of the bundle with all redirects. It maps old addresses to new addresses. */
export const redirectsTarget = {
  kind: 'part',
  verticalId: 0,
  key: 'ext_redirects',
} as const satisfies ChangeTarget;

/** Maps old addresses to new addresses, in the order in which they were added. */
export type Redirects = ReadonlyMap<string, string>;

export function readRedirectTable(value: JsonValue | undefined): Redirects {
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  return new Map(entries.flatMap(([from, to]) => (typeof to === 'string' ? [[from, to]] : [])));
}

/** The input of a form. `was` is the old address of the redirect that is edited, or empty for a new one. */
export interface RedirectInput {
  from: string;
  to: string;
  was: string;
}

/** The pages and the redirects of the site. */
export interface LinkedAddresses {
  /** The addresses at which a page exists. */
  pages: ReadonlySet<string>;
  redirects: RedirectTable;
  /** The languages of the site. */
  languages: SiteLanguages;
}

/** Whether an address is a path of this site that has neither a page nor a redirect. */
export function leadsNowhere(address: string, { pages, redirects, languages }: LinkedAddresses): boolean {
  if (!isOldAddress(address) || pages.has(address)) return false;
  const [path = '', ...query] = address.split('?');
  return findRedirectInLanguage(redirects, languages, path, query.join('?')) === null;
}

/** Returns whether a page of the site exists at an address. */
export type HasPage = (address: string) => boolean;

/** Plans the edits that add or change a redirect. Returns a fault if the redirect is refused. */
export function planRedirect(
  table: Redirects,
  { from, to, was }: RedirectInput,
  hasPage: HasPage,
): { edits: Edit[] } | RedirectFault {
  const others = new Map([...table].filter(([old]) => old !== was));
  const fault = findFault(others, from, to, hasPage);
  if (fault) return fault;
  if (knownAddress(others, from) !== undefined) return { field: 'from', fault: 'taken' };
  if (was !== '' && was !== from && table.has(was)) {
    const renamed = [...table].map(([old, target]) => (old === was ? [from, to] : [old, target]));
    return {
      edits: [{ kind: 'set', target: redirectsTarget, path: [], value: Object.fromEntries(renamed) }],
    };
  }
  return { edits: [{ kind: 'set', target: redirectsTarget, path: [from], value: to }] };
}

/** Returns the edits that remove redirects. */
export function planRemoval(table: Redirects, addresses: readonly string[]): Edit[] {
  return addresses
    .filter((from) => table.has(from))
    .map((from) => ({ kind: 'remove', target: redirectsTarget, path: [from] }));
}

/** A redirect in a file. */
export interface FileRow {
  from: string;
  to: string;
  /** Number of the line, counted from 1. */
  line: number;
}

/**
 * The effect of importing a file. If a redirect from an old address exists already, it gets the new address in the
 * file.
 */
export interface ImportPlan {
  edits: Edit[];
  added: number;
  changed: number;
  refused: RefusedLine[];
}

/** Result of the parser with the option `info`. */
const parsedLines = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/**
 * Reads a file with an old and a new address in each line, separated by a comma, a semicolon or a tab. A first line
 * without a slash is a heading. Returns `null` if the file is not such a list.
 */
export function parseRedirectFile(text: string): FileRow[] | null {
  try {
    const [first = ''] = text.split('\n', 1);
    const delimiter = ['\t', ';', ','].find((mark) => first.includes(mark)) ?? ',';
    const records: unknown = parse(text, {
      info: true,
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    const lines = parsedLines.parse(records);
    const isHeading = lines[0]?.record.every((cell) => !cell.includes('/')) ?? false;
    const rows = isHeading ? lines.slice(1) : lines;
    if (!rows.some(({ record }) => record.length >= 2)) return null;
    return rows.map(({ record: [from = '', to = ''], info }) => ({ from, to, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Adds the redirects of a file in order. Refused lines have no effect. */
export function planImport(table: Redirects, rows: readonly FileRow[], hasPage: HasPage): ImportPlan {
  const changed = new Map(table);
  const counts = { added: 0, changed: 0 };
  const refused: RefusedLine[] = [];
  const known = new Map([...table.keys()].map((from) => [addressKey(from), from]));
  for (const { from, to, line } of rows) {
    const fault = findOwnFault(from, to, hasPage);
    if (fault) {
      refused.push({ line, from, fault });
      continue;
    }
    const key = addressKey(from);
    const earlier = known.get(key);
    if (earlier === undefined) counts.added += 1;
    else if (changed.get(earlier) !== to) counts.changed += 1;
    known.set(key, earlier ?? from);
    changed.set(earlier ?? from, to);
  }
  const loops = findLoops(byKey(changed)).flat();
  for (const key of loops) {
    const from = known.get(key) ?? key;
    const row = rows.findLast((candidate) => addressKey(candidate.from) === key);
    if (!row) continue;
    const before = table.get(from);
    counts[before === undefined ? 'added' : 'changed'] -= 1;
    if (before === undefined) changed.delete(from);
    else changed.set(from, before);
    refused.push({ line: row.line, from, fault: { field: 'to', fault: 'loop', way: [from, row.to] } });
  }
  const isChanged = counts.added + counts.changed > 0;
  const isTooMany = changed.size > maxRedirects;
  if (isTooMany) refused.unshift({ line: 1, from: '', fault: { field: 'from', fault: 'full' } });
  const value = Object.fromEntries(changed);
  return {
    edits: isChanged && !isTooMany ? [{ kind: 'set', target: redirectsTarget, path: [], value }] : [],
    ...(isTooMany ? { added: 0, changed: 0 } : counts),
    refused,
  };
}

function findFault(others: Redirects, from: string, to: string, hasPage: HasPage): RedirectFault | null {
  const fault = findOwnFault(from, to, hasPage);
  if (fault) return fault;
  if (others.size >= maxRedirects) return { field: 'from', fault: 'full' };
  const key = addressKey(from) ?? '';
  const loop = findLoops(byKey(new Map([...others, [from, to]]))).find((way) => way.includes(key));
  if (!loop) return null;
  const way = [...loop, loop[0] ?? ''].map((address) => knownAddress(others, address) ?? address);
  return { field: 'to', fault: 'loop', way };
}

function findOwnFault(from: string, to: string, hasPage: HasPage): RedirectFault | null {
  if (!isOldAddress(from)) return { field: 'from', fault: 'old' };
  if (hasPage(from)) return { field: 'from', fault: 'live' };
  return isNewAddress(to) ? null : { field: 'to', fault: 'new' };
}

/** Returns an address as the table spells it, or `undefined` if the table does not contain the address. */
function knownAddress(table: Redirects, address: string): string | undefined {
  const key = addressKey(address);
  return table.has(address) ? address : [...table.keys()].find((other) => addressKey(other) === key);
}

/** Returns the table with the keys of the old addresses (`addressKey`) instead of the old addresses. */
export function byKey(table: Redirects): RedirectTable {
  return new Map(
    [...table].flatMap(([from, to]) => {
      const key = addressKey(from);
      return key === null ? [] : [[key, to]];
    }),
  );
}
