import { cacheControl } from '#app/lib/cache-control.ts';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';
import { sampleCategory, sampleItem, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { withoutFilling } from '#test/http/own-part.ts';

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
/** This is within the time for which a page is cached. */
const endsSoon = Math.floor(Date.now() / 1000) + 280;

/** An offer that contains only the fields a test is about. */
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
  const response = await app.request(address);
  const html = await response.text();
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    // Scripts contain messages that the page does not show.
    text: html
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('<!-- -->', ''),
    structured: graph === undefined ? null : (JSON.parse(graph) as { '@graph': Record<string, unknown>[] }),
  };
}

const offersOf = (html: string) =>
  new Set(
    [...html.matchAll(/href="\/e\/(?:details|coupon|creditcards)\/(\d+)/g)].map(([, id]) => Number(id)),
  );

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
    expect(found.text).toMatch(/1 result\b/);
    expect(offersOf(found.html)).toContain(104);
    expect(offersOf((await page('/e/search/spades')).html)).toContain(101);
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
    expect(ended.text).toContain('This coupon ended on <time');
    expect(ended.text).not.toContain('>OLD<');
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
    expect(offersOf((await page('/e')).html)).toContain(106);
  });
});

describe('a coupon', () => {
  it('shows its code behind a button that works without JavaScript, its shop, its end and its terms', async () => {
    const { text, structured } = await page('/e/coupon/101');
    expect(text).toMatch(/<details[^>]*>.*Show and copy the code.*<code[^>]*>GREEN15<\/code>.*<\/details>/s);
    expect(text).toMatch(
      /href="https:\/\/fern\.example\/" target="_blank" rel="sponsored nofollow noopener"/,
    );
    expect(text).toContain('Ends on');
    expect(text).toContain('affiliate links');
    expect(structured?.['@graph'][0]).toMatchObject({
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
  expect(structured?.['@graph'][0]).toMatchObject({ '@type': 'Offer', price: '39.00', priceCurrency: 'USD' });
});

describe('cards', () => {
  const order = (html: string) =>
    [...html.matchAll(/href="\/e\/creditcards\/(\d+)[^"]*" class="face-link"/g)].map(([, id]) => Number(id));

  it('are sorted by their cost with the visitor’s own amounts', async () => {
    expect(order((await page('/e/cate/20')).html)).toEqual([202, 203, 204, 201, 205]);
    const indebted = await page('/e/cate/20?balance=2000');
    // The card without a fee has an APR that is 10 points higher, which costs 200 more on a balance of 2,000.
    expect(order(indebted.html)).toEqual([203, 204, 201, 205, 202]);
    expect(indebted.text).toContain('A normal year');
  });

  it('are compared side by side, at most four, with a plain form', async () => {
    const { html } = await page(
      '/e/cate/20?compare=205&compare=202&compare=999&compare=201&compare=203&compare=204',
    );
    const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? '';
    const columns = [...table.matchAll(/href="\/e\/creditcards\/(\d+)"/g)].map(([, id]) => Number(id));
    expect(columns).toEqual([202, 201, 205]);
  });

  it('have green totals only where they are gains', async () => {
    const { html } = await page('/e/cate/20?compare=201&compare=202&compare=203&balance=400');
    const totals = [...html.matchAll(/<tr class="comparison-total">.*?<\/tr>/gs)].flatMap(([row]) => [
      ...row.matchAll(/<td(?<green> class="text-success")?>(?<gain>You gain )?/g),
    ]);
    const isGreen = totals.map(({ groups }) => groups?.green !== undefined);
    expect(isGreen).toEqual(totals.map(({ groups }) => groups?.gain !== undefined));
    expect(new Set(isGreen)).toEqual(new Set([true, false]));
  });

  it('say that a second card is missing if only one was sent', async () => {
    const { html } = await page('/e/cate/20?compare=205');
    expect(html).toMatch(/<p id="comparison"[^>]*>Choose one more card to compare</);
    expect((await page('/e/cate/20')).html).not.toContain('>Choose one more');
    expect((await page('/e/cate/20?compare=205,202')).html).not.toContain('>Choose one more');
  });

  it('keep the tag, the category and the order of their list when the form is sent', async () => {
    const fieldsOf = (html: string) => {
      const [form = ''] = /<form [^>]*action="\/e\/cate\/.*?<\/form>/s.exec(html) ?? [];
      const inputs = form.match(/<input [^>]*type="hidden"[^>]*>/g) ?? [];
      const attribute = (tag: string, name: string) =>
        new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
      return {
        action: attribute(form, 'action'),
        hidden: inputs.map((input) => `${attribute(input, 'name')}=${attribute(input, 'value')}`),
      };
    };
    const tag = encodeURIComponent('Plastic & more');
    expect(fieldsOf((await page(`/e/cate/type/?type=20&tag=${tag}`)).html)).toEqual({
      action: '/e/cate/type/',
      hidden: ['type=20', 'tag=Plastic & more'],
    });
    expect(fieldsOf((await page('/e/cate/20?sort=new')).html)).toEqual({
      action: '/e/cate/20',
      hidden: ['sort=new'],
    });
    const { html } = await page(`/e/cate/type/?tag=${tag}&balance=2000&compare=201&compare=203`);
    expect(order(html)).toEqual([203, 201, 202]);
    expect(html).toContain('Side by side');
  });

  it('have their own tab in lists that also contain other offers', async () => {
    const tag = 'tag=A+bit+of+all';
    const mixed = await page(`/e/cate/type/?${tag}`);
    expect([...offersOf(withoutFilling(mixed.html))].toSorted((a, b) => a - b)).toEqual([101, 104, 201, 203]);
    const tabs = /aria-label="Kinds of offers".*?<\/nav>/s.exec(mixed.html)?.[0] ?? '';
    const addresses = [...tabs.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(addresses).toEqual(
      ['', '&kind=coupon', '&kind=deal', '&kind=card'].map((rest) => `/e/cate/type/?${tag}${rest}`),
    );
    const cards = await page(`/e/cate/type/?${tag}&kind=card`);
    expect(order(cards.html)).toEqual([203, 201]);
    expect(cards.html).toContain('name="kind" value="card"');
    expect(cards.html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect((await page(`/e/cate/type/?${tag}&kind=nonsense`)).status).toBe(404);
    expect((await page('/e/cate/20')).text).not.toContain('Kinds of offers');
  });

  it('their pages compare them with the three cheapest, and describe them as FinancialProduct', async () => {
    const { html, structured } = await page('/e/creditcards/205');
    const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? '';
    expect([...offersOf(table)]).toEqual([202, 203, 204]);
    expect(structured?.['@graph'][0]).toMatchObject({ '@type': 'FinancialProduct' });
  });
});

it('samples are labelled in suggestions', async () => {
  const details = async () => {
    const response = await app.request('/api/suggest?vertical=e&q=spades');
    const { groups } = (await response.json()) as SuggestionAnswer;
    return groups.flatMap(({ rows }) => rows.map(({ href, detail }) => `${href} ${detail}`)).toSorted();
  };
  // The names for suggestions are loaded in steps after the start.
  await expect.poll(details).toEqual(['/e/coupon/101 Garden', '/e/coupon/105 Sample']);
});

it('samples make no claims: no check, no countdown long before the end, and an amount with its currency', async () => {
  const coupon = await page('/e/coupon/105');
  expect(coupon.text).toContain('$10 off');
  expect(coupon.text).not.toContain('Last checked');
  const deal = await page('/e/details/107');
  expect(deal.text).toContain('Ends on');
  expect(deal.html).not.toContain('role="timer"');
  expect((await page('/e/coupon/101')).html).toContain('role="timer"');
});

it('the amount that a card returns is described in words, not as a negative price', async () => {
  const compared = (await page('/e/cate/20?compare=201&compare=203')).text;
  expect(compared).toMatch(/>Rewards<.{1,200}>You gain \$/s);
  expect(compared).not.toMatch(/[-−]\$\d/);
  expect((await page('/e/cate/20')).text).toMatch(/>You gain<.{1,200}>\$[\d.,]+ a year</s);
  const nothingSpent = 'groceries=0&dining=0&travel=0&fuel=0&other=0';
  expect((await page(`/e/cate/20?${nothingSpent}`)).text).toMatch(/>You pay<.{1,200}>\$[\d.,]+ a year</s);
});

it('samples are labelled, not indexed, and not in structured data or the sitemap', async () => {
  const sample = await page('/e/coupon/105');
  expect(sample.text).toContain('is made up');
  expect(sample.html).toContain('<meta name="robots" content="noindex"/>');
  expect(sample.structured).toBeNull();
  const category = await page('/e/cate/10');
  expect(category.html).toMatch(/>Sample</);
  expect(JSON.stringify(category.structured)).not.toContain('/e/coupon/105');
  expect(JSON.stringify(category.structured)).toContain('/e/coupon/101');
  const sitemap = (await page('/sitemap.xml')).html;
  expect([sitemap.includes('/e/coupon/105'), sitemap.includes('/e/coupon/101')]).toEqual([false, true]);
});
