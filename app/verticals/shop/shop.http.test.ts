import { cacheControl } from '#app/lib/cache-control.ts';
import { readFile } from 'node:fs/promises';
import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';
import { sampleCategory, sampleItem, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { withoutFilling } from '#test/http/own-part.ts';
import { hrefsOf, readPage, textsOf } from '#test/http/read-html.ts';

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
/** The end of an offer in Unix seconds. It comes before the page lifetime is over. */
const endsSoon = Math.floor(Date.now() / 1000) + 280;

/** Returns an offer with default values for the fields that a test does not name. */
function offer(id: number, fields: TestBundle): TestBundle {
  const { ext, ...own } = fields;
  return {
    ...sampleItem(id, [id < 200 ? 10 : 20]),
    content_type_name: 'x',
    title: `Offer ${id}`,
    structure_data_type: '',
    price: '',
    price_original: '',
    game_url_remote: '',
    game_url_remote_to_type: '',
    site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 },
    ...own,
    ext: { merchant: 'Fern & Trowel', merchant_url: 'https://fern.example/', ...ext },
  };
}

const card = (id: number, fee: string, rest: TestBundle = {}) =>
  offer(id, {
    ext: {
      kind: 'card',
      annual_fee: fee,
      apr_min: '10',
      apr_max: '20',
      rewards: [{ on: 'other', rate: '1' }],
      ...rest,
    },
  });

const list = [
  offer(101, {
    title: 'Spades',
    discount: '15%',
    ext: { kind: 'coupon', code: 'GREEN15', ends_at: inAnHour },
  }),
  offer(102, { title: 'Old bulbs', ext: { kind: 'coupon', code: 'OLD', ends_at: 1_700_000_000 } }),
  offer(103, { title: 'Later bulbs', ext: { kind: 'coupon', code: 'SOON', starts_at: inAnHour } }),
  offer(104, { title: 'A lamp', price: '39.00', price_original: '65.00', ext: { kind: 'deal' } }),
  offer(105, {
    title: 'Sample spades',
    discount: '10 off',
    ext: { kind: 'coupon', is_sample: true, verified_at: 1_700_000_000 },
  }),
  offer(107, {
    title: 'Sample rake',
    ext: { kind: 'deal', is_sample: true, ends_at: inAnHour + 90 * 24 * 3_600 },
  }),
  offer(106, { title: 'Last seeds', ext: { kind: 'coupon', ends_at: endsSoon } }),
  card(201, '90'),
  card(202, '0', { apr_max: '30' }),
  card(203, '30'),
  card(204, '60'),
  card(205, '120'),
];

let app: TestApp;

beforeAll(async () => {
  const menu = [
    { ...sampleCategory(10), content_type_name: 'Garden', data_type_menu: 4 },
    { ...sampleCategory(20), content_type_name: 'Cards', data_type_menu: 4 },
  ];
  for (const item of list) {
    for (const entry of item.content_type_arr) {
      entry.content_type_name = menu.find(
        ({ content_type_id: id }) => id === entry.content_type_id,
      )?.content_type_name;
    }
    item.content_type_name = item.content_type_arr[0].content_type_name;
  }
  const starter: TestBundle = JSON.parse(await readFile('content/starter/site.json', 'utf8'));
  const list_tags = {
    'Plastic & more': { name: 'Plastic & more', data: [201, 202, 203] },
    'A bit of all': { name: 'A bit of all', data: [201, 101, 104, 203] },
  };
  const data = { '4': { menu, list, list_type: {}, list_tags } };
  app = await startApp({ bundle: { ...starter, ads: [], ad_diversion: [], data_content: data } });
});

afterAll(() => app.stop());

async function page(address: string) {
  return readPage(await app.request(address));
}

/** Returns the ids of the offers to which the links that match a selector lead, in document order. */
function idsOf($: CheerioAPI, links: string): number[] {
  return hrefsOf($, links)
    .map((href) => Number(/^\/e\/(?:details|coupon|creditcards)\/(\d+)/.exec(href)?.[1]))
    .filter((id) => !Number.isNaN(id));
}

const offersOf = ($: CheerioAPI) => new Set(idsOf($, 'a'));

describe('addresses', () => {
  it('each kind has its own, and that of another kind redirects there permanently', async () => {
    const own = { 101: '/e/coupon/101', 104: '/e/details/104', 201: '/e/creditcards/201' };
    for (const [id, address] of Object.entries(own)) {
      for (const segment of ['coupon', 'details', 'creditcards']) {
        const asked = `/e/${segment}/${id}`;
        const { status, location } = await page(asked);
        expect([asked, status, location]).toEqual(
          asked === address ? [asked, 200, null] : [asked, 301, address],
        );
      }
    }
    expect((await page('/e/coupon/999')).status).toBe(404);
  });
});

describe('search', () => {
  it('finds offers of every kind at their own addresses', async () => {
    const found = await page('/e/search/a%20lamp');
    expect(found.status).toBe(200);
    expect(found.$('h1').text()).toMatch(/ 1 result$/);
    expect(offersOf(found.$)).toContain(104);
    expect(offersOf((await page('/e/search/spades')).$)).toContain(101);
    expect((await page('/e/search?kw=a+lamp')).location).toBe('/e/search/a%20lamp');
    expect((await page('/e/search')).status).toBe(200);
  });
});

