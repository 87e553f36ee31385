import { dayMs, monthStart } from '../clock.ts';
import { cuspsOfYear, type Cusp } from '../sky/cusps.server.ts';
import { quartersWithin, stationsWithin, type Quarter, type Station } from '../sky/events.server.ts';
import { positionOf } from '../sky/positions.server.ts';
import { houseOf, houseOrdinal, signIndex, type SignSlug } from '../sky/zodiac.ts';
import type { Sentence } from './daily.server.ts';
import { planetsAt, spokenOf, type DaySky } from './day-sky.server.ts';
import { houseThemes } from './library/houses.ts';
import { monthlySentences, type MonthlyPart } from './library/monthly.ts';
import {
  bodySlots,
  eventTransit,
  fill,
  pick,
  positionTransit,
  type Slots,
  type Transit,
} from './transits.server.ts';

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

const kept = new Map<number, MonthSky>();
const mostKept = 30;

/** Returns the sky of the month that starts at a midnight UTC. Cached for all twelve signs. */
export function skyOfMonth(start: number): MonthSky {
  const known = kept.get(start);
  if (known) return known;
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
  const sky = { month: year * 12 + month, planets, cusp, newMoon, fullMoon, ...(station && { station }) };
  if (kept.size >= mostKept) kept.clear();
  kept.set(start, sky);
  return sky;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function moonSlots(sign: SignSlug, { at, sign: inSign }: Quarter, name: 'new' | 'full'): Slots {
  const house = houseOf(sign, inSign);
  return {
    [`${name}Date`]: dateFormat.format(at),
    [`${name}House`]: houseOrdinal(house),
    [`${name}Theme`]: pick(houseThemes, house - 1),
  };
}

function sunSlots(sign: SignSlug, { planets, cusp }: MonthSky): Slots {
  const nextTheme = pick(houseThemes, houseOf(sign, cusp.sign) - 1);
  return { ...bodySlots(sign, planets.Sun), sunDate: dateFormat.format(cusp.at), nextTheme };
}

/**
 * Composes the reading of a sign for a month. There are thirteen sentences for each part, so that one repeats after
 * thirteen months (see `composeWeek`).
 */
export function composeMonth(sign: SignSlug, sky: MonthSky): Sentence[] {
  const write = (part: MonthlyPart, stride: number, slots: Slots): Sentence => {
    const skeleton = pick(monthlySentences[part], sky.month * stride + signIndex(sign));
    return { skeleton, text: fill(skeleton, slots) };
  };
  const { planets, month } = sky;
  return [
    write('sun', 1, sunSlots(sign, sky)),
    write('newMoon', 4, moonSlots(sign, sky.newMoon, 'new')),
    write('fullMoon', 9, moonSlots(sign, sky.fullMoon, 'full')),
    write('mercury', 2, bodySlots(sign, planets.Mercury)),
    write('venus', 7, bodySlots(sign, planets.Venus)),
    write('mars', 5, bodySlots(sign, planets.Mars)),
    write('slow', 10, bodySlots(sign, month % 2 === 0 ? planets.Saturn : planets.Jupiter)),
    write('closing', 6, {}),
  ];
}

/** Returns the reading of a sign for a month, or undefined if no such month exists between 1800 and 2200. */
export function monthlyReading(sign: SignSlug, month: string): MonthlyReading | undefined {
  const start = monthStart(month);
  if (start === undefined) return undefined;
  const sky = skyOfMonth(start);
  return {
    month,
    sentences: composeMonth(sign, sky).map(({ text }) => text),
    reasons: [
      eventTransit(sign, sky.newMoon),
      eventTransit(sign, sky.fullMoon),
      sky.station ? eventTransit(sign, sky.station) : positionTransit(sign, sky.planets.Sun),
    ],
  };
}
