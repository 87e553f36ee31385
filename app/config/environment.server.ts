import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { parseProxies, proxyHeaders, type ProxyTrust } from './proxy-trust.server.ts';

/** The configuration that the process reads from its environment variables. */
export interface Environment {
  port: number;
  /** The only address of the machine to listen on. Listens on all addresses if it is not set. */
  host?: string;
  /** Port of the origin that serves the first-party games. */
  arcadePort: number;
  /** Public origin of the first-party games. Defaults to the portal's host with `arcadePort` (spec PLAY-5). */
  arcadeUrl?: string;
  /** Port of the Studio's origin. 0 means that the Studio is off. */
  studioPort: number;
  /**
   * Public origin of the Studio. If it is not set, the Studio listens on the loopback address only and is reached at
   * `http://localhost:<studioPort>`.
   */
  studioUrl?: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Seconds for which a stopping process still answers, so that proxies notice the stop. */
  drainSeconds: number;
  /** PostgreSQL address. If it is not set, the store is SQLite in the data folder. */
  databaseUrl?: string;
  /** Public origin of the portal, without a slash at the end (spec SITE-7, ADDR-22). */
  siteUrl?: string;
  logLevel: (typeof logLevels)[number];
  /**
   * Token that allows a client to read `/metrics`. If it is not set, only programs on this machine can read `/metrics`.
   */
  metricsToken?: string;
  /** Trusted proxies. If none are set, the client of each connection is the visitor. */
  trustProxy?: ProxyTrust;
  /** Maximum number of uncached answers per second for one client address. 0 means no limit. */
  rateLimit: number;
  /**
   * Milliseconds between two checks of the site for changes. After a change, older pages can be served for this time.
   */
  snapshotPollMs: number;
  /** How to purge the cache in front of the portal after a change, if there is one (docs/caching.md). */
  purge?: { url: string; token?: string; tokenHeader: string; body?: string };
  /**
   * Path of Chromium for the checks of games, or `none`. If it is not set, Portico searches for Chromium
   * (docs/operating.md).
   */
  chromiumPath?: string;
  /** Hours of the day between which games are checked. If they are not set, games are checked only on request. */
  checkHours?: CheckHours;
  /** Where to post alerts about feeds, and the key of their signature (docs/feeds.md). */
  alerts?: { url: string; secret: string };
  /** Where to post changes of the site, and the key of their signature (docs/changes.md). */
  changes?: { url: string; secret: string };
  /** Where to post the counts of the statistics, and the value of the header `Authorization` (docs/statistics.md). */
  statisticsTarget?: { url: string; authorization?: string };
  /**
   * Where changed pages are reported to search engines, and the key that proves whose site it is (docs/operating.md).
   */
  indexNow?: { url: string; key: string };
}

/** A part of the day in the site's time zone, in whole hours from 0 to 24. `end` is after `start`. */
export interface CheckHours {
  start: number;
  end: number;
}

/** Reports an invalid environment. The message has one line for each invalid variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'not a whole number')
    .transform(Number)
    .refine((value) => value <= 65_535, 'beyond the last port, 65535')
    .default(fallback);

const origin = z
  .string()
  .transform(parseUrl)
  .refine((url) => url !== null && ['http:', 'https:'].includes(url.protocol), 'not an http or https address')
  .refine((url) => url === null || isBareOrigin(url), 'more than scheme, host and port')
  .transform((url) => url?.origin)
  .optional();

/** Browsers offer passkeys only to https origins with a host name and to localhost. */
const studioOrigin = origin.refine((url) => url === undefined || isPasskeyOrigin(url), {
  message: 'not an https address with a host name',
});

