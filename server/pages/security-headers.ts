import type { Environment } from '#app/config/environment.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';

/** Hashes of the inline elements of one document, as CSP sources. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export type HeaderList = readonly (readonly [name: string, value: string])[];

type Addresses = Pick<Environment, 'siteUrl' | 'arcadeUrl' | 'arcadePort'>;

/** Seconds for which browsers remember to use https only for the site: a year. */
const httpsOnlyFor = 31_536_000;

/** Returns the headers that every answer of an origin has. */
function commonHeaders(origin: string | undefined): HeaderList {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(origin?.startsWith('https:')
      ? [['Strict-Transport-Security', `max-age=${httpsOnlyFor}`] as const]
      : []),
  ];
}

/** Features that neither the portal nor a game uses. */
const forbidden = 'camera microphone payment usb serial hid midi display-capture browsing-topics'
  .split(' ')
  .map((name) => `${name}=()`);

/**
 * Features that game frames may receive. This policy must allow them for every origin, because the `allow` attribute of
 * a frame has no effect on features that the page itself may not use.
 */
const permissions = [
  ...['fullscreen', 'autoplay', 'gamepad', 'accelerometer', 'gyroscope', 'keyboard-map'].map(
    (name) => `${name}=*`,
  ),
  'geolocation=(self)',
  ...forbidden,
].join(', ');

/** Forbids some features to games. The `allow` attribute of a game's frame decides about all other features. */
const arcadePermissions = ['geolocation=()', ...forbidden].join(', ');

const sameOrigin = ['Cross-Origin-Resource-Policy', 'same-origin'] as const;

/** Returns the headers of a file. Other sites and feed readers may embed pictures. */
export function fileHeaders({ siteUrl }: Pick<Addresses, 'siteUrl'>, type: string): HeaderList {
  const policy = type.startsWith('image/') ? 'cross-origin' : 'same-origin';
  return [['Cross-Origin-Resource-Policy', policy], ...commonHeaders(siteUrl)];
}

/**
 * Returns the headers of an answer that is not a document. If a browser displays it anyway, nothing in it runs or
 * loads.
 */
export function resourceHeaders({ siteUrl }: Pick<Addresses, 'siteUrl'>): HeaderList {
  return [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    sameOrigin,
    ...commonHeaders(siteUrl),
  ];
}

/**
 * Returns the headers of a document (spec SEC-1): the site's policy with the hashes of the document's own inline
 * elements.
 */
