import { describe, expect, test } from 'vitest';
import { createFakePlatform } from '#test/http/fake-platform.ts';
import {
  arcadeHeaders,
  documentHeaders,
  fileHeaders,
  resourceHeaders,
  type InlineHashes,
} from './security-headers.ts';

const hashes: InlineHashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

function headersOf(...args: Parameters<typeof createFakePlatform>) {
  const { snapshots, environment } = createFakePlatform(...args);
  const list = documentHeaders(hashes, { snapshot: snapshots.current(), environment });
  const headers = new Map(list.map(([name, value]) => [name, value]));
  const policy = new Map(
    (headers.get('Content-Security-Policy') ?? '').split('; ').map((text) => {
      const [directive = '', ...sources] = text.split(' ');
      return [directive, sources.join(' ')];
    }),
  );
  return { headers, policy };
}

test('the policy contains only our origin, the hashes, and https for pictures and frames', () => {
  const { policy } = headersOf({ siteUrl: 'https://play.example', arcadeUrl: 'https://arcade.example' });
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'self'",
    'object-src': "'none'",
    'script-src': "'self' 'sha256-a'",
    'style-src-elem': "'self' 'sha256-b'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': 'https: https://arcade.example',
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
});

test('the arcade is at its own address, at its port of the site, or at its port of the requested host', () => {
  const frames = (environment: Parameters<typeof createFakePlatform>[0]) =>
    headersOf(environment).policy.get('frame-src');
  expect(frames({ siteUrl: 'https://play.example', arcadePort: 4001 })).toBe(
    'https: https://play.example:4001',
  );
  expect(frames({ arcadePort: 4001 })).toBe('https: http://*:4001 http://localhost:* http://127.0.0.1:*');
});

test('scripts of ads are allowed by origin, or by strict-dynamic if the operator chooses it', () => {
  const { snapshots, environment } = createFakePlatform();
  const ads = [
    { scriptAddress: 'https://ads.example/a.js?x=1' },
    { scriptAddress: '/ads/0123.js' },
    { scriptAddress: 'https://more.example/b.js' },
    { scriptAddress: "https://bad.example'; script-src *" },
    { scriptAddress: '' },
  ];
  const sources = (adsPolicy: 'hashes' | 'strict-dynamic') => {
    const current = snapshots.current()!;
    const snapshot = {
      ...current,
      ads,
      settings: { ...current.settings, adsPolicy },
    } as unknown as typeof current;
    const policy = documentHeaders(hashes, { snapshot, environment })[0]?.[1] ?? '';
    return ['script-src', 'connect-src'].map((name) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]);
  };
  expect(sources('hashes')).toEqual([
    "'self' 'sha256-a' https://ads.example https://more.example",
    "'self' https://ads.example https://more.example",
  ]);
  expect(sources('strict-dynamic')).toEqual(["'self' 'sha256-a' 'strict-dynamic'", "'self' https:"]);
});

describe('other directives that strict-dynamic opens', () => {
  const opened = {
    'style-src-elem': "'self' 'unsafe-inline' https:",
    'font-src': "'self' https: data:",
    'connect-src': "'self' https:",
  };
  const strict = {
    'style-src-elem': "'self' 'sha256-b'",
    'font-src': "'self'",
    'connect-src': "'self'",
  };
  const platform = {
    source: 'tcf' as const,
    script: 'https://cmp.example/cmp.js',
    attributes: {},
    purposes: [1],
  };

  test.each([
    ['without third-party scripts', { adsPolicy: 'strict-dynamic' as const }, strict],
    ['for a consent platform', { adsPolicy: 'strict-dynamic' as const, consent: platform }, opened],
    [
      'unless the banner asks',
      { adsPolicy: 'strict-dynamic' as const, consent: { ...platform, source: 'banner' as const } },
      strict,
    ],
  ])('%s', (_, settings, expected) => {
    const { policy } = headersOf({}, settings);
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, policy.get(name)]))).toEqual(
      expected,
    );
  });

  test('a consent platform is otherwise allowed by its origin', () => {
    const { policy } = headersOf({}, { consent: platform });
    expect(policy.get('script-src')).toContain('https://cmp.example');
    expect(policy.get('connect-src')).toContain('https://cmp.example');
  });
});

describe('which sites may frame the site', () => {
  test.each([
    ["'self'", 'SAMEORIGIN'],
    ["'none'", 'DENY'],
    ['https://partner.example', undefined],
  ])('%s', (frameAncestors, frameOptions) => {
    const { headers, policy } = headersOf({}, { frameAncestors });
    expect(policy.get('frame-ancestors')).toBe(frameAncestors);
    expect(headers.get('X-Frame-Options')).toBe(frameOptions);
  });
});

test('frames can receive the features that games need', () => {
  const permissions = headersOf().headers.get('Permissions-Policy');
  for (const name of ['fullscreen', 'autoplay', 'gamepad', 'accelerometer', 'gyroscope', 'keyboard-map']) {
    expect(permissions).toContain(`${name}=*`);
  }
  expect(permissions).toContain('camera=()');
});

describe('headers of every answer', () => {
  const environments = [
    { siteUrl: 'https://play.example', arcadeUrl: 'https://arcade.example' },
    { siteUrl: 'http://play.example', arcadeUrl: 'http://arcade.example' },
    {},
  ];
  const kindsOf = (environment: { siteUrl?: string; arcadeUrl?: string }) => [
    [...headersOf(environment).headers],
    resourceHeaders(environment),
    fileHeaders(environment, 'image/webp'),
    fileHeaders(environment, 'text/javascript'),
    arcadeHeaders('/own-game/', environment),
  ];

  test('make https sites, and no others, stay on https', () => {
    const headers = environments.map((environment) =>
      kindsOf(environment).map((list) => new Map(list).get('Strict-Transport-Security')),
    );
    expect(headers[0]).toEqual(Array.from({ length: 5 }, () => 'max-age=31536000'));
    expect(headers.slice(1).flat()).toEqual(Array.from({ length: 10 }, () => undefined));
  });

  test('forbid sniffing and state which sites may embed the answer', () => {
    const lists = kindsOf({}).map((list) => new Map(list));
    expect(lists.map((list) => list.get('X-Content-Type-Options'))).toEqual(lists.map(() => 'nosniff'));
    expect(lists.map((list) => list.get('Cross-Origin-Resource-Policy'))).toEqual([
      'same-origin',
      'same-origin',
      'cross-origin',
      'same-origin',
      'cross-origin',
    ]);
    expect(lists[0]?.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(lists[1]?.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('of a game forbid features that no game needs and allow those of its frame', () => {
    const permissions = new Map(arcadeHeaders('/own-game/', {})).get('Permissions-Policy');
    expect(permissions).toContain('camera=()');
    for (const name of ['fullscreen', 'gamepad', 'autoplay', 'accelerometer']) {
      expect(permissions).not.toContain(name);
    }
  });
});
