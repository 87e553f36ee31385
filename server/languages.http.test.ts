import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '#app/changes/drafts.server.ts';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { sampleBundle, sampleCategory, sampleItem } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { messageNames } from '#test/http/invented-languages.ts';

/* Tests a site in three languages: left to right, right to left, and with a region in its tag. */

const languages = ['en', 'ar', 'pt-BR'];
const site = 'https://portal.example';
let app: TestApp;

/** Returns an article that was published some hours ago. */
const article = (id: number, hours: number, fields: object = {}) => ({
  ...sampleItem(id, [30]),
  title: 'Cats & dogs',
  create_time: Math.floor(Date.now() / 1_000) - hours * 3_600,
  structure_data_type: 'news',
  game_url_remote: '',
  game_url_remote_to_type: '',
  ext: {},
  ...fields,
});

beforeAll(async () => {
  const bundle = sampleBundle();
  bundle.layouts = {
    2: { 3: ['topBar', 'cards', 'bottomBar'].map((module) => ({ module, config: {} })) },
  };
  bundle.info.img = '';
  bundle.settings = { homeSource: 2, languages };
  const { list } = bundle.data_content['2'];
  list[0].ext = {
    ...list[0].ext,
    controls: [{ device: 'keyboard', inputs: ['ArrowLeft', 'Space', 'Q'], action: 'Move the lamp.' }],
  };
  list[2].translations = { ar: { title: 'لعبة مترجمة', intro: 'حرّك المكعبات.' } };
  bundle.data_content['1'] = {
    menu: [{ ...sampleCategory(30), data_type_menu: 1 }],
    list: [
      article(300, 1, { translations: { 'pt-BR': { title: 'Gatos & cães', intro: 'Uma história.' } } }),
      article(301, 49),
      article(302, 2, { ext: { origin_url: 'https://elsewhere.example/story' } }),
    ],
    list_type: {},
    list_tags: {},
  };
  bundle.ext_pages = { aboutUs: 'A text in the main language, with a link to [the games](/g).' };
  bundle.ext_redirects = { '/old': '/g/details/100', '/ar/only': 'https://elsewhere.example/' };
  app = await startApp({ bundle, env: { SITE_URL: site, TRUST_PROXY: '1' } });
}, 240_000);
afterAll(() => app?.stop());

const get = (address: string, headers: Record<string, string> = {}) =>
  app.request(address, { headers: { 'x-forwarded-host': 'portal.example', ...headers } });

