import { brotliCompressSync } from 'node:zlib';
import type { CheerioAPI } from 'cheerio';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '#app/changes/drafts.server.ts';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { sampleBundle, sampleCategory, sampleItem } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { messageNames } from '#test/http/invented-languages.ts';
import { hrefsOf, readHead, readHtml, readXml } from '#test/http/read-html.ts';

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

const readPage = async (address: string) => readHtml(await read(address));

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
      const $ = await readPage(prefix + page);
      expect($('html').attr()).toMatchObject({ lang: language, dir: direction });
    }
  });

  it.each(prefixes)('in %s leads only to addresses that begin with "%s"', async (_, prefix) => {
    for (const page of pages) {
      const $ = await readPage(prefix + page);
      $('[hreflang]').remove();
      const forms = $('form[action]').toArray();
      const links = [...hrefsOf($, 'a'), ...forms.map((form) => form.attribs.action ?? '')];
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
    const $ = await readPage('/ar/g/details/100');
    const keys = $('kbd.key').toArray();
    expect(keys.map((key) => $(key).text())).toEqual(['←سهم اليسار', 'المسافة', 'Q']);
    expect($('[lang="en"][dir="ltr"]:contains("Move the lamp.")').text()).toBe('Move the lamp.');
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
      const $ = readHtml(await (await get(prefix + page)).text());
      $('script').remove();
      // Messages may also be in attributes.
      const html = $.html();
      expect([page, names.filter((name) => html.includes(name))]).toEqual([page, []]);
    }
  });

  it.each(prefixes)('in %s has at most 3 kB of messages on the home page', async (_, prefix) => {
    const shared = (await readPage(`${prefix}/`))('script#messages').text();
    const values = JSON.parse(await read(`${prefix}/_.data`)) as unknown[];
    const own = values.find((value) => typeof value === 'string' && value.startsWith('{"games":')) as string;
    expect(Object.keys(JSON.parse(shared) as object)).toContain('shell');
    expect(brotliCompressSync(shared + own).length).toBeLessThanOrEqual(3_000);
  });

  it('shows the same page to every browser', async () => {
    const accepting = await get('/g', { 'accept-language': 'ar', cookie: 'lang=ar' });
    expect(readHtml(await accepting.text())('html').attr('lang')).toBe('en');
    expect(accepting.headers.get('vary') ?? '').not.toMatch(/language|cookie/i);
  });
});

/** Returns the alternate languages in the head of a page: language and address. */
const alternatesOf = ($: CheerioAPI) =>
  $('link[rel="alternate"][hreflang]')
    .toArray()
    .map(({ attribs: { hreflang, href } }) => [hreflang, href]);

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
        const $ = await readPage(prefix + page);
        expect([language, alternatesOf($)]).toEqual([language, named]);
        expect(readHead($).canonical).toBe(site + prefix + page);
      }
    },
  );

  it.each(['/g/details/100', '/aboutUs'])(
    'of %s, whose text is not translated, names the original and marks the text',
    async (page) => {
      for (const [language, prefix] of prefixes) {
        const $ = await readPage(prefix + page);
        expect(readHead($).canonical).toBe(site + page);
        expect(alternatesOf($)).toEqual([]);
        const { lang, dir } = $('h1').attr() ?? {};
        const [ownLanguage, ownDirection] = [language !== 'en', language === 'ar'];
        expect([lang, dir]).toEqual([ownLanguage ? 'en' : undefined, ownDirection ? 'ltr' : undefined]);
      }
    },
  );

  it('of an item that is not translated names the language of its text', async () => {
    const textOf = async (address: string) => (await readPage(address))('main').text();
    expect(await textOf('/g/details/100')).not.toContain('In English');
    expect(await textOf('/pt-br/g/details/100')).toContain('Em inglês');
    expect(await textOf('/ar/g/details/100')).toContain('باللغة الإنجليزية');
    expect(await textOf('/ar/g/details/102')).not.toContain('باللغة الإنجليزية');
  });

  it('that does not exist does not mark the headings, which are in its language', async () => {
    const response = await get('/ar/g/details/999999');
    const headings = readHtml(await response.text())('main h2');
    expect(headings).toHaveLength(1);
    expect(headings.attr('lang')).toBeUndefined();
  });

  it('marks the titles and texts of cards that are not translated', async () => {
    const $ = await readPage('/ar/g/cate/10');
    const titles = $('h2:has(> a[href^="/ar/g/details/"])').toArray();
    const texts = $('.story-card-text').toArray();
    const markOf = ({ attribs: { lang, dir } }: (typeof titles)[number]) => ({ lang, dir });
    const marks = titles.map((title) => [$(title).find('a').attr('href'), markOf(title)]);
    // Only the item 102 is translated.
    const translated = '/ar/g/details/102';
    const expected = marks.map(([href]) => [href, href === translated ? {} : { lang: 'en', dir: 'ltr' }]);
    expect(marks).toEqual(expected);
    expect(marks).toContainEqual([translated, {}]);
    expect(marks.length).toBeGreaterThan(1);
    expect(texts.map(markOf)).toEqual(titles.map(markOf));
  });

  it('describes an article in the language of its text', async () => {
    const describedIn = async (address: string) =>
      readHead(await readPage(address)).structured.find((node) => node['@type'] === 'NewsArticle')
        ?.inLanguage;
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
    const [english, arabic, portuguese] = await Promise.all([
      readPage(page),
      readPage(`/ar${page}`),
      readPage(`/pt-br${page}`),
    ]);
    expect(alternatesOf(english)).toEqual(named);
    expect(alternatesOf(arabic)).toEqual(named);
    expect(readHead(arabic).canonical).toBe(`${site}/ar${page}`);
    expect(arabic('h1').attr('lang')).toBeUndefined();
    expect(alternatesOf(portuguese)).toEqual([]);
    expect(readHead(portuguese).canonical).toBe(site + page);
    expect(portuguese('h1').attr('lang')).toBe('en');
  });

  it('has the language and territory, and the language’s own feed, search and manifest', async () => {
    const $ = await readPage('/pt-br/g');
    expect($('meta[property="og:locale"]').attr('content')).toBe('pt_BR');
    expect($('link[type="application/rss+xml"]').attr('href')).toBe('/pt-br/g/rss.xml');
    expect($('link[rel="search"]').attr('href')).toBe('/pt-br/opensearch.xml');
    expect($('link[rel="manifest"]').attr('href')).toBe('/pt-br/manifest.webmanifest');
  });

  it('does not name other languages of a page that search engines do not index', async () => {
    expect(alternatesOf(await readPage('/ar/g/search/game'))).toEqual([]);
  });
});

