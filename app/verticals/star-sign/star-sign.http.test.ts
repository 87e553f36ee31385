import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/http/app.ts';
import { hrefsOf, readPage, textsOf } from '#test/http/read-html.ts';
import { readingApp } from '#test/http/reading-app.ts';
import { english } from '#test/support/english.ts';
import { signSlugs } from './sky/zodiac.ts';

interface StarterSign {
  id: number;
  title: string;
  ext: { slug: string; character: string[]; sources: { url: string }[] };
}

const app = readingApp();
let signs: StarterSign[];
let categories: { content_type_id: number; content_type_name: string }[];

beforeAll(async () => {
  const site = JSON.parse(await readFile('content/starter/site.json', 'utf8')) as {
    data_content: Record<string, { list: StarterSign[]; menu: typeof categories }>;
  };
  signs = site.data_content['5']!.list;
  categories = site.data_content['5']!.menu;
});

async function page(address: string) {
  return readPage(await app.request(address));
}

it('searches its signs', async () => {
  const { id, title } = signs[0]!;
  const results = await page(`/star_sign/search/${title}`);
  expect([results.status, results.robots]).toEqual([200, 'noindex, follow']);
  expect(hrefsOf(results.$, 'main a')).toContain(`/star_sign/details/${id}`);
  expect((await page('/star_sign/search?kw=leo')).location).toBe('/star_sign/search/leo');
  expect((await page('/star_sign')).$('form[action="/star_sign/search"]').length).toBeGreaterThan(0);
});

describe('the stars’ home', () => {
  it('has the wheel, the list, the sky and both forms', async () => {
    const home = await page('/star_sign');
    expect(home.status).toBe(200);
    expect(home.canonical).toBe(`${app.site}/star_sign`);
    expect(home.$('h1')).toHaveLength(1);
    for (const { id, title } of signs) {
      // The link occurs in the wheel, in the list and in the reading of the day.
      expect(home.$(`a[href="/star_sign/details/${id}"]`).length, title).toBeGreaterThanOrEqual(3);
    }
    // The sun, the moon and eight planets.
    expect(home.$('table:contains("Degree in the sign") tbody tr')).toHaveLength(10);
    for (const text of ['The sky on', 'of the disc is lit', 'For entertainment'])
      expect(home.text).toContain(text);
    for (const name of ['born', 'time', 'a', 'b']) expect(home.$(`form [name="${name}"]`)).toHaveLength(1);
  });

  it('finds a sign by a birthday, with the moment of the cusp, on a page that is not indexed', async () => {
    const plain = await page('/star_sign?born=1990-08-05');
    expect(plain.status).toBe(200);
    expect(plain.robots).toBe('noindex, follow');
    expect(plain.canonical).toBe(`${app.site}/star_sign`);
    expect(plain.text).toContain('The Sun was in Leo from 23 Jul 1990, 02:2');
    expect(plain.text).toContain('When the Sun changes sign in 1990');
    const cusp = await page('/star_sign?born=1990-07-23');
    expect(cusp.text).toMatch(/moved from Cancer into Leo at 23 Jul 1990, 02:2\d UTC/);
    const timed = await page('/star_sign?born=1990-07-23&time=23%3A00');
    expect(timed.text).toContain('Your time of birth settles it.');
  });

  it('explains politely that a day is invalid', async () => {
    for (const query of ['born=1799-02-30', 'born=%3Cscript%3E', 'born=1990-01-01&time=99:99']) {
      const wrong = await page(`/star_sign?${query}`);
      expect(wrong.status).toBe(200);
      expect(wrong.text).toContain('Enter a date between 1800 and 2200');
      expect(wrong.html).not.toContain('<script>"');
    }
  });

  it('says that a day does not exist', async () => {
    const wrong = await page('/star_sign?born=2023-02-30');
    expect(wrong.status).toBe(200);
    expect(wrong.text).toContain('This day does not exist');
    expect(wrong.text).not.toContain('1800');
  });

  it('compares any two signs, with the same result for both orders', async () => {
    for (const [a, b] of [
      ['aries', 'libra'],
      ['leo', 'leo'],
      ['pisces', 'gemini'],
    ] as const) {
      const pair = await page(`/star_sign?a=${a}&b=${b}`);
      expect(pair.robots).toBe('noindex, follow');
      expect(pair.text).toContain('They are ');
      expect(pair.text).toContain(english.messages('star-sign')('sign.name', { sign: a }));
      expect(textsOf(pair.$, '#match dt')).toEqual(['Love', 'Friendship', 'Work']);
      const figuresOf = ({ $ }: typeof pair) => textsOf($, '#match dd:not([aria-hidden])');
      expect(figuresOf(pair)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\d+$/)));
      expect(figuresOf(await page(`/star_sign?a=${b}&b=${a}`))).toEqual(figuresOf(pair));
    }
    expect((await page('/star_sign?a=leo&b=nobody')).text).toContain('Please choose both signs');
  });

  it('is the same page with other parameters in the address', async () => {
    const { robots, canonical } = await page('/star_sign?utm=1');
    expect(robots).toBeUndefined();
    expect(canonical).toBe(`${app.site}/star_sign`);
  });
});