async function read(address: string): Promise<string> {
  const response = await get(address);
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

/** Returns the values of an attribute of all tags with a name. */
const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*? ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

const pages = [
  '/',
  '/g',
  '/g/details/100',
  '/g/cate/10',
  '/g/cate/type/',
  '/g/search/game',
  '/aboutUs',
  '/c',
];
const prefixes = [
  ['en', '', 'ltr'],
  ['ar', '/ar', 'rtl'],
  ['pt-BR', '/pt-br', 'ltr'],
] as const;

describe('an address', () => {
  it.each(prefixes)('in %s begins with "%s" and is written %s', async (language, prefix, direction) => {
    for (const page of pages) {
      const html = await read(prefix + page);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${direction}"`));
    }
  });

  it.each(prefixes)('in %s leads only to addresses that begin with "%s"', async (_, prefix) => {
    for (const page of pages) {
      const html = (await read(prefix + page)).replace(/<(a|link)\b[^>]* hreflang="[^>]*>/gi, '');
      const links = [...attributes(html, 'a', 'href'), ...attributes(html, 'form', 'action')];
      const pagesOfSite = links.filter((link) => /^\/(?!(?:api|assets|media)\/)/.test(link));
      expect(pagesOfSite.length).toBeGreaterThan(5);
      const foreign = pagesOfSite.filter(
        (link) => !link.startsWith(`${prefix}/`) || (prefix === '' && /^\/(?:ar|pt-br)\//.test(link)),
      );
      expect([page, foreign]).toEqual([page, []]);
    }
  });

  it.each([
    ['/ar', 308, '/ar/'],
    ['/ar/g/', 308, '/ar/g'],
    ['/ar/nowhere', 302, '/ar/'],
    ['/en/g', 302, '/'],
    ['/de/g', 302, '/'],
    ['/ar/g/search?kw=game', 302, '/ar/g/search/game'],
    ['/ar/g/cate/10?page=1', 301, '/ar/g/cate/10'],
    ['/old', 301, '/g/details/100'],
    ['/ar/old?x=1', 301, '/ar/g/details/100?x=1'],
    ['/ar/only', 301, 'https://elsewhere.example/'],
  ])('%s is redirected with %i to %s', async (address, status, location) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('of a random item stays in its language', async () => {
    expect((await get('/ar/g/details')).headers.get('location')).toMatch(/^\/ar\/g\/details\/\d+#random$/);
  });

  it('leads to a random item that is translated, if there is one', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await get('/ar/g/details')).headers.get('location')).toMatch(/^\/ar\/g\/details\/102#/);
    }
    const ids = new Set<string | null>();
    for (let turn = 0; turn < 40 && ids.size < 2; turn += 1)
      ids.add((await get('/g/details')).headers.get('location'));
    expect(ids.size).toBe(2);
  });

  it.each(['/ar/api/items?vertical=g&ids=100', '/ar/media/x.webp', '/ar/assets/x.js'])(
    '%s does not exist, because files and data have no language',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it('names keys in its language, and marks what they do with the language of the text', async () => {
    const html = await read('/ar/g/details/100');
    const keys = [...html.matchAll(/<kbd class="key">(.*?)<\/kbd>/g)].map(([, key = '']) =>
      key.replaceAll(/<[^>]*>/g, ' ').trim(),
    );
    expect(keys).toEqual(['←  سهم اليسار', 'المسافة', 'Q']);
    expect(html).toMatch(/<span lang="en" dir="ltr"[^>]*>Move the lamp\.<\/span>/);
  });

  it('has the bar of a preview in its language', async () => {
    const log = pino({ level: 'silent' });
    const store = await openStore({ dataDir: app.dataDir, role: 'cli', log, clock: { now: Date.now } });
    const { id } = await createDraft(store, { title: 'Autumn', author: 'Ada' });
    const key = (await createPreviewLinks(store).createKey(id, 3_600_000)) ?? '';
    await store.close();
    const barIn = async (prefix: string) => {
      const response = await get(`${prefix}/g`, { cookie: `portico_preview=${key}` });
      return /"label":"[^"]*"/.exec(await response.text())?.[0];
    };
    expect([await barIn(''), await barIn('/ar')]).toEqual([
      '"label":"Preview of a draft"',
      '"label":"معاينة مسودة"',
    ]);
  });

  it.each(prefixes)('in %s has all messages that it shows, also those of lazy blocks', async (_, prefix) => {
    const names = messageNames();
    const lazy = ['/g/mygames', '/g/search/zzqqzz', '/g/search', '/c/search/cats', '/pages/none'];
    for (const page of [...pages, ...lazy]) {
      const html = (await (await get(prefix + page)).text()).replaceAll(/<script\b.*?<\/script>/gs, '');
      expect([page, names.filter((name) => html.includes(name))]).toEqual([page, []]);
    }
  });

  it.each(prefixes)('in %s has at most 3 kB of messages on the home page', async (_, prefix) => {
    const [, shared = ''] =
      /<script [^>]*id="messages"[^>]*>(.*?)<\/script>/s.exec(await read(`${prefix}/`)) ?? [];
    const values = JSON.parse(await read(`${prefix}/_.data`)) as unknown[];
    const own = values.find((value) => typeof value === 'string' && value.startsWith('{"games":')) as string;
    expect(Object.keys(JSON.parse(shared) as object)).toContain('shell');
    expect(brotliCompressSync(shared + own).length).toBeLessThanOrEqual(3_000);
  });

  it('shows the same page to every browser', async () => {
    const accepting = await get('/g', { 'accept-language': 'ar', cookie: 'lang=ar' });
    expect(await accepting.text()).toContain('<html lang="en"');
    expect(accepting.headers.get('vary') ?? '').not.toMatch(/language|cookie/i);
  });
});

/** Returns the alternate languages in the head of a page: language and address. */
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language = '', address = '']) => [language, address] as const,
  );

