import path from 'node:path';
import { expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.server.ts';

it('has a default for everything', () => {
  expect(parseEnvironment({ PATH: '/bin', SITE_URL: '', LOG_LEVEL: ' ' })).toEqual({
    port: 4000,
    arcadePort: 4001,
    studioPort: 4002,
    dataDir: path.resolve('data'),
    drainSeconds: 0,
    logLevel: 'info',
    rateLimit: 20,
    snapshotPollMs: 2_000,
    checkHours: { start: 1, end: 6 },
  });
});

it('uses the values that are set', () => {
  expect(
    parseEnvironment({
      PORT: '0',
      HOST: '[::1]',
      ARCADE_PORT: '8081',
      ARCADE_URL: 'https://arcade.example.org/',
      STUDIO_PORT: '8082',
      STUDIO_URL: 'https://studio.example.org/',
      SITE_URL: 'https://Games.example.org:443',
      DATA_DIR: '/var/lib/portico',
      DRAIN_SECONDS: '5',
      DATABASE_URL: 'postgres://portico:secret@db/portico',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: 'loopback, 10.1.0.0/16,2001:db8::7',
      TRUST_PROXY_HEADER: 'Forwarded',
      RATE_LIMIT: '0',
      SNAPSHOT_POLL_MS: '500',
      CHECK_HOURS: '22-24',
      PURGE_URL: 'https://cache.example/purge',
      PURGE_TOKEN: 'secret',
      PURGE_BODY: '{"purge_everything":true}',
      ALERT_URL: 'https://alerts.example/portico',
      CHANGES_URL: 'https://changes.example/portico',
      INDEXNOW_KEY: '0123456789abcdef',
      ALERT_SECRET: `whsec_${'c2VjcmV0'.repeat(4)}`,
    }),
  ).toEqual({
    port: 0,
    host: '::1',
    arcadePort: 8081,
    arcadeUrl: 'https://arcade.example.org',
    studioPort: 8082,
    studioUrl: 'https://studio.example.org',
    siteUrl: 'https://games.example.org',
    dataDir: '/var/lib/portico',
    drainSeconds: 5,
    databaseUrl: 'postgres://portico:secret@db/portico',
    logLevel: 'debug',
    trustProxy: {
      header: 'forwarded',
      count: null,
      networks: ['127.0.0.0/8', '::1/128', '10.1.0.0/16', '2001:db8::7/128'],
    },
    rateLimit: 0,
    snapshotPollMs: 500,
    checkHours: { start: 22, end: 24 },
    purge: {
      url: 'https://cache.example/purge',
      token: 'secret',
      tokenHeader: 'Authorization',
      body: '{"purge_everything":true}',
    },
    alerts: { url: 'https://alerts.example/portico', secret: `whsec_${'c2VjcmV0'.repeat(4)}` },
    changes: { url: 'https://changes.example/portico', secret: `whsec_${'c2VjcmV0'.repeat(4)}` },
    indexNow: { url: 'https://api.indexnow.org/indexnow', key: '0123456789abcdef' },
  });
});

it('names every faulty variable with a remedy, one line each, and prints no password', () => {
  const env = {
    PORT: '70000',
    HOST: 'play.example',
    ARCADE_PORT: 'abc',
    ARCADE_URL: 'ftp://arcade.example.org',
    SITE_URL: 'https://example.org/games',
    DATA_DIR: 'a\0b',
    DRAIN_SECONDS: '301',
    DATABASE_URL: 'mysql://root:secret@db/portico',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'proxy.example',
    TRUST_PROXY_HEADER: 'X-Real-IP',
    RATE_LIMIT: 'many',
    SNAPSHOT_POLL_MS: '5',
    CHECK_HOURS: '22-6',
    PURGE_URL: 'https://user:secret@cache.example',
    PURGE_TOKEN: 'secret secret',
    PURGE_TOKEN_HEADER: 'a: b',
    PURGE_BODY: '{',
  };
  const message = faultsOf(env);
  const lines = message.split('\n');
  expect(lines.map((line) => line.slice(0, line.indexOf(':'))).toSorted()).toEqual(
    Object.keys(env).toSorted(),
  );
  expect(message).toContain('PORT: "70000" is beyond the last port, 65535; use');
  expect(message).toContain('SITE_URL: "https://example.org/games" is more than scheme, host and port; use');
  expect(message).not.toContain('secret');
});

it('schedules no checks of games if CHECK_HOURS is none', () => {
  expect(parseEnvironment({ CHECK_HOURS: 'none' })).not.toHaveProperty('checkHours');
});

it('takes a relative DATA_DIR from the given root, whatever the current folder', () => {
  expect(parseEnvironment({}, '/opt/portico').dataDir).toBe('/opt/portico/data');
  expect(parseEnvironment({ DATA_DIR: '../store' }, '/opt/portico').dataDir).toBe('/opt/store');
  expect(parseEnvironment({ DATA_DIR: '/srv/store' }, '/opt/portico').dataDir).toBe('/srv/store');
});

it('refuses one origin for portal and arcade', () => {
  expect(faultsOf({ PORT: '4001' })).toMatch(/^ARCADE_PORT: .* the same as PORT/);
  expect(faultsOf({ STUDIO_PORT: '4000' })).toMatch(/^STUDIO_PORT: .* the same as PORT/);
  expect(faultsOf({ STUDIO_PORT: '4001' })).toMatch(/^STUDIO_PORT: .* the same as ARCADE_PORT/);
  expect(faultsOf({ SITE_URL: 'https://a.example', STUDIO_URL: 'https://a.example' })).toMatch(
    /^STUDIO_URL: .* the same as SITE_URL/,
  );
  expect(faultsOf({ SITE_URL: 'https://a.example', ARCADE_URL: 'https://a.example/' })).toMatch(
    /^ARCADE_URL: .* the same as SITE_URL/,
  );
});

function faultsOf(env: Record<string, string>): string {
  try {
    parseEnvironment(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
  }
  throw new Error('No fault was found.');
}

it('accepts a number of proxies or their networks, but not all addresses', () => {
  expect(parseEnvironment({ TRUST_PROXY: '2' }).trustProxy).toEqual({
    header: 'x-forwarded-for',
    count: 2,
    networks: [],
  });
  expect(parseEnvironment({ TRUST_PROXY: '0' }).trustProxy).toBeUndefined();
  const faulty = [
    'true',
    '-1',
    '10',
    '0.0.0.0/0',
    '0.0.0.0/00',
    '::/00',
    '192.168/16',
    '010.0.0.0/8',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/8,',
    '__proto__',
    'private;loopback',
  ];
  for (const text of faulty)
    expect(faultsOf({ TRUST_PROXY: text })).toMatch(/^TRUST_PROXY: .* is not a number/);
});

it.each(['https://studio.example.org', 'http://localhost:4002', 'https://localhost'])(
  'accepts %s as the origin of the Studio',
  (url) => {
    expect(parseEnvironment({ STUDIO_URL: url }).studioUrl).toBe(url);
  },
);

it.each(['http://studio.example.org', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
  'refuses %s as the origin of the Studio, because browsers offer no passkeys there',
  (url) => {
    expect(faultsOf({ STUDIO_URL: url })).toMatch(/^STUDIO_URL: .* not an https address with a host name/);
  },
);
