import fc from 'fast-check';
import { expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { sentenceLibraries } from './composed-texts.server.ts';
import { shortDates } from './signs.server.ts';
import { describeEvent, describeSky, describeTransit } from './sky-text.server.ts';
import { degreeText, hourSky, skyToday } from './sky-today.server.ts';
import { dailyReading } from './readings/daily.server.ts';
import { formatMoment, formatWeek, zoneName } from './moment-text.server.ts';

const t = english.messages('star-sign');
const now = Date.UTC(2026, 10, 21, 13, 25);

it('shows ten bodies with the signs of their longitudes', () => {
  const { rows, asOf } = skyToday(now, 'Europe/Berlin', english);
  expect(asOf).toBe('14:00');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatchObject({ body: 'Sun', sign: 'scorpio', isRetrograde: false });
  expect(rows[0]?.degree).toMatch(/^29°\d\d′$/);
});

it('describes the positions of the Sun and the Moon', () => {
  expect(describeSky(t, hourSky(now))).toMatch(
    /^The Sun is in its last days in Scorpio; the Moon, a waxing gibbous, \d+% lit, is in \w+\.$/,
  );
});

it('lists the next events in order without past ones, and expires at the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }), (moment) => {
      const { events, endsAt } = skyToday(moment, 'UTC', english);
      const times = events.map(({ iso }) => Date.parse(iso));
      expect(events.length).toBeGreaterThanOrEqual(6);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBe(endsAt);
      expect(endsAt).toBeGreaterThan(moment);
      expect(events.some(({ body }) => body === 'Moon')).toBe(true);
    }),
    { numRuns: 10 },
  );
});

it('truncates degrees to minutes and never rounds up to the next sign', () => {
  expect(degreeText(29.9999)).toBe('29°59′');
  expect(degreeText(0)).toBe('0°00′');
  expect(degreeText(14.55)).toBe('14°33′');
});

it('describes events in words', () => {
  const at = now;
  expect(
    describeEvent(english, {
      kind: 'ingress',
      body: 'Mercury',
      at,
      from: 'aries',
      sign: 'pisces',
      isRetrograde: true,
    }),
  ).toBe('Mercury goes back into Pisces');
  expect(
    describeEvent(english, {
      kind: 'station',
      body: 'Saturn',
      at,
      turns: 'direct',
      sign: 'aries',
      degree: 7.9,
    }),
  ).toBe('Saturn turns direct in Aries, 7°');
  expect(describeEvent(english, { kind: 'phase', at, name: 'full moon', sign: 'gemini', degree: 2.3 })).toBe(
    'Full moon in Gemini, 2°',
  );
});

it('describes what a reading is based on', () => {
  const texts = (sign: 'aries' | 'leo', date: string) =>
    dailyReading(sentenceLibraries.find('en', []), sign, date)?.reasons.map((reason) =>
      describeTransit(t, reason),
    );
  expect(texts('aries', '2026-11-21')?.[0]).toBe('Moon in Aries, your first house');
  expect(texts('leo', '2025-03-15')).toContain('Mercury turns retrograde in Aries, your ninth house');
  expect(texts('leo', '2025-03-20')).toContain('Sun enters Aries, your ninth house');
  expect(texts('leo', '2025-03-14')).toContain('Full moon in Virgo, your second house');
});

it.each([
  ['en', '23 July to 22 August', '23 Jul – 22 Aug'],
  ['en', '21 May to 20 June', '21 May – 20 Jun'],
  ['de', '23. September bis 22. Oktober', '23. Sept. – 22. Okt.'],
  ['es', 'Del 23 de julio al 22 de agosto', '23 de jul – 22 de ago'],
  ['pl', 'od 21 marca do 19 kwietnia', '21 mar – 19 kwi'],
  ['ja', '3月21日〜4月19日', '3月21日〜4月19日'],
])('shortens dates for cards (%s)', (language, dates, short) => {
  expect(shortDates(dates, language)).toBe(short);
});

it('formats moments, weeks and time zones', () => {
  expect(formatMoment(english.formats, now, 'fullMoment', 'UTC')).toBe('21 Nov 2026, 13:25');
  expect(formatWeek(english.formats, Date.UTC(2026, 10, 16))).toMatch(/^16\s–\s22 November$/);
  expect(formatWeek(english.formats, Date.UTC(2026, 10, 30))).toMatch(/^30 November\s–\s6 December$/);
  expect(zoneName(english, 'America/New_York')).toBe('New York time');
  expect(zoneName(english, 'Etc/UTC')).toBe('UTC');
});
