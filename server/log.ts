import { pino, type DestinationStream, type Logger } from 'pino';
import { currentTrace } from './request-trace.ts';

/**
 * The log of the process: one JSON object a line. Lines that belong to a request carry its id as `request`; no line holds
 * a visitor's address or what was searched for.
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

/** A path as it may stand in the log: without its query and without the words of a search, however it is spelled. */
export function withoutWords(path: unknown): unknown {
  if (typeof path !== 'string') return path;
  const [plain = ''] = path.split(/[?#]/, 1);
  const segments = plain.split('/');
  const words = segments.findIndex(isSearch) + 1;
  const shown = words > 0 && segments.slice(words).join('') !== '' ? segments.slice(0, words) : null;
  return (shown === null ? plain : [...shown, ':kw'].join('/')).slice(0, 200);
}

/** Routes are matched without regard to case, and with escapes undone. */
function isSearch(segment: string): boolean {
  const plain = segment.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.toLowerCase() === 'search';
}
