import { format } from 'node:util';
import type { Logger } from 'pino';

/** React Router prints each address that it cannot decode, with the words that a visitor searched for. */
const undecodable = /^The URL path .* could not be decoded/s;

/** Puts what libraries print as warnings into the log, as the JSON objects that stand there, without addresses of visitors. */
export function logWarnings(log: Pick<Logger, 'warn'>): void {
  console.warn = (...parts: unknown[]) => {
    const text = format(...parts);
    if (!undecodable.test(text)) log.warn(text);
  };
}
