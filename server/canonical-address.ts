/**
 * One spelling of a path: dots resolved, each segment decoded and encoded again, fixed segments as the route's pattern
 * has them. A path with a broken escape stays as it came: no page has one.
 */
export function canonicalPath(path: string, pattern: string): string {
  const segments = path.split('/').map(decode);
  if (segments.includes(null)) return path;
  // Optional and splat segments leave it open how long an address is.
  const fixed = /[*?]/.test(pattern) ? [] : pattern.split('/');
  return segments
    .map((segment, place) => {
      const own = fixed.length === segments.length ? fixed[place] : undefined;
      return own === undefined || own.startsWith(':') ? encodeURIComponent(segment ?? '') : own;
    })
    .join('/');
}

/**
 * The declared parameters in the order of their declaration, each once: the first value counts; of `name*` all do,
 * joined with commas.
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
  // Node hands bytes on as Latin-1; those of an unescaped path are UTF-8.
  const escaped = path.replaceAll(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  return URL.canParse(escaped, 'http://localhost') ? new URL(escaped, 'http://localhost').pathname : path;
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
