import { LRUCache } from 'lru-cache';
import { dayMs, weekStart } from '../clock.ts';
import { ingressesWithin, quartersWithin, stationsWithin, type SkyEvent } from '../sky/events.server.ts';
import { moonLightAt } from '../sky/moon.server.ts';
import { longitudeOf, positionOf, type Position } from '../sky/positions.server.ts';
import { houseOf, signIndex, signOfLongitude, type SignSlug } from '../sky/zodiac.ts';
import { planetsAt, spokenOf, type DaySky } from './day-sky.server.ts';
import type { LibraryFile, MomentName } from './library-format.ts';
import { bodySlots, houseSlots } from './slots.server.ts';
import { eventTransit, positionTransit, type Transit } from './transits.server.ts';
import { pick, write, type Library, type Sentence, type Slots } from './write.server.ts';

export interface WeeklyReading {
  /** ISO week, `YYYY-Www`. */
  week: string;
  /** 00:00 UTC on the week's Monday and Sunday, in Unix milliseconds. */
  from: number;
  to: number;
  /** Seven sentences. */
  sentences: string[];
  reasons: Transit[];
}

/** The input of the readings of one week. */
export interface WeekSky {
  /** Weeks since Monday, 1969-12-29. */
  week: number;
  planets: DaySky['planets'];
  /** The Moon on Thursday at noon UTC. */
  moon: Position;
  isWaxing: boolean;
  /** The new or full moon of the week, otherwise its quarter. Absent in a week without a phase. */
  phase?: SkyEvent & { kind: 'phase' };
  /**
   * The first station in the week, otherwise the first change of sign. The Moon's changes of sign do not count. Absent
   * if there is no such event.
   */
  event?: SkyEvent;
  /** The Moon's sign at noon UTC, Monday to Sunday. */
  moonSigns: readonly SignSlug[];
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

const cache = new LRUCache({ max: 60, memoMethod: computeWeek });

/**
 * Returns the sky of the week that starts on a Monday at 00:00 UTC. Positions are those of Thursday at noon UTC. The
 * result is cached, because all twelve signs use it.
 */
export function skyOfWeek(monday: number): WeekSky {
  return cache.memo(monday);
}

function computeWeek(monday: number): WeekSky {
  const span = { from: monday, to: monday + 7 * dayMs };
  const middle = monday + 3.5 * dayMs;
  const quarters = quartersWithin(span);
  const phase = quarters.find(({ name }) => name === 'new moon' || name === 'full moon') ?? quarters[0];
  const [event] = [
    ...stationsWithin(
      span,
      spokenOf.filter((body) => body !== 'Sun'),
    ),
    ...ingressesWithin(span, spokenOf),
  ];
  return {
    week: Math.round((monday / dayMs + 3) / 7),
    planets: planetsAt(middle),
    moon: positionOf('Moon', middle),
    isWaxing: moonLightAt(middle).isWaxing,
    ...(phase && { phase }),
    ...(event && { event }),
    moonSigns: weekdays.map((day) => signOfLongitude(longitudeOf('Moon', monday + day * dayMs + dayMs / 2))),
  };
}

/**
 * Houses in which the Moon is favourable for a sign, the best first. In every week, the Moon is in at least one of
 * these houses.
 */
const goodHouses = [1, 5, 9, 11, 3, 7] as const;

/** Returns the most favourable day of a week. 0 is Monday. */
function goodDay(sign: SignSlug, moonSigns: readonly SignSlug[]): number {
  const houses = moonSigns.map((inSign) => houseOf(sign, inSign));
  const best = goodHouses.find((house) => houses.includes(house));
  const day = houses.findIndex((house) => house === best);
  return day < 0 ? 6 : day;
}

function moonSlots(library: Library, sign: SignSlug, { phase, moon, isWaxing }: WeekSky): Slots {
  const { words } = library.data;
  const { house, theme } = houseSlots(library, sign, phase?.sign ?? moon.sign);
  const name = phase?.name ?? (isWaxing ? 'waxing' : 'waning');
  return {
    moonMoment: words.moments[name as MomentName],
    ...(phase && { weekday: pick(words.weekdays, new Date(phase.at).getUTCDay() - 1) }),
    moonHouse: house,
    moonTheme: theme,
  };
}

/**
 * Composes the reading of a sign for a week. Each part has thirteen sentences. From one week to the next, the index of
 * a part's sentence advances by a stride that has no common factor with thirteen. A sign therefore repeats a sentence
 * after thirteen weeks at the earliest. Each sign is one sentence ahead of the previous one, so signs have different
 * sentences in the same week. Jupiter and Saturn alternate.
 */
export function composeWeek(library: Library, sign: SignSlug, sky: WeekSky): Sentence[] {
  const { planets, week, moonSigns } = sky;
  const writePart = (part: keyof LibraryFile['weekly'], stride: number, slots: Slots): Sentence =>
    write(library, library.data.weekly[part], week * stride + signIndex(sign), slots);
  const at = (body: keyof WeekSky['planets']) => bodySlots(library, sign, planets[body]);
  const slow = week % 2 === 0 ? 'Jupiter' : 'Saturn';
  return [
    writePart('sun', 1, at('Sun')),
    writePart('moon', 5, moonSlots(library, sign, sky)),
    writePart('mercury', 3, at('Mercury')),
    writePart('venus', 8, at('Venus')),
    writePart('mars', 11, at('Mars')),
    writePart(slow === 'Jupiter' ? 'jupiter' : 'saturn', 4, at(slow)),
    writePart('closing', 6, { day: pick(library.data.words.weekdays, goodDay(sign, moonSigns)) }),
  ];
}

/** Returns the reading of a sign for an ISO week, or undefined if no such week exists between 1800 and 2200. */
export function weeklyReading(library: Library, sign: SignSlug, week: string): WeeklyReading | undefined {
  const monday = weekStart(week);
  if (monday === undefined) return undefined;
  const sky = skyOfWeek(monday);
  return {
    week,
    from: monday,
    to: monday + 6 * dayMs,
    sentences: composeWeek(library, sign, sky).map(({ text }) => text),
    reasons: [
      positionTransit(sign, sky.planets.Sun),
      sky.phase ? eventTransit(sign, sky.phase) : positionTransit(sign, sky.moon),
      sky.event ? eventTransit(sign, sky.event) : positionTransit(sign, sky.planets.Venus),
    ],
  };
}
