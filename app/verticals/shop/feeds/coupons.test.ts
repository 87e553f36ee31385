import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inEnglish, phrase } from '#app/lib/phrase.ts';
import { describe, expect, it } from 'vitest';
import { readEntries } from '#app/feeds/read-entries.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { couponsFeed } from './coupons.server.ts';
import { readDate } from './read-date.ts';

const rules = registry.verticals.get(4)!;
const read = (text: string) =>
  readEntries([couponsFeed.parse(text)], { feed: couponsFeed, rules, ownOrigins: new Set() });

const header =
  'Coupon ID,Merchant Name,Label,Restrictions,Coupon Code,Link,Start Date,End Date,Categories,Status';
const row = (id: string, fields: Partial<Record<'label' | 'end' | 'status' | 'link', string>> = {}) =>
  [
    id,
    'Fern & Trowel',
    fields.label ?? '15% off spades',
    '"Over 40 only.\nNot with other codes."',
    'GREEN15',
    fields.link ?? 'https://fern.example/',
    '2026-01-01',
    fields.end ?? '2029-03-31',
    'Garden',
    fields.status ?? 'active',
  ].join(',');

describe('a table of coupons', () => {
  it('becomes coupons with their dates, terms and code', () => {
    const { items, bad } = read([header, row('a1')].join('\n'));
    expect(bad).toEqual([]);
    expect(items).toMatchObject([
      {
        providerId: 'a1',
        place: phrase('line {line}', { line: 2 }),
        title: '15% off spades',
        from: 'Fern & Trowel',
        discount: '15%',
        categories: ['Garden'],
        ext: {
          kind: 'coupon',
          merchant: 'Fern & Trowel',
          code: 'GREEN15',
          terms: ['Over 40 only.', 'Not with other codes.'],
          starts_at: Date.UTC(2026, 0, 1) / 1000,
          ends_at: Date.UTC(2029, 3, 1) / 1000 - 1,
        },
      },
    ]);
  });

  it('reports the line of each bad row, even after rows with several lines, and reads the others', () => {
    const text = [
      header,
      row('a1'),
      row('a2', { end: '31.12.2029' }),
      row('', { label: 'No id' }),
      '',
      'a3,only,three',
      row('a4', { link: 'javascript:alert(1)' }),
      row('a5', { end: '2025-12-31' }),
      row('a6', { status: 'perhaps' }),
      row('a7'),
    ].join('\r\n');
    const { items, bad } = read(text);
    expect(items.map(({ providerId, place }) => [providerId, inEnglish(place)])).toEqual([
      ['a1', 'line 2'],
      ['a7', 'line 16'],
    ]);
    expect(bad.map(({ path: where }) => where)).toEqual([
      'line 4, enddate',
      'line 6, couponid',
      'line 9, fields',
      'line 10, link',
      'line 12, enddate',
      'line 14, status',
    ]);
    expect(bad[0]).toMatchObject({ problem: 'is the text "31.12.2029"' });
  });

  it('is refused with the line number if quotes do not match', () => {
    expect(() => read([header, row('a1'), 'a2,"broken"quote,x,,,,,,,'].join('\n'))).toThrow(
      /line 4: .*quotes/,
    );
    expect(() => read([header, 'a1,"open,x,,,,,,,'].join('\n'))).toThrow(/quotes/);
  });

  it('accepts semicolons, and refuses other documents', () => {
    const semicolons = [header, row('a1')].join('\n').replaceAll(',', ';');
    expect(read(semicolons).items).toHaveLength(1);
    expect(() => read('a,b,c\n1,2,3')).toThrow(/line 1.*couponid/s);
    expect(() => read('')).toThrow(/line 1/);
  });

  it('does not import offers that the network has stopped', () => {
    const { items, refused } = read([header, row('a1', { status: 'Suspended' })].join('\n'));
    expect(items).toEqual([]);
    const place = phrase('line {line}', { line: 2 });
    expect(refused).toMatchObject([{ place, providerId: 'a1', reason: 'is suspended' }]);
  });
});

describe('the answers of networks', () => {
  const folder = process.env.PORTICO_SAMPLES ?? '';

  it.skipIf(folder === '').each([
    ['admitad.coupons.json', ['Full name']],
    [
      'accesstrade.promos.json',
      ['Agoda Promo Code - Book Up To 80% OFF', 'Agoda Promo Code - Book Up To 30% OFF'],
    ],
    ['impact.promotion.json', ['Save 40% on Anvils with ACME Christmas']],
  ])('%s is read', async (name, titles) => {
    const { items, bad, refused } = read(await readFile(path.join(folder, 'coupons', name), 'utf8'));
    expect([bad, refused]).toEqual([[], []]);
    expect(items.map(({ title }) => title)).toEqual(titles);
  });

  it('are distinguished by their fields, and faults name the path', () => {
    const awin = {
      data: [
        {
          promotionId: 7,
          advertiser: { id: 1, name: 'Sit & Sigh' },
          title: 'Free lampshade',
          terms: 'One each.',
          startDate: '2026-01-01T00:00:00',
          endDate: '2027-01-01T00:00:00+02:00',
          urlTracking: 'https://awin.example/go',
          voucher: { code: 'SIT', exclusive: false },
        },
        { promotionId: 8, advertiser: { name: 'Sit & Sigh' }, title: 'Chair', endDate: 'soon' },
      ],
    };
    const { items, bad } = read(JSON.stringify(awin));
    expect(items).toMatchObject([
      { providerId: '7', ext: { code: 'SIT', merchant: 'Sit & Sigh', ends_at: 1_798_754_400 } },
    ]);
    expect(bad.map(({ path: where }) => where)).toEqual(['data[1].enddate']);
    expect(() => read('{"filters": {"advertiserIds": [1]}}')).toThrow();
    expect(() => read('[{"x": 1}]')).toThrow();
  });
});

it.each([
  ['2029-03-31', 'start', Date.UTC(2029, 2, 31)],
  ['2029-03-31', 'end', Date.UTC(2029, 3, 1) - 1000],
  ['2024-05-31T23:59:00', 'end', Date.UTC(2024, 4, 31, 23, 59)],
  ['2024-05-31 23:59', 'end', Date.UTC(2024, 4, 31, 23, 59)],
  ['2021-09-22T01:00:00.000Z', 'start', Date.UTC(2021, 8, 22, 1)],
  ['2021-09-22T01:00:00+0200', 'start', Date.UTC(2021, 8, 21, 23)],
  ['2027-02-29', 'start', null],
  ['2027-13-01', 'start', null],
  ['31.12.2027', 'end', null],
  ['', 'end', null],
] as const)('reads the date %s as %s', (text, edge, milliseconds) => {
  expect(readDate(text, edge)).toBe(milliseconds === null ? null : milliseconds / 1000);
});