const httpUrl = z.string().refine((value) => {
  const url = parseUrl(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
}, 'not an http or https address without user and password');

const schema = z.object({
  PORT: port(4000),
  ARCADE_PORT: port(4001),
  HOST: z
    .string()
    .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
    .refine((value) => isIP(value) !== 0 || value === 'localhost', 'not an IP address')
    .optional(),
  STUDIO_PORT: port(4002),
  ARCADE_URL: origin,
  SITE_URL: origin,
  STUDIO_URL: studioOrigin,
  DATA_DIR: z
    .string()
    .refine((value) => !value.includes('\0'), 'not a path')
    .default('./data'),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'not a whole number')
    .transform(Number)
    .refine((value) => value <= 300, 'longer than five minutes, 300')
    .default(0),
  DATABASE_URL: z
    .string()
    .refine((value) => isPostgresUrl(value), 'not a PostgreSQL address')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, 'no log level').default('info'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'not 16 to 200 letters, digits or . _ ~ + / = -')
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value === '0' || parseProxies(value) !== null,
      'not a number of proxies or a list of networks',
    )
    .transform((value) => parseProxies(value))
    .optional(),
  TRUST_PROXY_HEADER: z
    .string()
    .toLowerCase()
    .pipe(z.enum(proxyHeaders, 'not a header that Portico reads'))
    .default('x-forwarded-for'),
  RATE_LIMIT: z
    .string()
    .regex(/^\d{1,5}$/, 'not a whole number')
    .transform(Number)
    .default(20),
  SNAPSHOT_POLL_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'not a whole number')
    .transform(Number)
    .refine((value) => value >= 50 && value <= 60_000, 'not from 50 to 60000')
    .default(2_000),
  PURGE_URL: httpUrl.optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'not a valid header value')
    .optional(),
  PURGE_TOKEN_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'not a valid header name')
    .default('Authorization'),
  PURGE_BODY: z
    .string()
    .refine((value) => isJson(value), 'no JSON')
    .optional(),
  CHROMIUM_PATH: z
    .string()
    .refine((value) => value === 'none' || path.isAbsolute(value), 'not an absolute path')
    .optional(),
  CHECK_HOURS: z
    .string()
    .refine((value) => value === 'none' || parseHours(value) !== null, 'not two hours of a day')
    .transform((value) => parseHours(value))
    .prefault('1-6'),
  ALERT_URL: httpUrl.optional(),
  CHANGES_URL: httpUrl.optional(),
  STATISTICS_URL: httpUrl.optional(),
  STATISTICS_AUTHORIZATION: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'not a valid header value')
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'not 8 to 128 letters, digits or -')
    .optional(),
  INDEXNOW_URL: httpUrl.default('https://api.indexnow.org/indexnow'),
  ALERT_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'not whsec_ and at least 24 bytes in base64')
    .optional(),
});

type Variable = keyof z.output<typeof schema>;
const variables = schema.keyof().options;

