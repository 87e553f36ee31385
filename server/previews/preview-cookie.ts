import type { IncomingMessage } from 'node:http';
import type { Environment } from '#app/config/environment.server.ts';

/** Name of the cookie that holds the key of a preview. */
const cookieName = 'portico_preview';

/** Returns the value of the cookie in a request, or `null`. */
export function readCookie({ headers }: IncomingMessage): string | null {
  if (headers.cookie === undefined || !headers.cookie.includes(`${cookieName}=`)) return null;
  for (const part of headers.cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === cookieName && value !== undefined && value !== '') return value;
  }
  return null;
}

/**
 * Returns the cookie of a preview. On https it is also sent in a frame of the Studio on another site. A cookie that was
 * set in such a frame is sent only there, so the operator's other tabs still show the published site.
 */
export function writeCookie({ siteUrl }: Environment, value: string, seconds: number): string {
  const scope = siteUrl?.startsWith('https:') ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${scope}`;
}
