import { z } from 'zod';
import { cleanLine, cleanText } from '#app/feeds/clean-text.server.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { phrase } from '#app/lib/phrase.ts';
import { shop } from '../vertical.ts';
import { readCsv } from './read-csv.server.ts';
import { readDate } from './read-date.ts';
import { readNetworks } from './read-networks.server.ts';
import type { OfferExt } from '../offer-ext.server.ts';

const text = (most: number) =>
  z
    .string({ error: phrase('text of at most {length} characters', { length: most }) })
    .max(most)
    .trim()
    .default('');
const filledAllowed = phrase('text that is not empty');
const filled = (most: number) =>
  z.string({ error: filledAllowed }).max(most).trim().min(1, { error: filledAllowed });

const addressAllowed = phrase('"" or an http or https address');
const address = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)], { error: addressAllowed })
  .default('');

const dateAllowed = phrase('"" or a date, such as 2027-03-31 or 2027-03-31T18:00:00Z');
const date = z
  .string({ error: dateAllowed })
  .trim()
  .refine((value) => value === '' || readDate(value, 'start') !== null, { error: dateAllowed })
  .default('');

const statuses = ['', 'active', 'new', 'updated', 'deleted', 'suspended', 'expired'] as const;
/** Reasons why ended coupons are not imported, by the state of the coupon. */
const ended: ReadonlyMap<string, string> = new Map([
  ['deleted', phrase('is deleted')],
  ['suspended', phrase('is suspended')],
  ['expired', phrase('is expired')],
]);

/** Imports coupons of affiliate networks from a CSV table, or from the networks' own JSON. */
export const couponsFeed = defineFeed({
  provider: 'coupons',
  name: 'Coupons',
  verticalId: shop.id,
  address: 'https://network.example/coupons.csv',
  idField: 'couponid',
  titleField: 'label',
  schema: z
    .object({
      couponid: filled(200),
      merchantname: filled(300),
      label: filled(300),
      description: text(20_000),
      restrictions: text(20_000),
      couponcode: text(100),
      discount: text(60),
      link: address,
      directlink: address,
      startdate: date,
      enddate: date,
      lastupdated: date,
      categories: text(2000),
      image: text(2000),
      status: z
        .string()
        .trim()
        .toLowerCase()
        .pipe(z.enum(statuses, { error: statuses.map((name) => JSON.stringify(name)).join(', ') }))
        .default(''),
      fields: z.literal('all', { error: phrase('a row with as many fields as the first line has') }),
    })
    .refine(({ startdate, enddate }) => isInOrder(startdate, enddate), {
      path: ['enddate'],
      error: phrase('a date that is not before startdate'),
    }),
  parse: (document) => (/^\s*[[{]/.test(document) ? readNetworks(document) : readCsv(document)),
  map(entry) {
    const refusal = ended.get(entry.status);
    if (refusal !== undefined) return { refusal };
    const merchant = cleanLine(entry.merchantname);
    const terms = cleanText(entry.restrictions)
      .split('\n')
      .map((line) => line.trim().slice(0, 1000))
      .filter((line) => line !== '');
    return {
      title: entry.label,
      intro: entry.description,
      sections: [],
      keywords: '',
      categories: entry.categories
        .split(entry.categories.includes('|') ? '|' : /[,;>]/)
        .filter((name) => name.trim() !== ''),
      image: entry.image,
      publishedAt: readDate(entry.startdate, 'start'),
      fields: { from: merchant, discount: entry.discount || discountIn(entry.label) },
      ext: {
        kind: 'coupon',
        merchant,
        merchant_url: entry.link || entry.directlink,
        code: cleanLine(entry.couponcode),
        terms: terms.slice(0, 40),
        starts_at: readDate(entry.startdate, 'start') ?? 0,
        ends_at: readDate(entry.enddate, 'end') ?? 0,
        verified_at: readDate(entry.lastupdated, 'start') ?? 0,
      } satisfies OfferExt,
    };
  },
  categories: {
    names: {
      home: 'Home and garden',
      'home & garden': 'Home and garden',
      garden: 'Home and garden',
      furniture: 'Home and garden',
      fashion: 'Clothing',
      apparel: 'Clothing',
      shoes: 'Clothing',
      'clothing & accessories': 'Clothing',
      hotels: 'Travel',
      flights: 'Travel',
      vacations: 'Travel',
      computers: 'Electronics',
      phones: 'Electronics',
      software: 'Electronics',
      food: 'Food and drink',
      'food & drink': 'Food and drink',
      groceries: 'Food and drink',
      restaurants: 'Food and drink',
      books: 'Books and play',
      toys: 'Books and play',
      'toys, kids & babies': 'Books and play',
      games: 'Books and play',
      hobbies: 'Books and play',
    },
    default: 'Home and garden',
  },
  paging: { kind: 'none' },
  isRolling: true,
  isAllOrNothing: true,
  neutralParameters: [],
  contentTypes: [...jsonContentTypes, 'text/csv', 'application/csv', 'application/vnd.ms-excel'],
});

function isInOrder(start: string, end: string): boolean {
  const [from, to] = [readDate(start, 'start'), readDate(end, 'end')];
  return from === null || to === null || from <= to;
}

/** Returns the first discount in a title, such as “15%” or “$10”, or "" if there is none. */
function discountIn(label: string): string {
  return /\d{1,9}(?:\.\d{1,9})?\s?%|[$€£]\s?\d{1,9}(?:[.,]\d{1,9})?/.exec(label)?.[0] ?? '';
}
