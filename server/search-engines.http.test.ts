import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importBundle } from '#app/changes/import.server.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { sampleBundle, sampleItem, writeBundleFolder, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { readHead, readHtml, readXml } from '#test/http/read-html.ts';
import { silentLog } from '#test/store/engines.ts';

/* Tests what search engines, reviewers and other services receive from a site that the test sets up. */

const site = 'https://portal.example';
let app: TestApp;
let folder: string;
let now = 1_800_000_000_000;

function testSite(): TestBundle {
  const bundle = sampleBundle();
  delete bundle.data_content['8'];
  bundle.layouts = {};
  bundle.info.title = 'Play House: games for all';
  bundle.settings = {
    homeSource: 2,
    'home.c.title': 'What is new',
    'home.c.description': 'Our own words about the news.',
    adsTxt: 'ads.example, pub-1, DIRECT',
    robotsTxt: 'User-agent: GreedyBot\nDisallow: /',
    'security.contact': 'safe@portal.example',
    'verification.tags': '<meta name="google-site-verification" content="abc&quot;d">',
    'verification.files': { 'google12ab.html': '<b>verified</b>', '.well-known/pki/check.txt': 'ok' },
  };
  const { list } = bundle.data_content['2'];
  list[0].img = 'icon.png';
  list[1].img_share = 'icon.png';
  Object.assign(list[0].ext, { developer: 'Ada Lovelace', developer_type: 'person', licence: 'MIT' });
  bundle.data_content['1'] = {
    menu: [],
    list: [
      {
        ...sampleItem(300, [30]),
        title: 'An article',
        author: 'Grace Hopper',
        structure_data_type: 'news',
        game_url_remote: '',
        game_url_remote_to_type: '',
        ext: {},
      },
    ],
    list_type: {},
    list_tags: {},
  };
  bundle.ext_redirects = {
    '/blog/hello.html': '/old-hello',
    '/old-hello': '/g/details/100',
    '/index.php?id=7': 'https://elsewhere.example/seven',
    '/g/details/9999': '/g',
    '/g/details/101': '/g',
  };
  bundle.data_content['1'].menu = [
    { ...bundle.data_content['2'].menu[0], content_type_id: 30, data_type_menu: 1 },
  ];
  return bundle;
}

