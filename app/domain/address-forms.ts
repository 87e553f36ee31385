import { phrase } from '#app/lib/phrase.ts';

/* The forms of addresses that a bundle may contain, as plain functions. The field schemas and the decoder use them. */

function parseAddress(value: string): URL | null {
  if (/[\s\\]/.test(value)) return null;
  return URL.canParse(value) ? new URL(value) : null;
}

/** Whether a value is an absolute https address without user name or password. */
export function isHttpsAddress(value: string): boolean {
  const address = parseAddress(value);
  return (
    address !== null &&
    /^https:\/\//i.test(value) &&
    address.username === '' &&
    address.password === '' &&
    address.hostname !== ''
  );
}

/** Whether a value is a router override: "", a path of this site, or an https address (spec ADDR-20). */
export function isRouterOverride(value: string): boolean {
  if (value === '' || isHttpsAddress(value)) return true;
  return /^\/(?![/\\])/.test(value) && !/[\s\\]/.test(value);
}

/** Describes the addresses that a picture field allows. */
export const describePictureForm = phrase('"", a path inside the bundle’s media folder, or an https address');

/** Whether a value is a relative media path without steps upwards, or an https address (spec IMG-1). */
export function isPictureReference(value: string): boolean {
  return isMediaPath(value) || isHttpsAddress(value);
}

/**
 * Whether a value is a relative path inside a folder, of at most 500 characters. No segment is empty, "." or "..", and
 * the path contains no `\`, `:`, `?`, `#` or control character.
 */
export function isMediaPath(value: string): boolean {
  return (
    value !== '' &&
    value.length <= 500 &&
    !/[\\:?#\p{Cc}]/u.test(value) &&
    value.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}

/** The origins of the portal itself. No game may be played at one of them (spec PLAY-4). */
export function portalOrigins(
  siteUrl: string | undefined,
  info: { protocol?: unknown; host?: unknown },
): Set<string> {
  const addresses = siteUrl ? [siteUrl] : [];
  if (typeof info.host === 'string' && info.host !== '') {
    addresses.push(`https://${info.host}`, `http://${info.host}`);
  }
  return new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
}

/** Describes the addresses that a play field allows. */
export const describePlayAddress = phrase(
  'an https address (http only for localhost) or "arcade:/slug/", never the portal’s own address',
);

/** The play address of a first-party game: `arcade:/slug/`. */
export const arcadeAddress = /^arcade:\/([a-z0-9]+(?:-[a-z0-9]+)*)\/$/;

/** Whether a game may be played at an address (spec PLAY-4). */
export function isPlayAddress(value: string, ownOrigins: ReadonlySet<string>): boolean {
  if (arcadeAddress.test(value)) return true;
  const address = parseAddress(value);
  if (!address || address.username !== '' || address.password !== '' || ownOrigins.has(address.origin))
    return false;
  if (address.protocol === 'https:') return isHttpsAddress(value);
  return (
    address.protocol === 'http:' &&
    /^http:\/\//i.test(value) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  );
}
