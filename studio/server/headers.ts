import type { Environment } from '#app/config/environment.server.ts';
import { arcadeOrigin } from '#app/config/arcade-origin.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { studioOrigin } from './origin.ts';

/** Seconds for which browsers remember to use https only for the Studio: a year. */
const httpsOnlyFor = 31_536_000;

const permissions =
  'camera microphone geolocation payment usb serial hid midi display-capture browsing-topics'
    .split(' ')
    .map((name) => `${name}=()`)
    .join(', ');

/**
 * Returns the headers that every answer of the Studio has. They prevent any page from showing the answer in a frame.
 */
export function commonHeaders(environment: Environment): HeaderList {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Frame-Options', 'DENY'],
    ['X-Robots-Tag', 'noindex'],
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // Asks the browser for a separate process, so that the portal's pages in frames do not share the thread of the
    // Studio's screens.
    ['Origin-Agent-Cluster', '?1'],
    ...(studioOrigin(environment).startsWith('https:')
      ? [['Strict-Transport-Security', `max-age=${httpsOnlyFor}`] as const]
      : []),
  ];
}

/** Returns the headers of answers that are not documents. */
export function resourceHeaders(environment: Environment): HeaderList {
  return [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['Cache-Control', 'no-store'],
    ...commonHeaders(environment),
  ];
}

/**
 * Returns the headers of a document. Scripts and styles come from the Studio or carry the nonce of the document.
 * Pictures and frames may also come from the portal and its games.
 */
export function documentHeaders(environment: Environment, nonce: string): HeaderList {
  const portal = localAddress(environment);
  const arcade = arcadeOrigin(environment) || `http://localhost:${environment.arcadePort}`;
  const policy = [
    // Firefox applies this directive to prefetched data. All other requests have a directive of their own.
    "default-src 'self'",
    "object-src 'none'",
    "manifest-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    // React renders positions as style attributes, so these are allowed.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${portal} ${arcade}`,
    `media-src 'self' blob: ${portal}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${portal} ${arcade}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [['Content-Security-Policy', policy], ['Cache-Control', 'no-store'], ...commonHeaders(environment)];
}