describe('the head of a page', () => {
  it.each(['/', '/g/cate/10', '/g/cate/type/', '/c'])(
    'of %s names it in every language including itself, and the main language for all others',
    async (page) => {
      const named = [
        ['en', site + page],
        ['ar', `${site}/ar${page}`],
        ['pt-BR', `${site}/pt-br${page}`],
        ['x-default', site + page],
      ];
      for (const [language, prefix] of prefixes) {
        const html = await read(prefix + page);
        expect([language, alternatesOf(html)]).toEqual([language, named]);
        expect(html).toContain(`<link rel="canonical" href="${site}${prefix}${page}"`);
      }
    },
  );

  it.each(['/g/details/100', '/aboutUs'])(
    'of %s, whose text is not translated, names the original and marks the text',
    async (page) => {
      for (const [language, prefix] of prefixes) {
        const html = await read(prefix + page);
        expect(html).toContain(`<link rel="canonical" href="${site}${page}"`);
        expect(alternatesOf(html)).toEqual([]);
        const [heading = ''] = /<h1\b[^>]*>/.exec(html) ?? [];
        const mark = language === 'en' ? '' : language === 'ar' ? ' lang="en" dir="ltr"' : ' lang="en"';
        expect(heading.replace(/ class="[^"]*"/, '')).toBe(`<h1${mark}>`);
      }
    },
  );

  it('of an item that is not translated names the language of its text', async () => {
    expect(await read('/g/details/100')).not.toContain('>In English<');
    expect(await read('/pt-br/g/details/100')).toContain('>Em inglês<');
    expect(await read('/ar/g/details/100')).toContain('>باللغة الإنجليزية<');
    expect(await read('/ar/g/details/102')).not.toContain('>باللغة الإنجليزية<');
  });

  it('that does not exist does not mark the headings, which are in its language', async () => {
    const response = await get('/ar/g/details/999999');
    const [main = ''] = /<main\b.*<\/main>/s.exec(await response.text()) ?? [];
    const headings = main.match(/<h2\b[^>]*>/g);
    expect(headings).toHaveLength(1);
    expect(headings?.join('')).not.toContain('lang=');
  });

  it('marks the titles and texts of cards that are not translated', async () => {
    const html = await read('/ar/g/cate/10');
    const titles = [
      ...html.matchAll(/<h2([^>]*) class="story-card-title"><a href="\/ar\/g\/details\/(\d+)"/g),
    ];
    const texts = [...html.matchAll(/<p([^>]*) class="story-card-text"/g)];
    const marks = titles.map(([, mark, id]) => [id, mark]);
    // Only the item 102 is translated.
    const expected = titles.map(([, , id]) => [id, id === '102' ? '' : ' lang="en" dir="ltr"']);
    expect(marks).toEqual(expected);
    expect(marks).toContainEqual(['102', '']);
    expect(marks.length).toBeGreaterThan(1);
    expect(texts.map(([, mark]) => mark)).toEqual(marks.map(([, mark]) => mark));
  });

  it('describes an article in the language of its text', async () => {
    const describedIn = async (address: string) =>
      /"@type":"NewsArticle".*?"inLanguage":"([^"]+)"/s.exec(await read(address))?.[1];
    expect(await describedIn('/pt-br/c/details/300')).toBe('pt-BR');
    expect(await describedIn('/ar/c/details/300')).toBe('en');
  });

  it('of a translated item names only the languages of its text', async () => {
    const page = '/g/details/102';
    const named = [
      ['en', site + page],
      ['ar', `${site}/ar${page}`],
      ['x-default', site + page],
    ];
    const [english, arabic, portuguese] = await Promise.all(
      prefixes.map(([, prefix]) => read(prefix + page)),
    );
    expect(alternatesOf(english ?? '')).toEqual(named);
    expect(alternatesOf(arabic ?? '')).toEqual(named);
    expect(arabic).toContain(`<link rel="canonical" href="${site}/ar${page}"`);
    expect(arabic).not.toMatch(/<h1[^>]* lang=/);
    expect(alternatesOf(portuguese ?? '')).toEqual([]);
    expect(portuguese).toContain(`<link rel="canonical" href="${site}${page}"`);
    expect(portuguese).toMatch(/<h1[^>]* lang="en"/);
  });

  it('has the language and territory, and the language’s own feed, search and manifest', async () => {
    const html = await read('/pt-br/g');
    expect(html).toContain('<meta property="og:locale" content="pt_BR"');
    for (const address of ['/pt-br/g/rss.xml', '/pt-br/opensearch.xml', '/pt-br/manifest.webmanifest']) {
      expect(html).toContain(`href="${address}"`);
    }
  });

  it('does not name other languages of a page that search engines do not index', async () => {
    expect(alternatesOf(await read('/ar/g/search/game'))).toEqual([]);
  });
});

it('a suggestion names its language if it is not translated', async () => {
  const answer = await read('/api/suggest?vertical=g&q=game&lang=ar');
  const { groups } = JSON.parse(answer) as { groups: { rows: { href: string }[] }[] };
  const rows = groups.flatMap((group) => group.rows);
  const rowOf = (id: number) => rows.find(({ href }) => href === `/g/details/${id}`);
  expect(rowOf(100)).toMatchObject({ language: 'en', detailLanguage: 'en' });
  // Only the item 102 is translated, but not its category.
  expect(rowOf(102)).toMatchObject({ detailLanguage: 'en' });
  expect(rowOf(102)).not.toHaveProperty('language');
});