describe('time', () => {
  it('offers that have ended or not begun are not in lists, related offers, search, random visits or the sitemap', async () => {
    for (const address of [
      '/e',
      '/e/cate/10',
      '/e/cate/type/',
      '/e/search/bulbs',
      '/e/coupon/101',
      '/e/rss.xml',
      '/sitemap.xml',
    ]) {
      const { status, html } = await page(address);
      expect([address, status]).toEqual([address, 200]);
      expect(html.includes('/e/coupon/102') || html.includes('/e/coupon/103'), address).toBe(false);
    }
    for (let count = 0; count < 20; count += 1) {
      expect((await page('/e/details')).location).not.toMatch(/\/10[23]#/);
    }
  });

  it('their pages stay and report it, without the code', async () => {
    const ended = await page('/e/coupon/102');
    expect(ended.status).toBe(200);
    expect(ended.$('p:contains("This coupon ended on") time')).toHaveLength(1);
    expect(ended.text).not.toContain('OLD');
    expect((await page('/e/coupon/103')).text).toContain('This coupon has not started yet');
  });

  it('pages with lists are not in shared caches if the next offer ends soon', async () => {
    const keptBy = async (address: string) => {
      const response = await app.request(address);
      await response.text();
      return response.headers.get('cache-control');
    };
    for (const address of ['/e', '/e/cate/10', '/e/coupon/101']) {
      expect(await keptBy(address), address).toBe(cacheControl.revalidate);
    }
    expect(await keptBy('/aboutUs')).toBe('public, max-age=0, s-maxage=300');
    expect(offersOf((await page('/e')).$)).toContain(106);
  });
});

describe('a coupon', () => {
  it('shows its code behind a button that works without JavaScript, its shop, its end and its terms', async () => {
    const { $, text, structured } = await page('/e/coupon/101');
    const reveal = $('details:has(code)');
    expect(reveal.find('summary').text()).toContain('Show and copy the code');
    expect(reveal.find('code').text()).toBe('GREEN15');
    const toShop = $('a[href="https://fern.example/"][target="_blank"]');
    expect(toShop.attr('rel')).toBe('sponsored nofollow noopener');
    expect(text).toContain('Ends on');
    expect(text).toContain('affiliate links');
    expect(structured[0]).toMatchObject({
      '@type': 'Offer',
      name: 'Spades',
      validThrough: new Date(inAnHour * 1000).toISOString(),
    });
  });

  it('counts the visitors who reported that it worked', async () => {
    const vote = await app.request('/api/vote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: app.origin },
      body: JSON.stringify({ vertical: 'e', id: 101, value: 1 }),
    });
    expect(await vote.json()).toMatchObject({ likes: 1, dislikes: 0 });
  });
});

it('a deal shows its price, the original price and the discount, rounded down', async () => {
  const { text, structured } = await page('/e/details/104');
  for (const shown of ['$39', '$65', '40%', 'From Fern & Trowel']) expect(text).toContain(shown);
  expect(structured[0]).toMatchObject({ '@type': 'Offer', price: '39.00', priceCurrency: 'USD' });
});