const remedies: Record<Variable, string> = {
  PORT: 'use a number from 0 to 65535, such as PORT=4000 (0 picks a free one)',
  ARCADE_PORT: 'use a number from 0 to 65535 that is not PORT, such as ARCADE_PORT=4001',
  STUDIO_PORT:
    'use a number from 1 to 65535 that is neither PORT nor ARCADE_PORT, such as STUDIO_PORT=4002, or 0 to turn the Studio off',
  STUDIO_URL:
    'use an https origin that is neither SITE_URL nor ARCADE_URL, such as STUDIO_URL=https://studio.example.org, or leave it out to reach the Studio from this machine only',
  HOST: 'use an address of this machine, such as HOST=127.0.0.1, or leave it out to listen on all',
  ARCADE_URL:
    'use an origin without path that is not SITE_URL, such as ARCADE_URL=https://arcade.example.org, or leave it out',
  SITE_URL: 'use an origin without path, such as SITE_URL=https://games.example.org, or leave it out',
  DATA_DIR: 'use the path of a folder, such as DATA_DIR=./data',
  DRAIN_SECONDS:
    'use a number of seconds from 0 to 300, a little more than your proxy takes between two checks of /readyz, such as DRAIN_SECONDS=5',
  DATABASE_URL:
    'use DATABASE_URL=postgres://user:password@host:5432/portico, or leave it out to keep the data in DATA_DIR',
  METRICS_TOKEN: 'make one with: openssl rand -hex 24, or leave it out',
  LOG_LEVEL: `use one of ${logLevels.join(', ')}`,
  TRUST_PROXY:
    'use the number of proxies before this process, such as TRUST_PROXY=1, or their networks, such as TRUST_PROXY=loopback,10.0.0.0/8 (the whole internet is not allowed)',
  TRUST_PROXY_HEADER: `use one of ${proxyHeaders.join(', ')}: the one your proxy writes`,
  RATE_LIMIT: 'use a number of answers a second, such as RATE_LIMIT=20, or 0 for no limit',
  SNAPSHOT_POLL_MS:
    'use a number of milliseconds from 50 to 60000, such as SNAPSHOT_POLL_MS=2000, or leave it out',
  PURGE_URL:
    'use the address that drops the pages of your cache, such as PURGE_URL=https://cache.example.org/purge, or leave it out',
  PURGE_TOKEN: 'use the token alone, without spaces, or leave it out',
  PURGE_TOKEN_HEADER: 'use a name such as PURGE_TOKEN_HEADER=Fastly-Key, or leave it out',
  CHROMIUM_PATH:
    'use the path of Chromium, such as CHROMIUM_PATH=/usr/bin/chromium, or none to check games without it, or leave it out',
  CHECK_HOURS: 'use the hours of a day, such as CHECK_HOURS=1-6, or none to check games only on request',
  ALERT_URL:
    'use the address that receives alerts, such as ALERT_URL=https://alerts.example.org/portico, together with ALERT_SECRET, or leave it out',
  CHANGES_URL:
    'use the address that receives changes of the site, such as CHANGES_URL=https://hooks.example.org/portico, together with ALERT_SECRET, or leave it out',
  STATISTICS_URL:
    'use the address that receives the counts, such as STATISTICS_URL=https://clickhouse.example.org:8443/?query=…, or leave it out',
  STATISTICS_AUTHORIZATION:
    'use the value of the header alone, such as STATISTICS_AUTHORIZATION="Basic dXNlcjpwYXNz", or leave it out',
  ALERT_SECRET:
    'make one with: echo "whsec_$(openssl rand -base64 32)", or leave it, ALERT_URL and CHANGES_URL out',
  INDEXNOW_KEY: 'make one with: openssl rand -hex 16, or leave it out to report nothing',
  INDEXNOW_URL:
    'use the address of a search engine, such as INDEXNOW_URL=https://api.indexnow.org/indexnow, or leave it out',
  PURGE_BODY: `use JSON, such as PURGE_BODY='{"purge_everything":true}', or leave it out`,
};

/** Variables whose values may contain a password and are never printed. */
const secrets: ReadonlySet<Variable> = new Set<Variable>([
  'DATABASE_URL',
  'METRICS_TOKEN',
  'PURGE_URL',
  'PURGE_TOKEN',
  'ALERT_URL',
  'CHANGES_URL',
  'STATISTICS_URL',
  'STATISTICS_AUTHORIZATION',
  'ALERT_SECRET',
]);

/**
 * Reads the environment variables; empty ones count as not set. Resolves a relative DATA_DIR from `root`. Throws an
 * `EnvironmentError` that names every invalid variable, the fault in its value and how to fix it.
 */
