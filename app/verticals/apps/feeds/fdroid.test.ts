import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { readEntries } from '#app/feeds/read-entries.server.ts';
import appsServer from '../vertical.server.ts';
import { fdroidFeed } from './fdroid.server.ts';
import { inOurLanguage, readFdroidIndex } from './read-index.server.ts';

const rules = {
  prefix: 'app',
  extSchema: appsServer.extSchema,
  structuredDataTypes: ['app'],
  isPlayed: false,
};

const picture = (name: string) => ({ name, sha256: '', size: 1 });
const day = (text: string) => Date.parse(text);

const version = (versionCode: number, rest: object = {}) => ({
  added: day('2026-03-02'),
  file: { name: `/lantern-${versionCode}.apk`, sha256: '', size: 5_000_000 },
  manifest: { versionName: `1.${versionCode}`, versionCode, usesSdk: { minSdkVersion: 24 } },
  ...rest,
});

const lantern = {
  metadata: {
    added: day('2020-01-01'),
    categories: ['Navigation', 'Lantern House'],
    license: 'GPL-3.0-or-later',
    sourceCode: 'https://code.example/lantern',
    webSite: 'https://lantern.example/',
    issueTracker: 'javascript:alert(1)',
    donate: ['bitcoin:x', 'https://lantern.example/give'],
    authorName: 'Lantern Society',
    name: { de: 'Laterne', 'en-GB': 'Lantern &amp; Torch' },
    summary: { 'en-US': 'Light where you walk', de: 'Licht' },
    description: { 'en-US': 'It is <b>bright</b>.\n\nIt is small.', fr: 'Clair' },
    icon: { 'en-US': picture('/org.lantern/icon.png') },
    screenshots: {
      sevenInch: { 'en-US': [picture('/seven.png')] },
      phone: { fr: [picture('/fr.png')], 'en-US': [picture('/a b.png'), picture('/b.png')] },
    },
  },
  versions: {
    one: version(8, { whatsNew: { 'en-US': 'Softer light.' }, added: day('2026-01-01') }),
    // This version is listed later but is the newest by its version code.
    two: version(12, {
      manifest: {
        versionName: '2.0',
        versionCode: 12,
        usesSdk: { minSdkVersion: 26 },
        usesPermission: [{ name: 'android.permission.CAMERA' }, { name: 'android.permission.CAMERA' }],
      },
      antiFeatures: { NonFreeNet: { 'en-US': 'Asks one server.' }, Odd: {} },
      whatsNew: { de: 'Heller.', 'en-US': 'Brighter.' },
    }),
    three: version(11, {
      manifest: { versionName: '2.0', versionCode: 11 },
      whatsNew: { 'en-US': 'The same for other processors.' },
    }),
  },
};

function indexOf(packages: object, repo: object = {}) {
  return JSON.stringify({
    repo: {
      address: 'https://lantern.example/fdroid/repo',
      name: { 'en-US': 'Lantern House' },
      categories: { Navigation: { name: { 'en-US': 'Navigation' } } },
      antiFeatures: { NonFreeNet: { name: { 'en-US': 'Non-free network services' } } },
      ...repo,
    },
    packages,
  });
}

function read(text: string) {
  return readEntries([readFdroidIndex(text)], { feed: fdroidFeed, rules, ownOrigins: new Set() });
}

function readOne(own: object = {}, repo: object = {}) {
  const { items, bad, refused } = read(indexOf({ 'org.lantern': { ...lantern, ...own } }, repo));
  expect([bad, refused]).toEqual([[], []]);
  return items[0]!;
}

