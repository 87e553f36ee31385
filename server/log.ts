import { pino, type DestinationStream, type Logger } from 'pino';
import { currentTrace } from './requests/request-trace.ts';

/**
 * Creates the log of the process: one JSON object per line. Lines that belong to a request carry its id as `request`.
 * No line contains a visitor's address or search query.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: () => {
      const trace = currentTrace();
      return trace ? { request: trace.id() } : {};
    },
    serializers: { path: withoutWords },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Returns a path as it may be logged: without its query and without search words, however they are encoded. */
export function withoutWords(path: unknown): unknown {
  if (typeof path !== 'string') return path;
  const [plain = ''] = path.split(/[?#]/, 1);
  const segments = plain.split('/');
  const words = segments.findIndex(isSearch) + 1;
  const shown = words > 0 && segments.slice(words).join('') !== '' ? segments.slice(0, words) : null;
  return (shown === null ? plain : [...shown, ':kw'].join('/')).slice(0, 200);
}

/** Returns whether the router takes a segment for `search`. The router ignores case and decodes the segment first. */
function isSearch(segment: string): boolean {
  const plain = segment.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.toLowerCase() === 'search';
}