describe('cards', () => {
  const order = ($: CheerioAPI) => idsOf($, 'a.face-link[href^="/e/creditcards/"]');

  it('are sorted by their cost with the visitor’s own amounts', async () => {
    expect(order((await page('/e/cate/20')).$)).toEqual([202, 203, 204, 201, 205]);
    const indebted = await page('/e/cate/20?balance=2000');
    // The highest APR of card 202, which has no fee, is 10 percentage points above that of the others. This costs 200
    // more on a balance of 2,000, so card 202 is now last.
    expect(order(indebted.$)).toEqual([203, 204, 201, 205, 202]);
    expect(indebted.text).toContain('A normal year');
  });

  it('are compared side by side, at most four, with a plain form', async () => {
    const { $ } = await page(
      '/e/cate/20?compare=205&compare=202&compare=999&compare=201&compare=203&compare=204',
    );
    expect(idsOf($, 'table a')).toEqual([202, 201, 205]);
  });

  it('have green totals only where they are gains', async () => {
    const { $ } = await page('/e/cate/20?compare=201&compare=202&compare=203&balance=400');
    const totals = $('tr.comparison-total td').toArray();
    const isGreen = totals.map((total) => $(total).hasClass('text-success'));
    expect(isGreen).toEqual(totals.map((total) => $(total).text().startsWith('You gain ')));
    expect(new Set(isGreen)).toEqual(new Set([true, false]));
  });

  it('say that a second card is missing if only one was sent', async () => {
    const { $ } = await page('/e/cate/20?compare=205');
    expect($('p#comparison').text()).toMatch(/^Choose one more card to compare/);
    expect((await page('/e/cate/20')).text).not.toContain('Choose one more');
    expect((await page('/e/cate/20?compare=205,202')).text).not.toContain('Choose one more');
  });

  it('keep the tag, the category and the order of their list when the form is sent', async () => {
    const fieldsOf = async (address: string) => {
      const { $ } = await page(address);
      const form = $('form[action^="/e/cate/"]').first();
      const hidden = form.find('input[type="hidden"]').toArray();
      return {
        action: form.attr('action'),
        hidden: hidden.map((input) => `${$(input).attr('name')}=${$(input).attr('value')}`),
      };
    };
    const tag = encodeURIComponent('Plastic & more');
    expect(await fieldsOf(`/e/cate/type/?type=20&tag=${tag}`)).toEqual({
      action: '/e/cate/type/',
      hidden: ['type=20', 'tag=Plastic & more'],
    });
    expect(await fieldsOf('/e/cate/20?sort=new')).toEqual({
      action: '/e/cate/20',
      hidden: ['sort=new'],
    });
    const { $, text } = await page(`/e/cate/type/?tag=${tag}&balance=2000&compare=201&compare=203`);
    expect(order($)).toEqual([203, 201, 202]);
    expect(text).toContain('Side by side');
  });

  it('have their own tab in lists that also contain other offers', async () => {
    const tag = 'tag=A+bit+of+all';
    const mixed = await page(`/e/cate/type/?${tag}`);
    expect([...offersOf(withoutFilling(mixed.$))].toSorted((a, b) => a - b)).toEqual([101, 104, 201, 203]);
    expect(hrefsOf(mixed.$, 'nav[aria-label="Kinds of offers"] a')).toEqual(
      ['', '&kind=coupon', '&kind=deal', '&kind=card'].map((rest) => `/e/cate/type/?${tag}${rest}`),
    );
    const cards = await page(`/e/cate/type/?${tag}&kind=card`);
    expect(order(cards.$)).toEqual([203, 201]);
    expect(cards.$('input[name="kind"]').attr('value')).toBe('card');
    expect(cards.robots).toBe('noindex, follow');
    expect((await page(`/e/cate/type/?${tag}&kind=nonsense`)).status).toBe(404);
    expect((await page('/e/cate/20')).$('nav[aria-label="Kinds of offers"]')).toHaveLength(0);
  });

  it('their pages compare them with the three cheapest, and describe them as FinancialProduct', async () => {
    const { $, structured } = await page('/e/creditcards/205');
    expect(idsOf($, 'table a')).toEqual([202, 203, 204]);
    expect(structured[0]).toMatchObject({ '@type': 'FinancialProduct' });
  });
});

it('samples are labelled in suggestions', async () => {
  const details = async () => {
    const response = await app.request('/api/suggest?vertical=e&q=spades');
    const { groups } = (await response.json()) as SuggestionAnswer;
    return groups.flatMap(({ rows }) => rows.map(({ href, detail }) => `${href} ${detail}`)).toSorted();
  };
  // The names for suggestions are loaded in steps after the start, so the test waits for them.
  await expect.poll(details).toEqual(['/e/coupon/101 Garden', '/e/coupon/105 Sample']);
});

it('samples make no claims: no check, no countdown long before the end, and an amount with its currency', async () => {
  const coupon = await page('/e/coupon/105');
  expect(coupon.text).toContain('$10 off');
  expect(coupon.text).not.toContain('Last checked');
  const deal = await page('/e/details/107');
  expect(deal.text).toContain('Ends on');
  expect(deal.$('[role="timer"]')).toHaveLength(0);
  expect((await page('/e/coupon/101')).$('[role="timer"]')).toHaveLength(1);
});

it('the amount that a card returns is described in words, not as a negative price', async () => {
  const compared = await page('/e/cate/20?compare=201&compare=203');
  expect(textsOf(compared.$, 'th:contains("Rewards") + td')).toContainEqual(
    expect.stringMatching(/^You gain \$/),
  );
  expect(compared.text).not.toMatch(/[-−]\$\d/);
  const aYear = expect.stringMatching(/^\$[\d.,]+ a year$/);
  expect(textsOf((await page('/e/cate/20')).$, 'dt:contains("You gain") + dd')).toContainEqual(aYear);
  const nothingSpent = await page('/e/cate/20?groceries=0&dining=0&travel=0&fuel=0&other=0');
  expect(textsOf(nothingSpent.$, 'dt:contains("You pay") + dd')).toContainEqual(aYear);
});

it('samples are labelled, not indexed, and not in structured data or the sitemap', async () => {
  const sample = await page('/e/coupon/105');
  expect(sample.text).toContain('is made up');
  expect(sample.robots).toBe('noindex');
  expect(sample.structured).toEqual([]);
  const category = await page('/e/cate/10');
  expect(textsOf(category.$, 'article span')).toContain('Sample');
  expect(JSON.stringify(category.structured)).not.toContain('/e/coupon/105');
  expect(JSON.stringify(category.structured)).toContain('/e/coupon/101');
  const sitemap = (await page('/sitemap.xml')).html;
  expect([sitemap.includes('/e/coupon/105'), sitemap.includes('/e/coupon/101')]).toEqual([false, true]);
});
