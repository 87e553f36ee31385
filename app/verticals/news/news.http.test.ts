import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readingApp } from '#test/http/reading-app.ts';
import { withoutFilling } from '#test/http/own-part.ts';

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
  const response = await app.request(address);
  const html = await response.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    // React escapes these three characters in text.
    text: html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    title: first(/<title>([^<]*)<\/title>/),
    structured: JSON.parse(first(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? '{}') as {
      '@graph'?: Record<string, unknown>[];
    },
  };
}

const newestFirst = () => articles.toSorted((a, b) => b.create_time - a.create_time || b.id - a.id);
const articlesOf = (html: string) =>
  [...html.matchAll(/href="\/c\/details\/(\d+)" class="face-link"/g)].map(([, id]) => Number(id));

describe('home', () => {
  it('starts with the newest article and shows every category', async () => {
    const home = await page('/c');
    expect(home.status).toBe(200);
    const newest = newestFirst().map(({ id }) => id);
    expect(articlesOf(home.html).slice(0, 5)).toEqual(newest.slice(0, 5));
    for (const { content_type_id: id } of categories) expect(home.html).toContain(`href="/c/cate/${id}"`);
    expect(home.html).toContain('<link rel="alternate" type="application/rss+xml" href="/c/rss.xml"/>');
  });
});

describe('details', () => {
  it('shows the article with author, time, text and sources', async () => {
    const article = articles[0]!;
    const details = await page(`/c/details/${article.id}`);
    expect(details.text).toContain(article.intro);
    expect(details.html).toContain(article.author);
    const published = new Date(article.create_time * 1000).toISOString();
    expect(details.html).toContain(`<time dateTime="${published}">`);
    for (const { url } of article.ext.sources) expect(details.text).toContain(`href="${url}"`);
    const [node, way] = details.structured['@graph'] ?? [];
    expect(node).toMatchObject({
      '@type': 'NewsArticle',
      headline: article.title,
      datePublished: published,
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(details.html).toContain('<meta property="og:type" content="article"/>');
  });

  it('redirects a details address without an id to an article', async () => {
    const { status, location } = await page('/c/details');
    expect(status).toBe(302);
    const [, id] = /^\/c\/details\/(\d+)#random$/.exec(location ?? '') ?? [];
    expect(articles.map((article) => article.id)).toContain(Number(id));
  });

  it('answers 404 with suggestions for an unknown article', async () => {
    const { status, html } = await page('/c/details/999999');
    expect(status).toBe(404);
    expect(html).toContain('href="/c/details/');
  });
});

describe('lists', () => {
  it('shows the articles of a category, by date on request', async () => {
    for (const { content_type_id: id, content_type_name: name } of categories) {
      const list = await page(`/c/cate/${id}?sort=new`);
      expect(list.status).toBe(200);
      expect(list.text).toContain(name);
      const expected = newestFirst().filter((article) => article.content_type_id === id);
      expect(articlesOf(withoutFilling(list.html))).toEqual(expected.map((article) => article.id));
      const names = list.html.match(/>More from</g) ?? [];
      expect((articlesOf(list.html).length + names.length) % 12).toBe(0);
      expect(list.html).toContain('aria-label="Keep exploring"');
    }
  });

  it('lists all articles, and answers 404 for an unknown tag', async () => {
    expect((await page('/c/cate/type/')).html).toContain('All articles');
    expect((await page('/c/cate/type/?tag=no-such-tag')).status).toBe(404);
  });

  it('lists articles only among its own results', async () => {
    const [word = ''] = articles[0]!.title.match(/\p{L}{5,}/u) ?? [];
    const found = await page(`/c/search/${encodeURIComponent(word)}`);
    expect(found.status).toBe(200);
    expect(found.html).toContain(`href="/c/details/${articles[0]!.id}"`);
    const [own = ''] = found.html.slice(found.html.indexOf('<main')).split('In other sections');
    expect(own).not.toContain('href="/g/details/');
    expect((await page('/c/search?kw=board')).location).toBe('/c/search/board');
  });
});

describe('the RSS feed', () => {
  it('lists the newest articles with absolute addresses', async () => {
    const response = await app.request('/c/rss.xml');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const links = [...(await response.text()).matchAll(/<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    const newest = newestFirst().slice(0, 30);
    expect(links).toEqual([`${app.site}/c`, ...newest.map(({ id }) => `${app.site}/c/details/${id}`)]);
  });

  it('of an unknown section redirects to the home page, like every unknown address', async () => {
    const response = await app.request('/zz/rss.xml');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });
});
