import { dayMs, dayStart } from '../clock.ts';
import { lunationOf } from '../sky/moon.server.ts';
import { modulo, signIndex, type SignSlug } from '../sky/zodiac.ts';
import { skyOfDay, spokenOf, type DaySky } from './day-sky.server.ts';
import { bodySlots, eventSlots, houseSlots } from './slots.server.ts';
import { eventTransit, positionTransit, type Transit } from './transits.server.ts';
import { pick, write, type Library, type Sentence } from './write.server.ts';

/*
 * How the selection keeps repetitions of a sentence apart:
 * - Moon, love, work, energy: nine sentences for each house of the Moon. The Moon visits each house of a sign once in
 *   27 days and stays for at most three noons. The number of the visit and of the noon select one of the nine
 *   sentences, so a sentence repeats after three visits (82 days). At any noon, the Moon is in a different house for
 *   each sign.
 * - Planet: 72 sentences, one per day in order. Each sign is six sentences ahead of the previous one.
 * - Closing: 48 sentences for the waxing half of the lunation and 48 for the waning half. A half lasts at most 16 days,
 *   so three lunations use all 48 (88 days). Each sign is four sentences ahead of the previous one.
 * - Events: sixteen sentences for each kind, one per day in order. Each sign is one sentence ahead of the previous one.
 *   The same sentence with the same body and sign repeats only in another season (`moves` distinguishes a return from
 *   an arrival). Phases have twelve sentences, one per lunation.
 */

export interface DailyReading {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Three or four sentences about the day. */
  general: string[];
  love: string;
  work: string;
  /** One sentence about energy and focus. */
  energy: string;
  /** Two or three reasons. The first is the position of the Moon. */
  reasons: Transit[];
}

/** A reading as sentences with their templates. */
export interface ComposedDay {
  general: Sentence[];
  love: Sentence;
  work: Sentence;
  energy: Sentence;
  reasons: Transit[];
}

function moonWalk(library: Library, sign: SignSlug, { moonWay, moon }: DaySky) {
  const [now, ...before] = moonWay.map((way) => Math.floor((way - 30 * signIndex(sign)) / 30));
  const stay = now ?? 0;
  const firstOther = before.findIndex((other) => other !== stay);
  const noon = firstOther === -1 ? before.length : firstOther;
  const step = modulo(Math.floor(stay / 12) * 3 + noon, 9);
  const slots = houseSlots(library, sign, moon.sign);
  // Multiplication by a number that is not divisible by 3 permutes the nine sentences.
  return (pools: readonly (readonly string[])[], multiplier: number) =>
    write(library, pick(pools, stay), step * multiplier, slots);
}

function planetOf(library: Library, sign: SignSlug, { day, planets }: DaySky) {
  const step = modulo(day + signIndex(sign) * 6, 72);
  const body = spokenOf[step % 6] ?? 'Sun';
  const position = planets[body];
  const pool = library.data.daily.planets[body];
  return {
    sentence: write(library, pool, Math.floor(step / 6), bodySlots(library, sign, position)),
    transit: positionTransit(sign, position),
  };
}

function eventPool({ data: { daily } }: Library, event: NonNullable<DaySky['event']>): readonly string[] {
  if (event.kind === 'ingress') return daily.ingress;
  if (event.kind === 'station') return event.turns === 'retrograde' ? daily.retrograde : daily.direct;
  return daily.phases[event.name as keyof typeof daily.phases];
}

function eventSentence(library: Library, sign: SignSlug, { event, day, moves }: DaySky): Sentence[] {
  if (!event) return [];
  const step = event.kind === 'phase' ? lunationOf(event.at + dayMs) : day;
  const slots = {
    ...eventSlots(library, sign, event),
    ...(moves && { moves: library.data.words.moves[moves] }),
  };
  return [write(library, eventPool(library, event), step + signIndex(sign), slots)];
}

function closing(library: Library, sign: SignSlug, { halfLunation, dayOfHalf }: DaySky): Sentence {
  const { waxing, waning } = library.data.daily;
  const pool = modulo(halfLunation, 2) === 0 ? waxing : waning;
  return write(library, pool, Math.floor(halfLunation / 2) * 16 + dayOfHalf + signIndex(sign) * 4, {});
}

/** Composes the reading of a sign from the sky of a day. */
export function composeDay(library: Library, sign: SignSlug, sky: DaySky): ComposedDay {
  const { daily } = library.data;
  const moon = moonWalk(library, sign, sky);
  const planet = planetOf(library, sign, sky);
  return {
    general: [
      moon(daily.moon, 1),
      planet.sentence,
      ...eventSentence(library, sign, sky),
      closing(library, sign, sky),
    ],
    love: moon(daily.love, 2),
    work: moon(daily.work, 4),
    energy: moon(daily.energy, 5),
    reasons: [
      positionTransit(sign, sky.moon),
      planet.transit,
      ...(sky.event ? [eventTransit(sign, sky.event)] : []),
    ],
  };
}

/** Returns the reading of a sign for a calendar day, or undefined if no such day exists between 1800 and 2200. */
export function dailyReading(library: Library, sign: SignSlug, date: string): DailyReading | undefined {
  const midnight = dayStart(date);
  if (midnight === undefined) return undefined;
  const { general, love, work, energy, reasons } = composeDay(library, sign, skyOfDay(midnight));
  return {
    date,
    general: general.map(({ text }) => text),
    love: love.text,
    work: work.text,
    energy: energy.text,
    reasons,
  };
}