export function parseEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  root: string = process.cwd(),
): Environment {
  const values = Object.fromEntries(variables.map((name) => [name, env[name]?.trim() || undefined]));
  const parsed = schema.safeParse(values);
  const faults = new Map<Variable, string>();
  if (!parsed.success) {
    for (const { path: variable, message } of parsed.error.issues) {
      const name = variables.find((known) => known === variable[0]);
      if (name) faults.set(name, message);
    }
  } else {
    const { PORT, ARCADE_PORT, STUDIO_PORT, ARCADE_URL, SITE_URL, STUDIO_URL } = parsed.data;
    const { ALERT_URL, CHANGES_URL, ALERT_SECRET } = parsed.data;
    if ((ALERT_URL ?? CHANGES_URL) !== undefined && ALERT_SECRET === undefined)
      faults.set('ALERT_SECRET', 'missing, so receivers could not check who sends the messages');
    if (PORT !== 0 && PORT === ARCADE_PORT) faults.set('ARCADE_PORT', 'the same as PORT');
    if (SITE_URL !== undefined && SITE_URL === ARCADE_URL) faults.set('ARCADE_URL', 'the same as SITE_URL');
    if (STUDIO_PORT !== 0 && STUDIO_PORT === PORT) faults.set('STUDIO_PORT', 'the same as PORT');
    if (STUDIO_PORT !== 0 && STUDIO_PORT === ARCADE_PORT)
      faults.set('STUDIO_PORT', 'the same as ARCADE_PORT');
    if (STUDIO_URL !== undefined && STUDIO_URL === SITE_URL) faults.set('STUDIO_URL', 'the same as SITE_URL');
    if (STUDIO_URL !== undefined && STUDIO_URL === ARCADE_URL)
      faults.set('STUDIO_URL', 'the same as ARCADE_URL');
  }
  if (!parsed.success || faults.size > 0) throw describeFaults(faults, values);
  const { data } = parsed;
  return {
    port: data.PORT,
    ...(data.HOST !== undefined && { host: data.HOST }),
    arcadePort: data.ARCADE_PORT,
    ...(data.ARCADE_URL !== undefined && { arcadeUrl: data.ARCADE_URL }),
    studioPort: data.STUDIO_PORT,
    ...(data.STUDIO_URL !== undefined && { studioUrl: data.STUDIO_URL }),
    dataDir: path.resolve(root, data.DATA_DIR),
    drainSeconds: data.DRAIN_SECONDS,
    ...(data.DATABASE_URL !== undefined && { databaseUrl: data.DATABASE_URL }),
    ...(data.SITE_URL !== undefined && { siteUrl: data.SITE_URL }),
    logLevel: data.LOG_LEVEL,
    ...(data.METRICS_TOKEN !== undefined && { metricsToken: data.METRICS_TOKEN }),
    ...(data.TRUST_PROXY && { trustProxy: { header: data.TRUST_PROXY_HEADER, ...data.TRUST_PROXY } }),
    rateLimit: data.RATE_LIMIT,
    snapshotPollMs: data.SNAPSHOT_POLL_MS,
    ...(data.CHROMIUM_PATH !== undefined && { chromiumPath: data.CHROMIUM_PATH }),
    ...(data.CHECK_HOURS && { checkHours: data.CHECK_HOURS }),
    ...(data.PURGE_URL !== undefined && {
      purge: {
        url: data.PURGE_URL,
        ...(data.PURGE_TOKEN !== undefined && { token: data.PURGE_TOKEN }),
        tokenHeader: data.PURGE_TOKEN_HEADER,
        ...(data.PURGE_BODY !== undefined && { body: data.PURGE_BODY }),
      },
    }),
    ...(data.ALERT_URL !== undefined &&
      data.ALERT_SECRET !== undefined && { alerts: { url: data.ALERT_URL, secret: data.ALERT_SECRET } }),
    ...(data.CHANGES_URL !== undefined &&
      data.ALERT_SECRET !== undefined && { changes: { url: data.CHANGES_URL, secret: data.ALERT_SECRET } }),
    ...(data.STATISTICS_URL !== undefined && {
      statisticsTarget: {
        url: data.STATISTICS_URL,
        ...(data.STATISTICS_AUTHORIZATION !== undefined && { authorization: data.STATISTICS_AUTHORIZATION }),
      },
    }),
    ...(data.INDEXNOW_KEY !== undefined && { indexNow: { url: data.INDEXNOW_URL, key: data.INDEXNOW_KEY } }),
  };
}

function describeFaults(
  faults: ReadonlyMap<Variable, string>,
  values: Readonly<Record<string, string | undefined>>,
): EnvironmentError {
  const lines = [...faults].map(([name, problem]) => {
    const value = secrets.has(name) ? 'the value' : JSON.stringify(values[name] ?? '');
    return `${name}: ${value} is ${problem}; ${remedies[name]}.`;
  });
  return new EnvironmentError(lines.join('\n'));
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Parses hours such as `1-6`. Returns `null` if they are not hours of one day. */
function parseHours(text: string): CheckHours | null {
  const [, start, end] = (/^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []).map(Number);
  return start !== undefined && end !== undefined && start < end && end <= 24 ? { start, end } : null;
}

function isBareOrigin(url: URL): boolean {
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
}

function isPasskeyOrigin(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  if (hostname === 'localhost') return true;
  return protocol === 'https:' && isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isPostgresUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1;
}
