import { dayMs, dayStart } from '../clock.ts';
import { lunationOf } from '../sky/moon.server.ts';
import { modulo, signIndex, type SignSlug } from '../sky/zodiac.ts';
import { skyOfDay, spokenOf, type DaySky } from './day-sky.server.ts';
import { waningClosings, waxingClosings } from './library/daily-closings.ts';
import { energySentences } from './library/daily-energy.ts';
import {
  directSentences,
  ingressSentences,
  phaseSentences,
  retrogradeSentences,
} from './library/daily-events.ts';
import { loveSentences } from './library/daily-love.ts';
import { moonSentences } from './library/daily-moon.ts';
import { planetSentences } from './library/daily-planets.ts';
import { workSentences } from './library/daily-work.ts';
import {
  bodySlots,
  eventSlots,
  eventTransit,
  fill,
  houseSlots,
  pick,
  positionTransit,
  type Slots,
  type Transit,
} from './transits.server.ts';

/*
 * How repetitions of a sentence are kept apart, by construction:
 * - Moon, love, work, energy: nine sentences for each house of the Moon. A sign meets a house once in 27 days for at
 * most three noons. Visit and noon select one of the nine, so a sentence repeats after three visits (82 days). At one
 * noon the Moon is in a different house for each sign.
 * - Planet: 72 sentences, one after the other per day. Each sign is six sentences further.
 * - Closing: 48 for each half of the lunation, which lasts at most 16 days; three halves fill them (88 days). Each
 * sign is four sentences further.
 * - Events: sixteen for each kind, one after the other per day, each sign one further. The same words meet the same
 * body and sign again only in another season (`moves` distinguishes a return from an arrival). Phases: twelve, one
 * per lunation.
 */

/** One sentence: the template from the library with its slots, and the final text. */
export interface Sentence {
  skeleton: string;
  text: string;
}

export interface DailyReading {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Three or four sentences about the day. */
  general: string[];
  love: string;
  work: string;
  /** One sentence about energy and focus. */
  energy: string;
  /** One to three reasons. The position of the Moon is the first. */
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

const write = (skeleton: string, slots: Slots): Sentence => ({ skeleton, text: fill(skeleton, slots) });

function moonWalk(sign: SignSlug, { moonWay, moon }: DaySky) {
  const [now, ...before] = moonWay.map((way) => Math.floor((way - 30 * signIndex(sign)) / 30));
  const stay = now ?? 0;
  const firstOther = before.findIndex((other) => other !== stay);
  const noon = firstOther === -1 ? before.length : firstOther;
  const step = modulo(Math.floor(stay / 12) * 3 + noon, 9);
  const slots = houseSlots(sign, moon.sign);
  // A multiplier that is not divisible by 3 permutes the nine sentences.
  return (library: readonly (readonly string[])[], multiplier: number) =>
    write(pick(library[modulo(stay, 12)] ?? [], step * multiplier), slots);
}

function planetOf(sign: SignSlug, { day, planets }: DaySky) {
  const step = modulo(day + signIndex(sign) * 6, 72);
  const body = spokenOf[step % 6] ?? 'Sun';
  const position = planets[body];
  return {
    sentence: write(pick(planetSentences[body], Math.floor(step / 6)), bodySlots(sign, position)),
    transit: positionTransit(sign, position),
  };
}

function eventPool(event: NonNullable<DaySky['event']>): readonly string[] {
  if (event.kind === 'ingress') return ingressSentences;
  if (event.kind === 'station') return event.turns === 'retrograde' ? retrogradeSentences : directSentences;
  return phaseSentences[event.name as keyof typeof phaseSentences];
}

function eventSentence(sign: SignSlug, { event, day, moves = '' }: DaySky): Sentence[] {
  if (!event) return [];
  const step = event.kind === 'phase' ? lunationOf(event.at + dayMs) : day;
  const slots = { ...eventSlots(sign, event), moves };
  return [write(pick(eventPool(event), step + signIndex(sign)), slots)];
}

function closing(sign: SignSlug, { halfLunation, dayOfHalf }: DaySky): Sentence {
  const pool = modulo(halfLunation, 2) === 0 ? waxingClosings : waningClosings;
  return write(pick(pool, Math.floor(halfLunation / 2) * 16 + dayOfHalf + signIndex(sign) * 4), {});
}

/** Composes the reading of a sign from the sky of a day. */
export function composeDay(sign: SignSlug, sky: DaySky): ComposedDay {
  const moon = moonWalk(sign, sky);
  const planet = planetOf(sign, sky);
  return {
    general: [moon(moonSentences, 1), planet.sentence, ...eventSentence(sign, sky), closing(sign, sky)],
    love: moon(loveSentences, 2),
    work: moon(workSentences, 4),
    energy: moon(energySentences, 5),
    reasons: [
      positionTransit(sign, sky.moon),
      planet.transit,
      ...(sky.event ? [eventTransit(sign, sky.event)] : []),
    ],
  };
}

/** Returns the reading of a sign for a calendar day, or undefined if no such day exists between 1800 and 2200. */
export function dailyReading(sign: SignSlug, date: string): DailyReading | undefined {
  const midnight = dayStart(date);
  if (midnight === undefined) return undefined;
  const { general, love, work, energy, reasons } = composeDay(sign, skyOfDay(midnight));
  return {
    date,
    general: general.map(({ text }) => text),
    love: love.text,
    work: work.text,
    energy: energy.text,
    reasons,
  };
}