describe('a file for other programs', () => {
  it('leads to pages in its language', async () => {
    const feed = await read('/ar/g/rss.xml');
    expect(feed).toContain('<language>ar</language>');
    expect(feed).toContain(`<link>${site}/ar/g/details/100</link>`);
    const search = await read('/ar/opensearch.xml');
    expect(search).toContain('<Language>ar</Language>');
    expect(search).toContain(`template="${site}/ar/g/search?kw={searchTerms}"`);
    expect(search).toContain('q={searchTerms}&amp;lang=ar');
    const manifest: unknown = JSON.parse(await read('/ar/manifest.webmanifest'));
    expect(manifest).toMatchObject({ start_url: '/ar/', lang: 'ar', dir: 'rtl' });
    const [, , , addresses] = JSON.parse(await read('/api/suggest/opensearch?q=game&lang=ar')) as string[][];
    expect(addresses).toEqual(expect.arrayContaining([`${site}/ar/g/details/100`]));
  });

  it('is one sitemap, with each page in the languages of its text', async () => {
    const sitemap = await read('/sitemap.xml');
    const entries = new Map(
      [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address = '', rest = '']) => [
        address.slice(site.length),
        [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, to = '']) => [
          tag,
          to.slice(site.length),
        ]),
      ]),
    );
    const categories = [
      ['en', '/g/cate/10'],
      ['ar', '/ar/g/cate/10'],
      ['pt-BR', '/pt-br/g/cate/10'],
    ];
    for (const [, address = ''] of categories) expect(entries.get(address)).toEqual(categories);
    expect(entries.get('/pt-br/')).toHaveLength(3);
    expect(entries.get('/g/details/100')).toEqual([]);
    expect(entries.has('/ar/g/details/100')).toBe(false);
    const translated = [
      ['en', '/g/details/102'],
      ['ar', '/ar/g/details/102'],
    ];
    for (const [, address = ''] of translated) expect(entries.get(address)).toEqual(translated);
  });
});

describe('another file for search engines', () => {
  it('is a news sitemap of the last two days, in the languages of each text', async () => {
    const sitemap = await read('/c/sitemap.xml');
    const entries = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
      ([, address = '', rest = '']) => [address, rest] as const,
    );
    expect(entries.map(([address]) => address)).toEqual([
      `${site}/c/details/300`,
      `${site}/pt-br/c/details/300`,
    ]);
    expect(entries[0]?.[1]).toMatch(
      /^<news:news><news:publication><news:name>Portal<\/news:name><news:language>en<\/news:language><\/news:publication><news:publication_date>[\d:TZ-]{20}<\/news:publication_date><news:title>Cats &amp; dogs<\/news:title><\/news:news>$/,
    );
    expect(entries[1]?.[1]).toContain('<news:language>pt</news:language>');
    expect(entries[1]?.[1]).toContain('<news:title>Gatos &amp; cães</news:title>');
    expect(sitemap).toContain('xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"');
    expect(await read('/robots.txt')).toContain(
      `Sitemap: ${site}/sitemap.xml\nSitemap: ${site}/c/sitemap.xml\n`,
    );
  });
});

describe('the switch of languages', () => {
  it.each(prefixes)('on a page in %s leads to the same page in the others', async (language, prefix) => {
    const html = await read(`${prefix}/g/search/game`);
    const links = [...html.matchAll(/<a href="([^"]+)" hrefLang="([^"]+)" lang="([^"]+)"( aria-current)?/gi)];
    expect(links.map(([, address, , own]) => [own, address])).toEqual(
      prefixes.map(([other, begin]) => [other, `${begin}/g/search/game`]),
    );
    expect(links.filter(([, , , , isCurrent]) => isCurrent).map(([, , , own]) => own)).toEqual([language]);
    expect(html).toContain('data-languages="ar pt-br"');
  });

  it('has texts in the offered language, which pages in other languages do not contain', async () => {
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map(
        async (tag) => JSON.parse(await read(`/api/language?lang=${tag}`)) as Record<string, string>,
      ),
    );
    expect(Object.keys(english ?? {})).toEqual(['offer', 'accept', 'changed', 'back']);
    expect(arabic?.offer).not.toBe(english?.offer);
    expect(await read('/')).not.toContain(arabic?.offer);
  });
});
