import { LRUCache } from 'lru-cache';
import { dateFormat } from '#app/messages/formats.ts';
import { dayMs, monthStart } from '../clock.ts';
import { cuspsOfYear, type Cusp } from '../sky/cusps.server.ts';
import { quartersWithin, stationsWithin, type Quarter, type Station } from '../sky/events.server.ts';
import { positionOf } from '../sky/positions.server.ts';
import { signIndex, type SignSlug } from '../sky/zodiac.ts';
import { planetsAt, spokenOf, type DaySky } from './day-sky.server.ts';
import type { LibraryFile } from './library-format.ts';
import { bodySlots, houseSlots } from './slots.server.ts';
import { eventTransit, positionTransit, type Transit } from './transits.server.ts';
import { write, type Library, type Sentence, type Slots } from './write.server.ts';

export interface MonthlyReading {
  /** `YYYY-MM`. */
  month: string;
  /** Eight sentences. */
  sentences: string[];
  reasons: Transit[];
}

/** The input of the readings of one month. */
export interface MonthSky {
  /** Months since January of the year 0. */
  month: number;
  /** The Sun at the start of the month, and the planets in the middle of it. */
  planets: DaySky['planets'];
  /** The Sun's change of sign in this month. */
  cusp: Cusp;
  /** The first new moon and the first full moon after the start of the month. */
  newMoon: Quarter;
  fullMoon: Quarter;
  station?: Station;
}

const cache = new LRUCache({ max: 30, memoMethod: computeMonth });

/**
 * Returns the sky of the month that starts at a midnight UTC. The result is cached, because all twelve signs use it.
 */
export function skyOfMonth(start: number): MonthSky {
  return cache.memo(start);
}

function computeMonth(start: number): MonthSky {
  const date = new Date(start);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const quarters = quartersWithin({ from: start, to: start + 32 * dayMs });
  const newMoon = quarters.find(({ name }) => name === 'new moon');
  const fullMoon = quarters.find(({ name }) => name === 'full moon');
  const cusp = cuspsOfYear(year)[month];
  if (!newMoon || !fullMoon || !cusp) throw new Error('A month without a new moon, a full moon or a cusp.');
  const [station] = stationsWithin(
    { from: start, to: Date.UTC(year, month + 1, 1) },
    spokenOf.filter((body) => body !== 'Sun'),
  );
  const planets = { ...planetsAt(start + 14.5 * dayMs), Sun: positionOf('Sun', start) };
  return { month: year * 12 + month, planets, cusp, newMoon, fullMoon, ...(station && { station }) };
}

/** Formats a day in words, such as `21 November`. */
const dayOf = ({ language }: Library, at: number): string =>
  dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);

function newMoonSlots(library: Library, sign: SignSlug, { at, sign: inSign }: Quarter): Slots {
  const { house, theme } = houseSlots(library, sign, inSign);
  return { newDate: dayOf(library, at), newHouse: house, newTheme: theme };
}

function fullMoonSlots(library: Library, sign: SignSlug, { at, sign: inSign }: Quarter): Slots {
  const { house, theme } = houseSlots(library, sign, inSign);
  return { fullDate: dayOf(library, at), fullHouse: house, fullTheme: theme };
}

function sunSlots(library: Library, sign: SignSlug, { planets, cusp }: MonthSky): Slots {
  const { house, theme } = houseSlots(library, sign, cusp.sign);
  return {
    ...bodySlots(library, sign, planets.Sun),
    sunDate: dayOf(library, cusp.at),
    nextHouse: house,
    nextTheme: theme,
  };
}

/**
 * Composes the reading of a sign for a month. There are thirteen sentences for each part, so a sentence repeats after
 * thirteen months (see `composeWeek`).
 */
export function composeMonth(library: Library, sign: SignSlug, sky: MonthSky): Sentence[] {
  const { planets, month } = sky;
  const writePart = (part: keyof LibraryFile['monthly'], stride: number, slots: Slots): Sentence =>
    write(library, library.data.monthly[part], month * stride + signIndex(sign), slots);
  const at = (body: keyof MonthSky['planets']) => bodySlots(library, sign, planets[body]);
  return [
    writePart('sun', 1, sunSlots(library, sign, sky)),
    writePart('newMoon', 4, newMoonSlots(library, sign, sky.newMoon)),
    writePart('fullMoon', 9, fullMoonSlots(library, sign, sky.fullMoon)),
    writePart('mercury', 2, at('Mercury')),
    writePart('venus', 7, at('Venus')),
    writePart('mars', 5, at('Mars')),
    writePart('slow', 10, at(month % 2 === 0 ? 'Saturn' : 'Jupiter')),
    writePart('closing', 6, {}),
  ];
}

/** Returns the reading of a sign for a month, or undefined if no such month exists between 1800 and 2200. */
export function monthlyReading(library: Library, sign: SignSlug, month: string): MonthlyReading | undefined {
  const start = monthStart(month);
  if (start === undefined) return undefined;
  const sky = skyOfMonth(start);
  return {
    month,
    sentences: composeMonth(library, sign, sky).map(({ text }) => text),
    reasons: [
      eventTransit(sign, sky.newMoon),
      eventTransit(sign, sky.fullMoon),
      sky.station ? eventTransit(sign, sky.station) : positionTransit(sign, sky.planets.Sun),
    ],
  };
}
