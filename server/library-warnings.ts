import { format } from 'node:util';
import type { Logger } from 'pino';

/** React Router prints each address that it cannot decode, with the words that a visitor searched for. */
const undecodable = /^The URL path .* could not be decoded/s;

/** Logs the warnings that libraries print, as JSON objects and without addresses of visitors. */
export function logWarnings(log: Pick<Logger, 'warn'>): void {
  console.warn = (...parts: unknown[]) => {
    const text = format(...parts);
    if (!undecodable.test(text)) log.warn(text);
  };
}
