import { format } from 'node:util';
import type { Logger } from 'pino';

/** React Router's warning about an address that it cannot decode. It contains the words that a visitor searched for. */
const undecodable = /^The URL path .* could not be decoded/s;

/** Logs warnings of libraries as JSON, and drops those that contain an address that a visitor requested. */
export function logWarnings(log: Pick<Logger, 'warn'>): void {
  console.warn = (...parts: unknown[]) => {
    const text = format(...parts);
    if (!undecodable.test(text)) log.warn(text);
  };
}
