/**
 * Returns the header that forbids showing a page in a frame of the portal, or `null` if the page may be shown. `own` is
 * the origin of the page, and `portal` that of the portal. As in browsers, `X-Frame-Options` is ignored if there is a
 * `frame-ancestors` directive (Content Security Policy Level 3, section 6.4.2; HTML, section 7.5).
 */
export function findFrameRefusal(
  headers: ReadonlyMap<string, string>,
  { own, portal }: { own: string; portal: string },
): string | null {
  const policies = (headers.get('content-security-policy') ?? '')
    .split(',')
    .flatMap((policy) => readAncestors(policy) ?? []);
  if (policies.length > 0) {
    const refusing = policies.find((sources) => !sources.some((source) => matches(source, { own, portal })));
    return refusing ? `frame-ancestors ${refusing.join(' ') || "'none'"}` : null;
  }
  const options = (headers.get('x-frame-options') ?? '')
    .split(',')
    .map((option) => option.trim().toLowerCase())
    .filter(Boolean);
  if (own === portal) return options.includes('deny') ? 'X-Frame-Options: DENY' : null;
  const refusing = options.find((option) => option === 'deny' || option === 'sameorigin');
  return refusing === undefined ? null : `X-Frame-Options: ${refusing.toUpperCase()}`;
}

/** Returns the sources of a policy's first `frame-ancestors`, wrapped in a list, or `null` if it has none. */
function readAncestors(policy: string): [string[]] | null {
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name.toLowerCase() === 'frame-ancestors') return [sources];
  }
  return null;
}

const ports: ReadonlyMap<string, string> = new Map([
  ['http:', '80'],
  ['https:', '443'],
]);

/** Whether a source of a policy allows the portal. */
function matches(source: string, { own, portal }: { own: string; portal: string }): boolean {
  const allowed = source.toLowerCase();
  if (allowed === '*') return true;
  if (allowed === "'self'") return own === portal;
  const url = new URL(portal);
  if (/^[a-z][a-z0-9+.-]*:$/.test(allowed)) return allowed === url.protocol || allowed === 'http:';
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^:/]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(allowed);
  if (!parts) return false;
  const [, scheme, host = '', port] = parts;
  const ownScheme = new URL(own).protocol;
  const isScheme =
    scheme === undefined
      ? url.protocol === ownScheme || url.protocol === 'https:'
      : `${scheme}:` === url.protocol || (scheme === 'http' && url.protocol === 'https:');
  const isHost =
    host === '*' || (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname);
  const portalPort = url.port || ports.get(url.protocol) || '';
  const isPort =
    port === '*' || port === portalPort || ((port === undefined || port === '80') && url.port === '');
  return isScheme && isHost && isPort;
}
