import { useCallback, useEffect, useRef, useState, type UIEvent } from 'react';
import { getJson } from '../../ui/get-json.ts';
import { tableHeaderHeight } from '../../ui/table-column.ts';
import type { ContentRow, RowPage } from './content-row.ts';

/**
 * Numbers of rows: those of a request, those that are loaded on each side of the visible rows, and the most that stay
 * in memory.
 */
const pageLength = 100;
const margin = 60;
const maxRows = 800;

/** The loaded part of a list. */
interface LoadedRows {
  start: number;
  total: number;
  rows: readonly ContentRow[];
}

export interface RowWindow extends LoadedRows {
  /** Whether the last request failed. The loaded rows remain. */
  isFailed: boolean;
  retry: () => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** The rows of a visible range that must be loaded. */
export interface MissingRows {
  start: number;
  length: number;
  /** Where the rows are put: before the loaded rows, after them, or in their place. */
  where: 'before' | 'after' | 'instead';
}

/** Returns the rows to load for the visible range, with a margin on both sides. `null` if all are loaded. */
export function findMissing(
  { start, total, rows }: Pick<LoadedRows, 'start' | 'total'> & { rows: readonly unknown[] },
  { first, end }: { first: number; end: number },
): MissingRows | null {
  const wantedStart = Math.max(0, first - margin);
  const wantedEnd = Math.min(total, end + margin);
  const loadedEnd = start + rows.length;
  if (wantedStart >= start && wantedEnd <= loadedEnd) return null;
  if (wantedStart > loadedEnd || wantedEnd < start) {
    return { start: wantedStart, length: Math.max(pageLength, wantedEnd - wantedStart), where: 'instead' };
  }
  if (wantedEnd > loadedEnd) return { start: loadedEnd, length: pageLength, where: 'after' };
  const from = Math.max(0, start - pageLength);
  return { start: from, length: start - from, where: 'before' };
}

/**
 * Adds a page to the loaded rows and removes the rows that are furthest away. If the list has changed since the rows
 * were loaded, for example by a publication, returns only the page, because the rows have other positions now.
 */
export function addPage(loaded: LoadedRows, page: RowPage, where: MissingRows['where']): LoadedRows {
  const { total } = page;
  const known = new Set(loaded.rows.map(({ id }) => id));
  const isSameList = total === loaded.total && !page.rows.some(({ id }) => known.has(id));
  if (!isSameList) return page;
  if (where === 'after') {
    const rows = [...loaded.rows, ...page.rows];
    const surplus = Math.max(0, rows.length - maxRows);
    return { start: loaded.start + surplus, total, rows: rows.slice(surplus) };
  }
  if (where === 'before') {
    return { start: page.start, total, rows: [...page.rows, ...loaded.rows].slice(0, maxRows) };
  }
  return { start: page.start, total, rows: page.rows };
}

/**
 * Holds the rows around the visible part of a long list. `first` is the page that the server rendered, and changes with
 * every edit. Other pages are requested from `address`, which must stay the same while the component is mounted.
 */
export function useRowWindow(address: string, first: RowPage, rowHeight: number): RowWindow {
  const [loaded, setLoaded] = useState<LoadedRows>(first);
  const [isFailed, setFailed] = useState(false);
  const current = useRef<LoadedRows>(first);
  const visible = useRef({ first: 0, end: 0 });
  const running = useRef<AbortController | null>(null);

  const show = useCallback((rows: LoadedRows) => {
    current.current = rows;
    setLoaded(rows);
  }, []);

  const load = useCallback(
    async (missing: MissingRows | null) => {
      let next = missing;
      while (next) {
        const { start, length, where } = next;
        running.current?.abort();
        const controller = new AbortController();
        running.current = controller;
        try {
          const page = await getJson<RowPage>(withRange(address, start, length), controller.signal);
          if (controller.signal.aborted) return;
          show(addPage(current.current, page, where));
          setFailed(false);
        } catch {
          if (!controller.signal.aborted) setFailed(true);
          return;
        } finally {
          if (running.current === controller) running.current = null;
        }
        next = findMissing(current.current, visible.current);
      }
    },
    [address, show],
  );

  const check = useCallback(() => {
    const missing = findMissing(current.current, visible.current);
    // An earlier request has failed, but its rows are not in view any more.
    if (!missing) setFailed(false);
    if (missing && (!running.current || missing.where === 'instead')) void load(missing);
  }, [load]);

  const known = useRef(first);
  useEffect(() => {
    if (known.current === first) return;
    known.current = first;
    const { first: top } = visible.current;
    if (top < first.rows.length / 2) {
      show(first);
      check();
    } else void load({ start: Math.max(0, top - margin), length: 2 * pageLength, where: 'instead' });
  }, [check, first, load, show]);
  useEffect(() => () => running.current?.abort(), []);

  const onScroll = useCallback(
    ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { scrollTop, clientHeight } = currentTarget;
      const top = Math.max(0, scrollTop - tableHeaderHeight);
      visible.current = {
        first: Math.floor(top / rowHeight),
        end: Math.ceil((top + clientHeight) / rowHeight),
      };
      check();
    },
    [check, rowHeight],
  );

  return { ...loaded, isFailed, retry: check, onScroll };
}

function withRange(address: string, start: number, length: number): string {
  const url = new URL(address, location.origin);
  url.searchParams.set('start', String(start));
  url.searchParams.set('length', String(length));
  return url.href;
}
