import { describe, expect, it } from 'vitest';
import type { CheerioAPI } from 'cheerio';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';
import { withoutFilling } from '#test/http/own-part.ts';
import { hrefsOf, readPage, readXml, textsOf } from '#test/http/read-html.ts';
import { readingApp } from '#test/http/reading-app.ts';
import { misspelt, starterGames, starterSynonyms, type StarterItem } from '#test/http/starter-items.ts';

const app = readingApp();
const { items, categories, tags } = starterGames();
const synonyms = starterSynonyms();

async function page(address: string) {
  return readPage(await app.request(address));
}

/** Returns the ids of the tiles in a page, or in one of its elements, in order. */
function tilesOf($: CheerioAPI, element = 'body'): number[] {
  return hrefsOf($, `${element} li.tile > a[href^="/g/details/"]`).map((href) =>
    Number(href.split('/').at(-1)),
  );
}

function isIn(item: StarterItem, category: number): boolean {
  return item.content_type_arr.some(({ content_type_id: id }) => id === category);
}

/** Matches the list that a page is about. Other lists follow it. */
const ownList = 'ul.tile-grid:first';

/** Returns the ids of the tiles in a page's own list, in order. */
function listedOn($: CheerioAPI): number[] {
  return tilesOf(withoutFilling($), ownList);
}

describe('home', () => {
  it('is at / and /g with one canonical address', async () => {
    for (const address of ['/', '/g']) {
      const home = await page(address);
      expect(home.status).toBe(200);
      expect(home.canonical).toBe(`${app.site}/`);
      expect(home.title).toMatch(new RegExp(` - ${app.siteHost}$`));
      expect(home.structured.map((node) => node['@type'])).toEqual(['WebSite', 'Organization']);
      expect(hrefsOf(home.$, 'a')).toContain(`/g/details/${items[0]!.id}`);
    }
  });

  it('has an RSS feed of the newest games', async () => {
    const response = await app.request('/g/rss.xml');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(readXml(await response.text())('item')).toHaveLength(30);
  });

  it('shows every game once before repeating any, and links to the complete list', async () => {
    const { $ } = await page('/');
    const shown = tilesOf($);
    const distinct = new Set(shown);
    expect(distinct.size).toBe(items.length);
    expect(new Set(shown.slice(0, distinct.size)).size).toBe(distinct.size);
    expect(textsOf($, 'a[href="/g/cate/type/"]')).toContainEqual(expect.stringMatching(/^See all \d+/));
  });

  it('shows one entry of each other section for today', async () => {
    const { $ } = await page('/');
    const sections = hrefsOf($, 'ul[aria-label="Today"] a').map((href) => href.split('/')[1]);
    expect(sections.length).toBeGreaterThan(1);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections).not.toContain('g');
  });

  it('is complete, without parts that are streamed behind a fallback', async () => {
    const { html } = await page('/');
    for (const mark of ['<template id="B:', '<div hidden id="S:', '$RC']) expect(html).not.toContain(mark);
  });
});