it('a suggestion names its language if it is not translated', async () => {
  const answer = await read('/api/suggest?vertical=g&q=game&lang=ar');
  const { groups } = JSON.parse(answer) as { groups: { rows: { href: string }[] }[] };
  const rows = groups.flatMap((group) => group.rows);
  const rowOf = (id: number) => rows.find(({ href }) => href === `/g/details/${id}`);
  expect(rowOf(100)).toMatchObject({ language: 'en', detailLanguage: 'en' });
  // Item 102 is translated, but its category is not.
  expect(rowOf(102)).toMatchObject({ detailLanguage: 'en' });
  expect(rowOf(102)).not.toHaveProperty('language');
});

describe('a file for other programs', () => {
  it('leads to pages in its language', async () => {
    const feed = readXml(await read('/ar/g/rss.xml'));
    expect(feed('channel > language').text()).toBe('ar');
    const links = feed('item > link').toArray();
    expect(links.map((link) => feed(link).text())).toContain(`${site}/ar/g/details/100`);
    const search = readXml(await read('/ar/opensearch.xml'));
    expect(search('Language').text()).toBe('ar');
    const templates = search('Url').toArray();
    expect(templates.map(({ attribs: { template } }) => template)).toEqual(
      expect.arrayContaining([
        `${site}/ar/g/search?kw={searchTerms}`,
        expect.stringContaining('q={searchTerms}&lang=ar'),
      ]),
    );
    const manifest: unknown = JSON.parse(await read('/ar/manifest.webmanifest'));
    expect(manifest).toMatchObject({ start_url: '/ar/', lang: 'ar', dir: 'rtl' });
    const [, , , addresses] = JSON.parse(await read('/api/suggest/opensearch?q=game&lang=ar')) as string[][];
    expect(addresses).toEqual(expect.arrayContaining([`${site}/ar/g/details/100`]));
  });

  it('is one sitemap, with each page in the languages of its text', async () => {
    const $ = readXml(await read('/sitemap.xml'));
    const entries = new Map<string, (string | undefined)[][]>();
    for (const entry of $('url').toArray()) {
      const links = $(entry).children('[hreflang]').toArray();
      entries.set(
        $(entry).children('loc').text().slice(site.length),
        links.map(({ attribs: { hreflang, href } }) => [hreflang, href?.slice(site.length)]),
      );
    }
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
    const $ = readXml(await read('/c/sitemap.xml'));
    const entryOf = (url: ReturnType<typeof $>) => ({
      address: url.children('loc').text(),
      name: url.find('news\\:news > news\\:publication > news\\:name').text(),
      language: url.find('news\\:news > news\\:publication > news\\:language').text(),
      date: url.find('news\\:news > news\\:publication_date').text(),
      title: url.find('news\\:news > news\\:title').text(),
    });
    const published = { name: 'Portal', date: expect.stringMatching(/^[\d:TZ-]{20}$/) };
    const entries = $('url').toArray();
    expect(entries.map((entry) => entryOf($(entry)))).toEqual([
      { ...published, address: `${site}/c/details/300`, language: 'en', title: 'Cats & dogs' },
      { ...published, address: `${site}/pt-br/c/details/300`, language: 'pt', title: 'Gatos & cães' },
    ]);
    expect($('urlset').attr('xmlns:news')).toBe('http://www.google.com/schemas/sitemap-news/0.9');
    expect(await read('/robots.txt')).toContain(
      `Sitemap: ${site}/sitemap.xml\nSitemap: ${site}/c/sitemap.xml\n`,
    );
  });
});

describe('the switch of languages', () => {
  it.each(prefixes)('on a page in %s leads to the same page in the others', async (language, prefix) => {
    const $ = await readPage(`${prefix}/g/search/game`);
    const links = $('a[hreflang]').toArray();
    expect(links.map(({ attribs: { hreflang, lang, href } }) => [hreflang, lang, href])).toEqual(
      prefixes.map(([other, begin]) => [other, other, `${begin}/g/search/game`]),
    );
    expect(
      $('a[hreflang][aria-current]')
        .toArray()
        .map(({ attribs: { lang } }) => lang),
    ).toEqual([language]);
    expect($('[data-languages]').attr('data-languages')).toBe('ar pt-br');
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
