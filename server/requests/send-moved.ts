import type { ServerResponse } from 'node:http';
import { splitLanguage } from '#app/domain/languages.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { sendOnce } from './replies.ts';

/**
 * Redirects the request for a path, or for the data of a page, to another address. Browsers cache the redirect for an
 * hour only, so that a wrong entry can be corrected.
 */
export function sendMoved(
  response: ServerResponse,
  location: string,
  { path, languages, headers }: { path: string; languages: readonly string[]; headers: HeaderList },
): void {
  const caching = ['cache-control', cacheControl.description] as const;
  if (!path.endsWith('.data')) {
    sendOnce(response, 301, '', [...headers, ['location', location], caching]);
    return;
  }
  // The router of an open page loads the document of the new address when it receives this instruction. The router adds
  // the prefix of its language, so the prefix is removed here.
  const { prefix } = splitLanguage(languages, path);
  const local = location.startsWith(`${prefix}/`) ? location.slice(prefix.length) : location;
  const instruction = [
    ['x-remix-redirect', local],
    ['x-remix-status', '301'],
    ['x-remix-reload-document', 'true'],
  ] as const;
  response.writeHead(204, [...headers, ...instruction, caching].flat());
  response.end();
}
