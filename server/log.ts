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

/** A path as it may stand in the log: without its query and without the words of a search. */
export function withoutWords(path: unknown): unknown {
  if (typeof path !== 'string') return path;
  const [plain = ''] = path.split(/[?#]/, 1);
  return plain.replace(/(\/search\/).+$/i, '$1:kw').slice(0, 200);
}