async function importSite(bundle: TestBundle): Promise<void> {
  const source = await writeBundleFolder(path.join(folder, 'bundle'), JSON.stringify(bundle));
  const dataDir = path.join(folder, 'data');
  const store = await openStore({ dataDir, role: 'cli', log: silentLog, clock: { now: () => now } });
  try {
    await migrate(store);
    const result = await importBundle({
      store,
      source,
      registry: builtIn.bundle,
      mediaDir: path.join(dataDir, 'media'),
    });
    expect(result).toMatchObject({
      outcome: 'applied',
      report: { warnings: [expect.stringContaining('/g/details/101')] },
    });
  } finally {
    await store.close();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-seo-'));
  await importSite(testSite());
  now += 86_400_000;
  const changed = testSite();
  changed.data_content['2'].list[1].intro = 'Rewritten words.';
  await importSite(changed);
  app = await startApp({ dataDir: path.join(folder, 'data') });
}, 240_000);
afterAll(async () => {
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function get(address: string) {
  const response = await app.request(address);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function headOf(address: string) {
  const $ = readHtml((await get(address)).text);
  const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
  const { title, description, structured } = readHead($);
  return {
    $,
    title,
    description,
    image: property('og:image'),
    siteName: property('og:site_name'),
    property,
    nodes: (type: string): TestBundle[] => structured.filter((node) => [node['@type']].flat().includes(type)),
  };
}

const documentAt = async (address: string) => readXml((await get(address)).text);

describe('files of settings', () => {
  it.each([
    ['/ads.txt', 'text/plain; charset=utf-8', 'ads.example, pub-1, DIRECT\n'],
    ['/google12ab.html', 'text/html; charset=utf-8', '<b>verified</b>'],
    ['/.well-known/pki/check.txt', 'text/plain; charset=utf-8', 'ok'],
  ])('%s is served as %s and runs nothing', async (address, type, body) => {
    const { status, headers, text } = await get(address);
    expect({ status, type: headers.get('content-type'), text }).toEqual({ status: 200, type, text: body });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await app.request(address, { method: 'POST' })).status).toBe(405);
  });

  it('do not exist without a setting', async () => {
    expect((await get('/app-ads.txt')).status).toBe(404);
    expect((await get('/google99.html')).status).not.toBe(200);
  });

  it('contain the contact for security reports', async () => {
    for (const address of ['/.well-known/security.txt', '/security.txt']) {
      const { status, text } = await get(address);
      expect(status).toBe(200);
      expect(text).toMatch(/^Contact: mailto:safe@portal\.example\nExpires: /);
      expect(text).toContain(`Canonical: ${site}/.well-known/security.txt`);
    }
  });

  it('do not hide pages with noindex from crawlers', async () => {
    const { text } = await get('/robots.txt');
    expect(text).toMatch(/^User-agent: GreedyBot\nDisallow: \/\n\nUser-agent: \*\n/);
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
    const hidden = text
      .split('User-agent: *')[1]!
      .matchAll(/^Disallow: (\S+)$/gm)
      .map(([, rule]) => rule)
      .toArray();
    expect(hidden).toEqual(['/api/']);
    for (const address of ['/g/search/x', '/g/game/100', '/g/mygames']) {
      expect(readHead((await headOf(address)).$).robots).toMatch(/^noindex/);
    }
  });
});

describe('the head of a page', () => {
  it('contains the tags of verification services, whatever the visitor has decided', async () => {
    for (const address of ['/', '/c', '/g/details/100']) {
      const { $ } = await headOf(address);
      expect($('head meta[name="google-site-verification"]').attr('content')).toBe('abc"d');
    }
  });

  it('names the site the same way everywhere, and the host in titles', async () => {
    for (const address of ['/', '/c', '/g/details/100', '/g/cate/10', '/aboutUs']) {
      const head = await headOf(address);
      expect(head.siteName).toBe('Play House');
      expect(head.title).toMatch(/ - portal\.example$/);
    }
    const manifest = JSON.parse((await get('/manifest.webmanifest')).text);
    expect(manifest).toMatchObject({ name: 'Play House', short_name: 'Play House' });
    const [search, feed] = [await documentAt('/opensearch.xml'), await documentAt('/g/rss.xml')];
    expect(search('ShortName').text()).toBe('Play House');
    expect(feed('channel > title').text()).toMatch(/ - Play House$/);
  });

  it('describes the site once, on its home page', async () => {
    const { nodes } = await headOf('/');
    const [website, ...others] = nodes('WebSite');
    const [organisation, ...more] = nodes('Organization');
    expect([...others, ...more]).toEqual([]);
    expect(website).toMatchObject({
      name: 'Play House',
      alternateName: 'portal.example',
      url: `${site}/`,
      potentialAction: { target: { urlTemplate: `${site}/g/search?kw={search_term_string}` } },
    });
    expect(website.publisher['@id']).toBe(organisation['@id']);
    expect(organisation).toMatchObject({ name: 'Play House', url: `${site}/` });
    expect(await pictureAt(organisation.logo)).toMatchObject({ width: 512, height: 512 });
    for (const address of ['/c', '/weather', '/e', '/g/details/100']) {
      expect((await headOf(address)).nodes('WebSite')).toEqual([]);
    }
  });

  it('has its own description for each section', async () => {
    const homes = await Promise.all(['/', '/c', '/weather', '/e', '/star_sign', '/app', '/qa'].map(headOf));
    expect(homes[1]).toMatchObject({
      title: 'What is new - portal.example',
      description: 'Our own words about the news.',
    });
    expect(new Set(homes.map(({ title }) => title)).size).toBe(homes.length);
    expect(new Set(homes.map(({ description }) => description)).size).toBe(homes.length);
  });
});

describe('structured data', () => {
  it('of a game states that it is an application, its author, licence and date', async () => {
    const [game] = (await headOf('/g/details/100')).nodes('VideoGame');
    expect(game).toMatchObject({
      '@type': ['VideoGame', 'WebApplication'],
      author: { '@type': 'Person', name: 'Ada Lovelace' },
      license: 'https://spdx.org/licenses/MIT.html',
      datePublished: '2023-11-14T22:13:20.000Z',
      dateModified: '2023-11-14T22:13:20.000Z',
    });
  });

  it('of a game contains the rating by the votes that its page shows', async () => {
    const [game] = (await headOf('/g/details/100')).nodes('VideoGame');
    expect(game.aggregateRating).toMatchObject({ ratingValue: 91, bestRating: 100, ratingCount: 11 });
  });

  it('of a changed item contains the time of the change', async () => {
    const [game] = (await headOf('/g/details/101')).nodes('VideoGame');
    expect(game.dateModified).toBe(new Date(now).toISOString());
  });

  it('of an article names its author as a person', async () => {
    const [article] = (await headOf('/c/details/300')).nodes('NewsArticle');
    expect(article).toMatchObject({
      author: { '@type': 'Person', name: 'Grace Hopper' },
      publisher: { '@type': 'Organization', name: 'Play House' },
      dateModified: expect.any(String),
    });
  });
});

describe('the sitemap', () => {
  it('dates items, their categories and their home by the last change', async () => {
    const $ = await documentAt('/sitemap.xml');
    const pages = $('url').toArray();
    const dates = new Map(
      pages.map((page) => [$(page).children('loc').text(), $(page).children('lastmod').text()]),
    );
    const changed = `${new Date(now).toISOString().slice(0, 19)}Z`;
    const original = '2023-11-14T22:13:20Z';
    expect(dates.get(`${site}/`)).toBe(changed);
    expect(dates.get(`${site}/g/details/100`)).toBe(original);
    expect(dates.get(`${site}/g/details/101`)).toBe(changed);
    expect(dates.get(`${site}/g/cate/10`)).toBe(original);
    // Item 101 is in category 21, which is a subcategory of 20.
    expect(dates.get(`${site}/g/cate/21`)).toBe(changed);
    expect(dates.get(`${site}/g/cate/20`)).toBe(changed);
    expect(dates.get(`${site}/c`)).toBe(original);
  });

  it('names the pictures of items', async () => {
    const $ = await documentAt('/sitemap.xml');
    const { nodes } = await headOf('/g/details/100');
    const pictures = $('url > image\\:image > image\\:loc').toArray();
    expect(pictures.map((picture) => $(picture).text())).toContain(nodes('VideoGame')[0]?.image);
    expect($('urlset').attr('xmlns:image')).toBe('http://www.google.com/schemas/sitemap-image/1.1');
  });
});

describe('oEmbed', () => {
  it('describes the page of a game, which links to the description', async () => {
    const { $ } = await headOf('/g/details/100');
    const link = $('link[rel="alternate"][type="application/json+oembed"]').attr('href');
    expect(link?.startsWith(`${site}/g/oembed?url=`)).toBe(true);
    const answer = await get((link ?? '').slice(site.length));
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(answer.text)).toMatchObject({
      version: '1.0',
      type: 'link',
      title: 'Game 100',
      url: `${site}/g/details/100`,
    });
    expect((await get('/g/oembed?url=https%3A%2F%2Fportal.example%2Fg%2Fdetails%2F999')).status).toBe(404);
    expect((await get('/g/oembed')).status).toBe(404);
    expect((await get(`${(link ?? '').slice(site.length)}&format=xml`)).status).toBe(501);
  });
});

