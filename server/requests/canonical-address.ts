/**
 * Returns the canonical spelling of a path: dot segments are resolved, each segment is decoded and encoded again, and
 * fixed segments are spelled as in the route's pattern. A path with a broken escape is returned unchanged, because no
 * page has one.
 */
export function canonicalPath(path: string, pattern: string): string {
  const segments = path.split('/').map(decode);
  if (segments.includes(null)) return path;
  // Patterns with optional or splat segments match paths of different lengths, so their segments have no fixed
  // positions.
  const fixed = /[*?]/.test(pattern) ? [] : pattern.split('/');
  return segments
    .map((segment, index) => {
      const own = fixed.length === segments.length ? fixed[index] : undefined;
      return own === undefined || own.startsWith(':') ? encodeURIComponent(segment ?? '') : own;
    })
    .join('/');
}

/**
 * Returns the declared parameters in the order of their declaration. Only the first value of a parameter counts. If the
 * parameter is declared as `name*`, all its values count and are joined with commas.
 */
export function canonicalQuery(parameters: URLSearchParams, names: readonly string[]): string {
  const pairs = names.flatMap((declared) => {
    const name = declared.replace(/\*$/, '');
    const value = name === declared ? parameters.get(name) : joined(parameters.getAll(name));
    return value === null ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * Returns the path of a request target as a browser would send it: dot segments resolved, forbidden characters
 * escaped.
 */
export function resolvePath(path: string): string {
  // Node decodes header bytes as Latin-1, but an unescaped path contains UTF-8.
  const escaped = path.replaceAll(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  return URL.canParse(escaped, 'http://localhost') ? new URL(escaped, 'http://localhost').pathname : path;
}

/** Returns the path of a page, given that path or the path of the page's data. */
export function pathOfPage(path: string): string {
  return path.replace(/(?:(?<=\/)_)?\.data$/, '');
}

/** Splits a request target into path and query, without the fragment. */
export function splitTarget(target: string): { path: string; query: string } {
  const [address = ''] = target.split('#', 1);
  const mark = address.indexOf('?');
  return mark < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

/** Maximum length of path and query that is processed. */
const longestTarget = 2_048;

/** Returns the status with which a malformed request target is refused, or `null` if it is well-formed. */
export function targetFault(target: string): 400 | 414 | null {
  if (target.length > longestTarget) return 414;
  return target.startsWith('/') ? null : 400;
}

/**
 * Reduces a request target to path and query. A proxy may send the whole address (RFC 9112, 3.2.2). A malformed
 * address becomes empty. Other targets are returned unchanged.
 */
export function originForm(target: string): string {
  if (target.startsWith('/') || !/^https?:\/\//i.test(target)) return target;
  if (!URL.canParse(target)) return '';
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function joined(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(',');
}