export function documentHeaders(
  hashes: InlineHashes,
  site: { snapshot: Snapshot | null; environment: Addresses },
): HeaderList {
  const settings = site.snapshot?.settings;
  const ancestors = settings?.frameAncestors || "'self'";
  const isDynamic = settings?.adsPolicy === 'strict-dynamic';
  const adOrigins = scriptOrigins(site.snapshot);
  // Third-party scripts load styles, fonts and beacons from hosts that are not known in advance, so any https host is
  // allowed for these.
  const isOpen = isDynamic && adOrigins.length > 0;
  const policy = {
    // Firefox applies this directive to prefetched data. All other requests have a directive of their own.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, ...(isDynamic ? ["'strict-dynamic'"] : adOrigins)],
    'style-src-elem': isOpen ? ["'self'", "'unsafe-inline'", 'https:'] : ["'self'", ...hashes.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    // Preview videos of items may be on any host, like pictures.
    'media-src': ["'self'", 'https:'],
    'font-src': [
      "'self'",
      ...(isOpen ? ['https:', 'data:'] : []),
      ...origins((settings?.fonts ?? []).map(({ url }) => url)),
    ],
    'connect-src': ["'self'", ...(isOpen ? ['https:'] : adOrigins)],
    'frame-src': ['https:', ...frameSources(site.environment)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestors],
  };
  const policyText = Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  return [
    ['Content-Security-Policy', policyText],
    ...commonHeaders(site.environment.siteUrl),
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // An isolated page of another site can only frame a document with the policy `cross-origin`, so documents that
    // other sites may frame have it.
    ancestors === "'self'" || ancestors === "'none'"
      ? sameOrigin
      : ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ...frameOptions(ancestors),
  ];
}

/**
 * Returns the headers of the page that measures an ad entry. The sandbox gives it an opaque origin, so it may run and
 * load whatever an ad needs. If the portal has no https address, the page may also load from http, as the portal itself
 * does.
 */
export function measureHeaders({ siteUrl }: Pick<Addresses, 'siteUrl'>, studio: string): HeaderList {
  const hosts = siteUrl?.startsWith('https:') ? 'https:' : 'http: https:';
  const policy = [
    'sandbox allow-scripts',
    `default-src ${hosts} data: blob: 'unsafe-inline' 'unsafe-eval'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${studio}`,
  ].join('; ');
  const common = commonHeaders(siteUrl).filter(([name]) => name !== 'Referrer-Policy');
  return [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', policy],
    ['Cache-Control', 'no-store'],
    ['X-Robots-Tag', 'noindex'],
    // The address contains the key, so it must not be sent as a referrer.
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', arcadePermissions],
    sameOrigin,
    ...common,
  ];
}

/**
 * Returns the header for browsers without `frame-ancestors`. It cannot express a list of hosts, so such a list is
 * omitted.
 */
function frameOptions(ancestors: string): HeaderList {
  if (ancestors === "'none'") return [['X-Frame-Options', 'DENY']];
  return ancestors === "'self'" ? [['X-Frame-Options', 'SAMEORIGIN']] : [];
}

/** Returns the origins that may be framed: the arcade, and without https also games on this machine (spec PLAY-5). */
function frameSources({ siteUrl, arcadeUrl, arcadePort }: Addresses): string[] {
  const arcade = arcadeUrl ?? (siteUrl ? withPort(siteUrl, arcadePort) : `http://*:${arcadePort}`);
  return siteUrl?.startsWith('https:') ? [arcade] : [arcade, 'http://localhost:*', 'http://127.0.0.1:*'];
}

function withPort(origin: string, port: number): string {
  const url = new URL(origin);
  url.port = String(port);
  return url.origin;
}

/** Returns the origins of the ad entries' scripts and of the consent platform. */
function scriptOrigins(snapshot: Snapshot | null): string[] {
  const platform = snapshot?.settings.consent;
  return origins([
    ...(snapshot?.ads ?? []).map(({ scriptAddress }) => scriptAddress),
    ...(platform?.source === 'tcf' ? [platform.script] : []),
  ]);
}

/** Returns the distinct origins of the texts that are https addresses. */
function origins(addresses: readonly string[]): string[] {
  const found = addresses
    .filter((address) => /^https:\/\/[^\s;,']+$/i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(found)];
}

/** The page that tests games against the message protocol. It may frame games from anywhere. */
const testPage = '/protocol/';
/**
 * The page that checks whether a game's address answers. The portal's own pages cannot do so, because they may not
 * connect to other origins.
 */
const reachPage = '/reach/';

/**
 * Returns the headers of the arcade's origin: its games run in frames of the portal and load nothing from elsewhere.
 */
export function arcadeHeaders(
  path: string,
  { arcadeUrl, siteUrl }: Omit<Addresses, 'arcadePort'>,
): HeaderList {
  return [
    [
      'Content-Security-Policy',
      [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        ...(path === testPage ? ['frame-src http: https:'] : []),
        ...(path === reachPage ? ['connect-src http: https:'] : []),
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        path === testPage ? "frame-ancestors 'none'" : 'frame-ancestors *',
      ].join('; '),
    ],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ['Permissions-Policy', arcadePermissions],
    ...commonHeaders(arcadeUrl ?? siteUrl),
  ];
}

/**
 * Returns the headers of uploaded games. Exports of common game engines contain inline scripts, compile WebAssembly and
 * start workers from memory, so these are allowed. Everything else is as for the first-party games: above all, they
 * load nothing from elsewhere.
 */
export function uploadedGameHeaders(environment: Omit<Addresses, 'arcadePort'>): HeaderList {
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob:",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
  const common = arcadeHeaders('', environment).filter(([name]) => name !== 'Content-Security-Policy');
  return [['Content-Security-Policy', policy], ...common];
}