describe('a sign', () => {
  it('has its texts, three readings with reasons, twelve comparisons and its sources', async () => {
    for (const { id, title, ext } of signs) {
      const details = await page(`/star_sign/details/${id}`);
      expect(details.status).toBe(200);
      expect(details.canonical).toBe(`${app.site}/star_sign/details/${id}`);
      expect(details.text).toContain(ext.character[0]);
      for (const part of ['today', 'this week', 'this month'])
        expect(details.text).toContain(`${title} ${part}`);
      expect(details.text.match(/What it’s based on/g)).toHaveLength(3);
      expect(details.text).toMatch(/Moon in \w+, your \w+ house/);
      const links = hrefsOf(details.$, 'main a');
      for (const slug of signSlugs) expect(links).toContain(`/star_sign?a=${ext.slug}&b=${slug}#match`);
      for (const { url } of ext.sources) expect(links).toContain(url);
      expect(details.text).toContain('For entertainment.');
    }
  });

  it('is an article in the structured data, without a rating', async () => {
    const { structured, html } = await page(`/star_sign/details/${signs[0]!.id}`);
    expect(structured.map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(structured[0]).toMatchObject({ genre: 'Entertainment', headline: signs[0]!.title });
    expect(html).not.toContain('aggregateRating');
  });

  it('has different readings for each sign on the same day', async () => {
    const texts = await Promise.all(
      signs.map(async ({ id }) => {
        const { $ } = await page(`/star_sign/details/${id}`);
        return $('.prose > p').first().text();
      }),
    );
    expect(new Set(texts).size).toBe(signs.length);
    expect(texts).not.toContain('');
  });

  it('answers 404 if there is none, and the address without an id redirects to a sign', async () => {
    for (const id of ['0', '999999', 'leo']) {
      const missing = await page(`/star_sign/details/${id}`);
      expect(missing.status).toBe(404);
      expect(missing.text).not.toContain('Error:');
    }
    const bare = await page('/star_sign/details');
    expect(bare.status).toBe(302);
    expect(bare.location).toMatch(/^\/star_sign\/details\/\d+#random$/);
  });
});

describe('lists of signs', () => {
  it('show the signs of each category as cards', async () => {
    expect(categories).toHaveLength(7);
    for (const { content_type_id: id, content_type_name: name } of categories) {
      const list = await page(`/star_sign/cate/${id}`);
      expect(list.status).toBe(200);
      expect(list.text).toContain(name);
      expect(list.$('a.sign-tile')).toHaveLength(id <= 504 ? 3 : 4);
    }
    expect((await page('/star_sign/cate/1')).status).toBe(404);
  });

  it('show all twelve', async () => {
    const all = await page('/star_sign/cate/type/');
    expect(all.status).toBe(200);
    expect(all.$('a.sign-tile')).toHaveLength(12);
  });
});

describe('without signs', () => {
  it('the home shows an empty state', { tags: 'long' }, async () => {
    const empty = await startApp({ args: ['--empty'] });
    try {
      const { status, text, $ } = await readPage(await empty.request('/star_sign'));
      expect(status).toBe(200);
      expect(text).toContain('No signs yet');
      expect($('h1')).toHaveLength(1);
      expect($('[name="born"]')).toHaveLength(0);
    } finally {
      await empty.stop();
    }
  });
});