describe('RSS feeds', () => {
  it('of a category have the newest items of the category and its subcategories, and its page links to them', async () => {
    const feed = await get('/g/rss.xml?category=20');
    expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const $ = readXml(feed.text);
    expect($('channel > link').text()).toBe(`${site}/g/cate/20`);
    expect($('channel > atom\\:link').attr('href')).toBe(`${site}/g/rss.xml?category=20`);
    const items = $('item > link').toArray();
    const links = items.map((link) => $(link).text());
    expect(links).toContain(`${site}/g/details/101`);
    expect(links).not.toContain(`${site}/g/details/100`);
    const feedOf = async (page: string) =>
      (await headOf(page)).$('link[type="application/rss+xml"]').attr('href');
    expect(await feedOf('/g/cate/20')).toBe('/g/rss.xml?category=20');
    expect(await feedOf('/g/details/101')).toBe('/g/rss.xml');
  });

  it.each(['999', '020', 'x', '', '-1', '1e1'])(
    'of the unknown category %j lead to that of the section',
    async (id) => {
      const { status, headers } = await get(`/g/rss.xml?category=${id}`);
      expect([status, headers.get('location')]).toEqual([302, '/g/rss.xml']);
    },
  );
});

describe('a redirect', () => {
  it.each([
    ['/blog/hello.html', '/g/details/100'],
    ['/blog/hello.html/?utm_source=x', '/g/details/100?utm_source=x'],
    ['/index.php?id=7', 'https://elsewhere.example/seven'],
    ['/g/details/9999', '/g'],
  ])('leads directly from %s to %s', async (from, to) => {
    const response = await app.request(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('hides no page and catches no other addresses', async () => {
    expect((await get('/g/details/101')).status).toBe(200);
    expect((await get('/g/details/9998')).status).toBe(404);
    expect((await get('/index.php?id=8')).headers.get('location')).not.toBe(
      'https://elsewhere.example/seven',
    );
    expect((await app.request('/blog/hello.html', { method: 'POST' })).status).not.toBe(301);
  });

  it('works for visitors who follow a link inside an open page', async () => {
    const response = await app.request('/g/details/9999.data?_routes=x');
    expect(response.status).toBe(204);
    expect(response.headers.get('x-remix-redirect')).toBe('/g');
    expect(response.headers.get('x-remix-reload-document')).toBe('true');
  });
});

async function pictureAt(address: string) {
  const response = await app.request(address.replace(site, ''));
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
  return { caching: response.headers.get('cache-control'), width, height, format, hasAlpha };
}

describe('share pictures', () => {
  it('are drawn when they are requested, in the size that services require', async () => {
    const { image = '', property } = await headOf('/g/details/100');
    expect(image).toMatch(new RegExp(`^${site}/media/share-2-100-en-[0-9a-f]{16}\\.jpg$`));
    expect(property('og:image:width')).toBe('1200');
    const drawn = {
      width: 1200,
      height: 630,
      format: 'jpeg',
      caching: 'public, max-age=31536000, immutable',
    };
    expect(await Promise.all([pictureAt(image), pictureAt(image)])).toMatchObject([drawn, drawn]);
  });

  it.each([
    ['/', '2-home'],
    ['/c', '1-home'],
    ['/g/cate/20', '2-c20'],
    // Item 101 has a share picture of the operator's own.
    ['/g/details/101', '2-101'],
  ])('exist for %s', async (page, key) => {
    const { image = '' } = await headOf(page);
    expect(image).toMatch(new RegExp(`^${site}/media/share-${key}-en-[0-9a-f]{16}\\.jpg$`));
    expect(await pictureAt(image)).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  it('are found under an earlier address', async () => {
    const { image = '' } = await headOf('/g/details/101');
    const earlier = image.replace(/[0-9a-f]{16}\.jpg$/, '0123456789abcdef.jpg').replace(site, '');
    const response = await app.request(earlier);
    expect([response.status, response.headers.get('location')]).toEqual([302, image.replace(site, '')]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'share-2-999999-en-0123456789abcdef.jpg',
    'share-2-100-fr-0123456789abcdef.jpg',
    'share-99-100-en-0123456789abcdef.jpg',
    'share-99-home-en-0123456789abcdef.jpg',
    'share-2-c999-en-0123456789abcdef.jpg',
    'share-2-100-en-..%2f..%2fsite.jpg',
    'share-2-100-en.jpg',
  ])('do not exist as %s', async (name) => {
    expect((await get(`/media/${name}`)).status).toBe(404);
  });
});

describe('pictures generated from the site picture', () => {
  it('are the share picture of pages without one, in the size that services require', async () => {
    const { image = '', property } = await headOf('/aboutUs');
    expect(property('og:image:width')).toBe('1200');
    expect(property('og:image:height')).toBe('630');
    expect(image).toMatch(new RegExp(`^${site}/media/site-[0-9a-f]{16}-share\\.png$`));
    expect(await pictureAt(image)).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
      caching: 'public, max-age=31536000, immutable',
    });
  });

  it('are the icons of browsers, home screens and the installed app', async () => {
    const touch = (await headOf('/')).$('link[rel="apple-touch-icon"]');
    expect(touch).toHaveLength(1);
    expect(await pictureAt(touch.attr('href') ?? '')).toMatchObject({ width: 180 });
    expect(await pictureAt('/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 });
    expect(await pictureAt('/favicon.ico')).toMatchObject({ width: 48, height: 48, format: 'png' });
    const { icons } = JSON.parse((await get('/manifest.webmanifest')).text);
    expect(icons.map(({ sizes, purpose }: TestBundle) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of icons) {
      expect(await pictureAt(src)).toMatchObject({ width: Number(sizes.split('x')[0]), format: 'png' });
    }
  });

  it('have earlier addresses, which lead to the current picture of their kind', async () => {
    const moved = await get('/media/site-0123456789abcdef-share.png');
    expect(moved.status).toBe(302);
    expect(await pictureAt(moved.headers.get('location') ?? '')).toMatchObject({
      width: 1200,
      format: 'png',
    });
    expect((await get('/media/site-0123456789abcdef-icon-9999.png')).status).toBe(404);
  });
});
