import { expect, it } from 'vitest';
import { openBuiltInMessages } from '#app/messages/built-in.server.ts';
import { createLocalisation } from '#app/pages/localisation.ts';
import { english } from '#test/support/english.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import type { SignFields } from './sign-ext.server.ts';
import { starSignBlocks } from './blocks.server.ts';

const item = {
  id: 5,
  verticalId: 5,
  title: 'Leo',
  router: '',
  image: '',
  categoryIds: [],
  fields: { slug: 'leo', dates: '23 July to 22 August', element: 'fire', modality: 'fixed' },
};

/** Returns the context of a page at a moment, and the list of the expiry times that blocks set for the page. */
function pageAt(now: number, timeZone = 'Europe/Berlin', localisation = english) {
  const ends: number[] = [];
  const context = {
    ...localisation,
    now,
    item,
    verticalId: 5,
    address: '/star_sign',
    snapshot: { settings: { timeZone, languages: ['en'] }, media: new Map() },
    catalogue: { items: [item], categoryById: new Map() },
    endAt: (moment: number) => ends.push(moment),
  } as unknown as PageContext<SignFields>;
  return { context, ends };
}

const now = Date.UTC(2026, 10, 21, 22, 10);

it('readings are those of the site’s day and expire with it', async () => {
  const { context, ends } = pageAt(now);
  const data = await starSignBlocks.signReadings.load(context, {}).data;
  expect(data?.periods.map(({ span }) => span.replaceAll(/\s/g, ' '))).toEqual([
    'Saturday 21 November',
    '16 – 22 November',
    'November 2026',
  ]);
  expect(Math.min(...ends)).toBe(Date.UTC(2026, 10, 21, 23));
  const after = pageAt(Date.UTC(2026, 10, 21, 23));
  const next = await starSignBlocks.signReadings.load(after.context, {}).data;
  expect(next?.periods[0]?.span).toBe('Sunday 22 November');
  expect(next?.periods[0]?.text).not.toEqual(data?.periods[0]?.text);
  expect(Math.min(...after.ends)).toBe(Date.UTC(2026, 10, 22, 23));
});

it('the wheel expires at the end of the hour or of the day, whichever is first', async () => {
  const { context, ends } = pageAt(Date.UTC(2026, 10, 21, 9, 10), 'Asia/Kolkata');
  const data = await starSignBlocks.zodiac.load(context, {}).data;
  expect(data?.heading).toBe('The sky on 21 November');
  expect(Math.min(...ends)).toBe(Date.UTC(2026, 10, 21, 10));
  const late = pageAt(Date.UTC(2026, 10, 21, 18, 10), 'Asia/Kolkata');
  await starSignBlocks.zodiac.load(late.context, {}).data;
  expect(Math.min(...late.ends)).toBe(Date.UTC(2026, 10, 21, 18, 30));
});

it('the list of the next events expires at the first event', async () => {
  const { context, ends } = pageAt(Date.UTC(2026, 10, 22, 7, 5));
  const data = await starSignBlocks.sky.load(context, {}).data;
  expect(data?.events[0]?.text).toBe('Sun enters Sagittarius');
  expect(Math.min(...ends)).toBe(Date.parse(data?.events[0]?.iso ?? ''));
});

it('an item that is not one of the twelve has a header but no readings', async () => {
  const { context } = pageAt(now);
  const other = { ...context, item: { ...item, fields: { slug: '' } } } as unknown as PageContext<SignFields>;
  expect(await starSignBlocks.signReadings.load(other, {}).data).toBeNull();
  expect(await starSignBlocks.signMatches.load(other, {}).data).toBeNull();
});

/** Loads the readings of a page in a language. */
async function readingsIn(language: string) {
  const { context } = pageAt(now, 'UTC', createLocalisation(messages.source(language, 'UTC')));
  return starSignBlocks.signReadings.load(context, {}).data;
}
const messages = openBuiltInMessages([]);

it('readings are those of the page’s language, and say so if it has none', async () => {
  const [original, german, invented] = await Promise.all(['en', 'de', 'xx'].map(readingsIn));
  expect([original?.language, german?.language, invented?.language]).toEqual(['en', 'de', 'en']);
  expect(german?.periods[0]?.text).toMatch(/ (?:der|die|das|dein|deine|und) /);
  expect(german?.periods[0]?.text).not.toBe(original?.periods[0]?.text);
  expect(invented?.periods.map(({ text }) => text)).toEqual(original?.periods.map(({ text }) => text));
});
