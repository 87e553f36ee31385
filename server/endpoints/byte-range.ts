/** A requested part of a file. Both ends are inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Returns the part of a file that a `Range` header requests. Returns `null` if the whole file is to be sent. This is
 * the case if the header is missing or invalid, if it requests several parts (no media player does), or if `If-Range`
 * names another version.
 */
export function readRange(
  headers: { range: string | undefined; ifRange: string | undefined },
  file: { bytes: number; tag: string },
): ByteRange | 'unsatisfiable' | null {
  const { range, ifRange } = headers;
  if (range === undefined || (ifRange !== undefined && ifRange.trim() !== file.tag)) return null;
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range.trim()) ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const start = Math.max(0, file.bytes - Number(last));
    return start < file.bytes ? { start, end: file.bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= file.bytes) return 'unsatisfiable';
  return { start, end: last === '' ? file.bytes - 1 : Math.min(Number(last), file.bytes - 1) };
}
