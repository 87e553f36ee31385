import { readFile } from 'node:fs/promises';
import type { CheerioAPI } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { readingApp } from '#test/http/reading-app.ts';
import { withoutFilling } from '#test/http/own-part.ts';
import { hrefsOf, readPage, readXml, textsOf } from '#test/http/read-html.ts';

interface StarterArticle {
  id: number;
  title: string;
  intro: string;
  author: string;
  create_time: number;
  content_type_id: number;
  ext: { sources: { url: string }[] };
}

const app = readingApp();
let articles: StarterArticle[];
let categories: { content_type_id: number; content_type_name: string }[];

beforeAll(async () => {
  const { data_content: content } = JSON.parse(await readFile('content/starter/site.json', 'utf8'));
  articles = content['1'].list;
  categories = content['1'].menu;
});

async function page(address: string) {
  return readPage(await app.request(address));
}

const newestFirst = () => articles.toSorted((a, b) => b.create_time - a.create_time || b.id - a.id);
const articlesOf = ($: CheerioAPI) =>
  hrefsOf($, 'a.face-link[href^="/c/details/"]').map((href) => Number(href.replace('/c/details/', '')));

describe('home', () => {
  it('starts with the newest article and shows every category', async () => {
    const home = await page('/c');
    expect(home.status).toBe(200);
    const newest = newestFirst().map(({ id }) => id);
    expect(articlesOf(home.$).slice(0, 5)).toEqual(newest.slice(0, 5));
    const links = hrefsOf(home.$, 'main a');
    for (const { content_type_id: id } of categories) expect(links).toContain(`/c/cate/${id}`);
    expect(hrefsOf(home.$, 'link[rel="alternate"][type="application/rss+xml"]')).toContain('/c/rss.xml');
  });
});

describe('details', () => {
  it('shows the article with author, time, text and sources', async () => {
    const article = articles[0]!;
    const details = await page(`/c/details/${article.id}`);
    expect(details.text).toContain(article.intro);
    expect(details.text).toContain(article.author);
    const published = new Date(article.create_time * 1000).toISOString();
    expect(details.$('main time').attr('datetime')).toBe(published);
    const links = hrefsOf(details.$, 'main a');
    for (const { url } of article.ext.sources) expect(links).toContain(url);
    const [node, way] = details.structured;
    expect(node).toMatchObject({
      '@type': 'NewsArticle',
      headline: article.title,
      datePublished: published,
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(details.$('meta[property="og:type"]').attr('content')).toBe('article');
  });

  it('redirects a details address without an id to an article', async () => {
    const { status, location } = await page('/c/details');
    expect(status).toBe(302);
    const [, id] = /^\/c\/details\/(\d+)#random$/.exec(location ?? '') ?? [];
    expect(articles.map((article) => article.id)).toContain(Number(id));
  });

  it('answers 404 with suggestions for an unknown article', async () => {
    const { status, $ } = await page('/c/details/999999');
    expect(status).toBe(404);
    expect($('main a[href^="/c/details/"]').length).toBeGreaterThan(0);
  });
});

describe('lists', () => {
  it('shows the articles of a category, by date on request', async () => {
    for (const { content_type_id: id, content_type_name: name } of categories) {
      const list = await page(`/c/cate/${id}?sort=new`);
      expect(list.status).toBe(200);
      expect(list.text).toContain(name);
      const expected = newestFirst().filter((article) => article.content_type_id === id);
      expect(articlesOf(withoutFilling(list.$))).toEqual(expected.map((article) => article.id));
      const names = list.$('h2:contains("More from")');
      expect((articlesOf(list.$).length + names.length) % 12).toBe(0);
      expect(list.$('[aria-label="Keep exploring"]')).toHaveLength(1);
    }
  });

  it('lists all articles, and answers 404 for an unknown tag', async () => {
    expect((await page('/c/cate/type/')).text).toContain('All articles');
    expect((await page('/c/cate/type/?tag=no-such-tag')).status).toBe(404);
  });

  it('lists articles only among its own results', async () => {
    const [word = ''] = articles[0]!.title.match(/\p{L}{5,}/u) ?? [];
    const found = await page(`/c/search/${encodeURIComponent(word)}`);
    expect(found.status).toBe(200);
    expect(hrefsOf(found.$, 'main a')).toContain(`/c/details/${articles[0]!.id}`);
    const games = found.$('main a[href^="/g/details/"]');
    expect(games.not('h2:contains("In other sections") ~ * a')).toHaveLength(0);
    expect((await page('/c/search?kw=board')).location).toBe('/c/search/board');
  });
});

describe('the RSS feed', () => {
  it('lists the newest articles with absolute addresses', async () => {
    const response = await app.request('/c/rss.xml');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const links = textsOf(readXml(await response.text()), 'link');
    const newest = newestFirst().slice(0, 30);
    expect(links).toEqual([`${app.site}/c`, ...newest.map(({ id }) => `${app.site}/c/details/${id}`)]);
  });

  it('of an unknown section redirects to the home page, like every unknown address', async () => {
    const response = await app.request('/zz/rss.xml');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });
});