describe('details', () => {
  it('shows the game, its title and structured data', async () => {
    const item = items[0]!;
    const details = await page(`/g/details/${item.id}`);
    expect(details.status).toBe(200);
    expect(details.title).toBe(`${item.title} - ${app.siteHost}`);
    expect(details.canonical).toBe(`${app.site}/g/details/${item.id}`);
    expect(details.structured.map((node) => node['@type'])).toEqual([
      ['VideoGame', 'WebApplication'],
      'BreadcrumbList',
    ]);
    const tiles = tilesOf(details.$);
    expect(new Set(tiles).size).toBe(tiles.length);
    expect(textsOf(details.$, 'h1')).toEqual([item.title]);
    const paragraphs = textsOf(details.$, 'p');
    for (const paragraph of item.intro.split(/\n{2,}/)) expect(paragraphs).toContain(paragraph);
    expect(details.$(`a[href^="/g/game/${item.id}"]`)).toHaveLength(1);
  });

  it.each(['424242', 'abc', '-1', '0{id}', '7.6', '{id}%00', '%', '9'.repeat(400), '{id};a=1'])(
    'answers 404 with suggestions for the id %s',
    async (id) => {
      const missing = await page(`/g/details/${id.replace('{id}', String(items[0]!.id))}`);
      expect(missing.status).toBe(404);
      expect(missing.robots).toBe('noindex');
      expect(hrefsOf(missing.$, 'main a[href^="/g/details/"]').length).toBeGreaterThan(5);
    },
  );

  it('redirects an address without an id to a game, and the redirect is never cached', async () => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 12; visit++) {
      const response = await app.request('/g/details');
      expect(response.status).toBe(302);
      expect(response.headers.get('cache-control')).toBe('no-store');
      seen.add(response.headers.get('location') ?? '');
    }
    for (const location of seen) expect(location).toMatch(/^\/g\/details\/\d+#random$/);
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('play page', () => {
  it('exists for every game, is not indexed, and has the details page as its canonical address', async () => {
    const play = await page(`/g/game/${items[3]!.id}`);
    expect(play).toMatchObject({
      status: 200,
      robots: 'noindex',
      canonical: `${app.site}/g/details/${items[3]!.id}`,
    });
    expect((await page('/g/game/424242')).status).toBe(404);
  });
});

describe('lists', () => {
  it('shows each of the ten categories', async () => {
    expect(categories).toHaveLength(10);
    for (const { id } of categories) {
      const category = await page(`/g/cate/${id}`);
      expect(category).toMatchObject({ status: 200, canonical: `${app.site}/g/cate/${id}` });
      const members = items.filter((item) => isIn(item, id)).map((item) => item.id);
      const listed = listedOn(category.$);
      expect(listed).toHaveLength(Math.min(members.length, 24));
      expect(listed.filter((member) => !members.includes(member))).toEqual([]);
    }
  });

  it('fills the last row of a category with games of other categories, which are not in its structured data', async () => {
    for (const { id } of categories) {
      const members = items.filter((item) => isIn(item, id)).map((item) => item.id);
      const last = Math.ceil(members.length / 24);
      const { $, structured } = await page(`/g/cate/${id}${last > 1 ? `?page=${last}` : ''}`);
      const tiles = tilesOf($, ownList);
      const names = $(`${ownList} h2 a[href^="/g/cate/"]:contains("More from")`);
      expect((tiles.length + names.length) % 24, `${id}`).toBe(0);
      const neighbours = tiles.slice(listedOn($).length);
      for (const neighbour of neighbours) {
        expect(members).not.toContain(neighbour);
        expect(JSON.stringify(structured)).not.toContain(`/g/details/${neighbour}"`);
      }
      expect(new Set(tilesOf($)).size).toBe(tilesOf($).length);
    }
    expect((await page('/g/cate/type/')).$('h2:contains("More from")')).toHaveLength(0);
  });

  it('orders a category, and search engines do not index the sorted copies', async () => {
    const address = `/g/cate/${categories[0]!.id}`;
    const sorted = await page(`${address}?sort=new`);
    expect(sorted).toMatchObject({ status: 200, robots: 'noindex, follow' });
    // Without real figures, an order by popularity would change nothing, so its address redirects to the unsorted list.
    const same = await app.request(`${address}?sort=popular`);
    expect([same.status, same.headers.get('location')]).toEqual([302, address]);
    expect((await page(`${address}?sort=upside`)).status).toBe(404);
  });

  it('has page 1 at the address without a number, and no page after the last one', async () => {
    const first = await app.request('/g/cate/type/?page=1');
    expect([first.status, first.headers.get('location')]).toEqual([301, '/g/cate/type/']);
    expect((await page('/g/cate/type/?page=2')).title).toBe(`All games, page 2 - ${app.siteHost}`);
    for (const number of ['0', '-1', 'x', '1.5', '99', '1e1', '']) {
      expect((await app.request(`/g/cate/type/?page=${number}`)).status, number).toBe(404);
    }
  });

  it('combines type and tag, with and without the slash', async () => {
    const [tag, tagged] = Object.entries(tags).find(([name]) => name.includes(' '))!;
    const isTagged = (item: StarterItem) => tagged.includes(item.id);
    const { id: type } = categories.find(({ id }) => items.some((item) => isTagged(item) && isIn(item, id)))!;
    const lower = `/g/cate/type/?tag=${tag.toLowerCase().replaceAll(' ', '+')}`;
    const upper = `/g/cate/type?tag=${encodeURIComponent(tag.toUpperCase())}`;
    const both = `/g/cate/type/?type=${type}&tag=${encodeURIComponent(tag)}`;
    for (const address of [lower, upper, both]) {
      expect((await page(address)).status, address).toBe(200);
    }
    expect(listedOn((await page(lower)).$)).toEqual(tagged);
    const members = items.filter((item) => isIn(item, type)).map(({ id }) => id);
    expect(listedOn((await page(both)).$)).toEqual(tagged.filter((id) => members.includes(id)));
    expect((await page(`/g/cate/type/?type=${type}`)).canonical).toBe(`${app.site}/g/cate/${type}`);
    for (const address of [
      '/g/cate/type/?type=1',
      '/g/cate/type/?type=x',
      '/g/cate/type/?tag=none',
      '/g/cate/404',
    ]) {
      expect((await app.request(address)).status, address).toBe(404);
    }
  });
});

describe('search', () => {
  /** A title of two words. The second word is long enough for the search to correct a misspelling of it. */
  const twoWords = items.find(({ title }) => /^[A-Z][a-z]+ [A-Z][a-z]{5,}$/.test(title))!.title;
  const wrong = misspelt(twoWords.toLowerCase());

  it('marks hits and counts only whole-keyword matches', async () => {
    const results = await page(`/g/search/${encodeURIComponent(items[0]!.title)}`);
    expect(results.status).toBe(200);
    expect(results.robots).toBe('noindex, follow');
    expect(results.$('main mark').length).toBeGreaterThan(0);
  });

  it('redirects the form to the address of the keyword', async () => {
    const response = await app.request('/g/search?kw=+two++words%2F%3F+');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/g/search/two%20words%2F%3F']);
    expect((await page('/g/search')).status).toBe(200);
    expect((await page('/g/search?kw=')).status).toBe(200);
  });

  it('lists all games for the keyword 0 with all=1', async () => {
    const everything = await page('/g/search/0?all=1');
    expect(everything).toMatchObject({
      title: `All games - ${app.siteHost}`,
      robots: 'noindex, follow',
      canonical: `${app.site}/g/search/0?all=1`,
    });
    expect(everything.text).toContain(`${items.length} games`);
    expect(tilesOf(everything.$)).toEqual(items.slice(0, 24).map(({ id }) => id));
    const second = await page('/g/search/0?all=1&page=2');
    expect(second).toMatchObject({
      status: 200,
      title: `All games, page 2 - ${app.siteHost}`,
      canonical: `${app.site}/g/search/0?all=1&page=2`,
    });
    expect(tilesOf(second.$)).toEqual(items.slice(24, 48).map(({ id }) => id));
    expect((await page('/g/search/0?all=1&page=99')).status).toBe(404);
    expect((await page('/g/search/a?all=1')).canonical).toBe(`${app.site}/g/search/a`);
  });

  it('shows 24 results per page, with the page number in the title and links to both neighbouring pages', async () => {
    const [first, second] = await Promise.all([page('/g/search/a'), page('/g/search/a?page=2')]);
    expect(first.$('h3')).toHaveLength(24);
    expect(first.$('a[rel="next"]')).toHaveLength(1);
    expect(first.$('a[rel="prev"]')).toHaveLength(0);
    expect(second.title).toBe(`a, page 2 - ${app.siteHost}`);
    expect(second.canonical).toBe(`${app.site}/g/search/a?page=2`);
    expect(second.$('a[rel="prev"]')).toHaveLength(1);
    expect(second.text).toContain('page 2 of');
    expect((await page('/g/search/a?page=99')).status).toBe(404);
  });

  it('lists close matches separately with the matching prefix, and names the categories of the results', async () => {
    const { $ } = await page('/g/search/tower%20building');
    expect(textsOf($, 'h2')).toContain('Close matches');
    expect(textsOf($, 'h3')).toContain('Matching “tower”');
    expect($('h3:contains("Matching") bdi').text()).toBe('tower');
    expect($('nav[aria-label="Related categories"]')).toHaveLength(1);
  });

  it.each(['{name}', '{Name}s', '{name} game'])(
    'offers the category that %o names first',
    async (pattern) => {
      const { id, name } = categories[0]!;
      const keyword = pattern.replace('{name}', name.toLowerCase()).replace('{Name}', name);
      const { $ } = await page(`/g/search/${encodeURIComponent(keyword)}`);
      const links = hrefsOf($, 'h1 ~ * a').filter((href) => /^\/g\/(cate|details)\/\d+$/.test(href));
      expect(links[0]).toBe(`/g/cate/${id}`);
    },
  );

  it('shows a few other items below the results, not the whole section', async () => {
    const { $ } = await page(`/g/search/${encodeURIComponent(items[0]!.title)}`);
    const more = 'h2:contains("More games") + *';
    expect(tilesOf($, more)).toHaveLength(16);
    expect(hrefsOf($, `${more} a`)).toContain('/g/cate/type/');
  });

  it('has a search page without a keyword, and a friendly page if there are no results', async () => {
    const start = await page('/g/search');
    expect(start).toMatchObject({
      title: `Search games - ${app.siteHost}`,
      robots: 'noindex, follow',
      canonical: `${app.site}/g/search`,
    });
    expect(tilesOf(start.$).length).toBeGreaterThan(9);
    const [, word] = wrong.split(' ');
    const nothing = await page(`/g/search/${word}%20zzqqyy`);
    expect(nothing).toMatchObject({ status: 200, robots: 'noindex, follow' });
    expect(textsOf(nothing.$, 'h1')).toEqual(['Nothing found']);
    expect(textsOf(nothing.$, 'h2:contains("Did you mean") + ul a')).toContain(twoWords);
    expect(textsOf(nothing.$, 'main a[href="/g/cate/type/"]')).toContain('All games');
    const blank = await app.request('/g/search/%20');
    expect([blank.status, blank.headers.get('location')]).toEqual([302, '/g/search']);
  });

  it('shows results of the corrected keyword or of synonyms if there are no others', async () => {
    const right = twoWords.toLowerCase();
    const corrected = await page(`/g/search/${encodeURIComponent(wrong)}`);
    expect(corrected).toMatchObject({ status: 200, robots: 'noindex, follow' });
    expect(hrefsOf(corrected.$, 'main a')).toContain(`/g/search/${encodeURIComponent(right)}`);
    expect(corrected.text).toContain('Showing results for');
    expect(textsOf(corrected.$, 'mark')).toContain(twoWords);
    expect(textsOf(corrected.$, 'h1')).not.toContain('Nothing found');
    const [word = ''] = Object.keys(synonyms);
    const { $ } = await page(`/g/search/${encodeURIComponent(word)}`);
    expect($('h3').length).toBeGreaterThan(0);
    expect(textsOf($, 'h1')).not.toContain('Nothing found');
  });

  /** Fails if a word has no suggestions of games, or if its results page does not contain the suggested games. */
  async function expectSynonyms(words: readonly string[]): Promise<void> {
    for (const word of words) {
      const answer = await app.request(`/api/suggest?vertical=g&q=${encodeURIComponent(word)}`);
      const { groups } = (await answer.json()) as SuggestionAnswer;
      const own = groups.flatMap(({ rows }) => rows).filter(({ href }) => href.startsWith('/g/'));
      const { $ } = await page(`/g/search/${encodeURIComponent(word)}`);
      expect($('h3').length, word).toBeGreaterThan(0);
      expect(textsOf($, 'h1'), word).not.toContain('Nothing found');
      expect(own.length, word).toBeGreaterThan(0);
      const found = own.filter(({ kind }) => kind === 'item');
      const links = hrefsOf($, 'main a');
      for (const { href } of found) expect(links, word).toContain(href);
    }
  }

  it('suggests results of synonyms if no name contains the text', () =>
    expectSynonyms(Object.keys(synonyms).filter((_, index) => index % 8 === 0)));

  it('suggests results of every synonym', { tags: 'long' }, () => expectSynonyms(Object.keys(synonyms)));

  it('shows the results of keywords that a path cannot contain at the address of the form', async () => {
    for (const keyword of ['.', '..', '_', 'a.data']) {
      const results = await page(`/g/search?kw=${keyword}`);
      expect(results).toMatchObject({
        status: 200,
        title: `${keyword} - ${app.siteHost}`,
        canonical: `${app.site}/g/search?kw=${keyword}`,
      });
    }
    const second = await page('/g/search?kw=.&page=2');
    expect([second.status, second.title]).toEqual([200, `., page 2 - ${app.siteHost}`]);
  });

  it('cuts a long keyword in the title', async () => {
    const { title } = await page(`/g/search/${'long%20'.repeat(40)}`);
    expect(title.length).toBeLessThan(90);
    expect(title).toMatch(/…/);
  });

  it.each(['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '%22%27%26', '.*', '(%5B', '%F0%9F%8E%B2'])(
    'treats %s as data',
    async (keyword) => {
      const results = await page(`/g/search/${keyword}`);
      expect(results.status).toBe(200);
      expect(results.html).not.toContain('<script>alert');
    },
  );

  it.each(['x'.repeat(10_000), 'a%00b', '%E0%A4%A', '%', '%ff'])(
    'answers 4xx to an invalid keyword',
    async (keyword) => {
      const { status } = await app.request(`/g/search/${keyword}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

describe('tiles by id', () => {
  it('returns those that exist, in the requested order', async () => {
    const [first, second] = items;
    const response = await app.request(`/api/items?vertical=g&ids=${second!.id},424242,${first!.id}`);
    const { items: tiles } = (await response.json()) as { items: { id: number }[] };
    expect(tiles.map(({ id }) => id)).toEqual([second!.id, first!.id]);
  });

  it.each(['vertical=zz&ids=1', 'vertical=g&ids=x', `vertical=g&ids=${'1,'.repeat(101)}1`])(
    'refuses %s',
    async (query) => {
      expect((await app.request(`/api/items?${query}`)).status).toBe(400);
    },
  );
});

describe('addresses around the pages', () => {
  it('redirects unknown page addresses to the home page, and answers 404 for addresses that are not pages', async () => {
    for (const address of [
      '/nothing',
      '/nothing?page=2',
      '/no/such/page/at/all',
      '/wp-login.php',
      '/aboutUs/nothing',
      `/g/details/${items[0]!.id}/nothing`,
      ...['c', 'g', 'e', 'star_sign', 'app', 'qa'].flatMap((prefix) => [
        `/${prefix}/nothing`,
        `/${prefix}/cate/1/nothing`,
      ]),
      '/weather/london/nothing',
    ]) {
      const response = await app.request(address);
      expect([response.status, response.headers.get('location')], address).toEqual([302, '/']);
    }
    for (const address of ['/assets/x.js', '/media/x.avif', '/api/x', '/.well-known/x']) {
      expect((await app.request(address)).status, address).toBe(404);
    }
  });

  it('has the files that browsers and crawlers request', async () => {
    const types = {
      '/favicon.ico': /image\/(x-icon|vnd.microsoft.icon)/,
      '/apple-touch-icon.png': /image\/png/,
      '/robots.txt': /text\/plain/,
      '/sitemap.xml': /application\/xml/,
      '/manifest.webmanifest': /application\/manifest\+json/,
    };
    for (const [address, type] of Object.entries(types)) {
      const response = await app.request(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toMatch(type);
    }
    const sitemap = await (await app.request('/sitemap.xml')).text();
    const listed = textsOf(readXml(sitemap), 'loc').filter((address) => /\/g\/details\/\d+$/.test(address));
    expect(listed).toHaveLength(items.length);
    expect(sitemap).not.toMatch(/mygames|search|\/g\/game\//);
  });
});
