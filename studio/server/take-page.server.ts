/** A page of a list. Pages count from 1. */
export interface ListPage<T> {
  entries: readonly T[];
  page: number;
  /** Number of the last page. */
  last: number;
}

/** Returns the page of a list that the parameter `page` of an address asks for, or the nearest one that exists. */
export function takePage<T>(list: readonly T[], query: URLSearchParams, length: number): ListPage<T> {
  const last = Math.max(1, Math.ceil(list.length / length));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  return { entries: list.slice((page - 1) * length, page * length), page, last };
}