describe('a package', () => {
  it('is in English if it has English texts', () => {
    const item = readOne();
    expect(item.title).toBe('Lantern & Torch');
    expect(item.intro).toBe('It is bright.\n\nIt is small.');
    expect(item.ext.summary).toBe('Light where you walk');
  });

  it('uses the version with the highest version code', () => {
    expect(readOne().ext).toMatchObject({
      version: '2.0',
      version_date: '2026-03-02',
      size_bytes: 5_000_000,
      min_system: 'Android 8.0',
      permissions: [{ name: 'android.permission.CAMERA', reason: '' }],
      links: [{ name: 'APK from Lantern House', url: 'https://lantern.example/fdroid/repo/lantern-12.apk' }],
    });
  });

  it('lists the changes of each version once, the newest first', () => {
    expect(readOne().ext.changelog).toEqual([
      { version: '2.0', date: '2026-03-02', text: 'Brighter.' },
      { version: '1.8', date: '2026-01-01', text: 'Softer light.' },
    ]);
  });

  it('has the warnings of its newest version in words', () => {
    expect(readOne().ext.anti_features).toEqual([
      { name: 'Non-free network services', reason: 'Asks one server.' },
      { name: 'Odd', reason: '' },
    ]);
  });

  it('has pictures at addresses of its repository, preferring those of phones', () => {
    const item = readOne();
    expect(item.image).toBe('https://lantern.example/fdroid/repo/org.lantern/icon.png');
    expect(item.screenshots).toEqual([
      'https://lantern.example/fdroid/repo/a%20b.png',
      'https://lantern.example/fdroid/repo/b.png',
    ]);
    const { phone: _phone, ...others } = lantern.metadata.screenshots;
    const tablet = readOne({ metadata: { ...lantern.metadata, screenshots: others } });
    expect(tablet.screenshots).toEqual(['https://lantern.example/fdroid/repo/seven.png']);
  });

  it('has no pictures of a repository without an https address', () => {
    const item = readOne({}, { address: 'http://lantern.example/repo' });
    expect([item.image, item.screenshots, item.ext.links]).toEqual(['', [], []]);
  });

  it('links to its page if it is in F-Droid’s own repository', () => {
    const { links } = readOne({}, { address: 'https://f-droid.org/repo' }).ext;
    expect(links).toEqual([{ name: 'F-Droid', url: 'https://f-droid.org/packages/org.lantern/' }]);
  });

  it('links only to web addresses, and omits unknown fields', () => {
    const { ext } = readOne();
    expect(ext).not.toHaveProperty('issues');
    expect(ext).not.toHaveProperty('developer_url');
    expect(ext.donate).toBe('https://lantern.example/give');
  });

  it('uses its id and summary if it has neither name nor description', () => {
    const { name: _name, description: _description, ...metadata } = lantern.metadata;
    const { title, intro } = readOne({ metadata });
    expect([title, intro]).toEqual(['org.lantern', 'Light where you walk']);
  });

  it('without versions is refused, and a malformed one is reported with its path', () => {
    const { items, refused, bad } = read(
      indexOf({
        'org.lantern': lantern,
        'org.empty': { ...lantern, versions: {} },
        'org.broken': { ...lantern, versions: { one: { added: 'soon' } } },
        'org.late': { ...lantern, versions: { one: version(1, { added: 1e300 }) } },
        'org.null': null,
      }),
    );
    expect(items).toHaveLength(1);
    expect(refused).toMatchObject([{ place: 'packages["org.empty"]', reason: 'has no version' }]);
    expect(bad.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'packages["org.broken"].versions.one.added',
        'packages["org.late"].versions.one.added',
        'packages["org.null"]',
      ]),
    );
  });
});

describe('a document that is no index', () => {
  const faultOf = (text: string) => {
    try {
      readFdroidIndex(text);
    } catch (error) {
      if (error instanceof FeedShapeError) return error.fault;
    }
    return null;
  };

  it('is refused with advice on what to use instead', () => {
    const entry = JSON.stringify({ timestamp: 1, index: { name: '/index-v2.json' }, diffs: {} });
    expect(faultOf(entry)).toMatchObject({
      path: 'index',
      allowed: expect.stringContaining('/index-v2.json'),
    });
    expect(faultOf(JSON.stringify({ repo: {}, apps: [], packages: {} }))?.allowed).toContain('version 2');
  });

  it.each(['[]', '{}', '{"repo": {"address": "x"}, "packages": {}}', indexOf([]), '<html>', '{"repo":'])(
    'is refused: %s',
    (text) => {
      expect(faultOf(text)).not.toBeNull();
    },
  );
});

it('prefers English, then any other language', () => {
  const codes = fc.uniqueArray(
    fc.constantFrom<string[]>('en-US', 'en-GB', 'en', 'en-AU', 'de', 'fr', 'zh-CN'),
  );
  fc.assert(
    fc.property(codes, (languages) => {
      const values = Object.fromEntries(languages.map((language) => [language, language]));
      const order = ['en-US', 'en-GB', 'en', 'en-AU'];
      const expected = order.find((language) => languages.includes(language)) ?? languages[0];
      expect(inOurLanguage(values)).toBe(expected);
    }),
  );
});
