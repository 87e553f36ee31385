import { LRUCache } from 'lru-cache';
import { dayMs } from '../clock.ts';
import {
  ingressesWithin,
  quartersWithin,
  stationsWithin,
  type Ingress,
  type SkyEvent,
} from '../sky/events.server.ts';
import { halfLunationOf, unwrappedMoon } from '../sky/moon.server.ts';
import { longitudeOf, positionOf, type BodyName, type Position } from '../sky/positions.server.ts';
import { signOfLongitude } from '../sky/zodiac.ts';
import type { MoveName } from './library-format.ts';

/** The bodies that readings mention in addition to the Moon. */
export const spokenOf = [
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
] as const satisfies BodyName[];

export type SpokenOf = (typeof spokenOf)[number];

/** The input of the readings of one day, the same for all signs. */
export interface DaySky {
  /** Days since 1970-01-01. */
  day: number;
  moon: Position;
  planets: Readonly<Record<SpokenOf, Position>>;
  /** The Moon's unwrapped longitude (it continues past 360) at noon of this day and of the two days before. */
  moonWay: readonly [number, number, number];
  halfLunation: number;
  /** Days since the start of the half lunation. 0 on its first day. */
  dayOfHalf: number;
  /** The event that the reading of the day mentions, if there is one. */
  event?: SkyEvent;
  /**
   * How the body changes sign, if the event is a change of sign: it enters for the first time, returns after a
   * retrograde period, or moves back while retrograde.
   */
  moves?: MoveName;
}

/** Returns the positions of the Sun and the five planets at a moment. */
export const planetsAt = (moment: number): DaySky['planets'] => ({
  Sun: positionOf('Sun', moment),
  Mercury: positionOf('Mercury', moment),
  Venus: positionOf('Venus', moment),
  Mars: positionOf('Mars', moment),
  Jupiter: positionOf('Jupiter', moment),
  Saturn: positionOf('Saturn', moment),
});

/** A planet that enters a sign is returning if it was in that sign at most this many milliseconds earlier. */
const retreatMs = 100 * dayMs;

function moveOf({ body, at, sign, isRetrograde }: Ingress): MoveName {
  if (isRetrograde) return 'retreats';
  const before = Array.from({ length: retreatMs / dayMs }, (_, index) => at - (index + 1) * dayMs);
  const wasThere = before.some((moment) => signOfLongitude(longitudeOf(body, moment)) === sign);
  return wasThere ? 'returns' : 'enters';
}

function daysSinceHalfBegan(noon: number, halfLunation: number): number {
  let days = 0;
  while (days < 15 && halfLunationOf(noon - (days + 1) * dayMs) === halfLunation) days += 1;
  return days;
}

/**
 * Returns the main event of a day: a station of a planet, otherwise a phase of the Moon, otherwise a change of sign.
 * Among events of the same kind, returns the event of the slowest body.
 */
function eventOf(midnight: number): SkyEvent | undefined {
  const span = { from: midnight, to: midnight + dayMs };
  const slowFirst = spokenOf.toReversed();
  const found: SkyEvent[] = [
    ...slowFirst.flatMap((body) => (body === 'Sun' ? [] : stationsWithin(span, [body]))),
    ...quartersWithin(span),
    ...slowFirst.flatMap((body) => ingressesWithin(span, [body])),
  ];
  return found[0];
}

const cache = new LRUCache({ max: 100, memoMethod: computeDay });

/**
 * Returns the sky of a calendar day at noon UTC. `midnight` is 00:00 UTC of that day. Computing it takes about two
 * milliseconds, so it is cached for all twelve signs.
 */
export function skyOfDay(midnight: number): DaySky {
  return cache.memo(midnight);
}

function computeDay(midnight: number): DaySky {
  const noon = midnight + dayMs / 2;
  const halfLunation = halfLunationOf(noon);
  const event = eventOf(midnight);
  return {
    day: Math.round(midnight / dayMs),
    moon: positionOf('Moon', noon),
    planets: planetsAt(noon),
    moonWay: [unwrappedMoon(noon), unwrappedMoon(noon - dayMs), unwrappedMoon(noon - 2 * dayMs)],
    halfLunation,
    dayOfHalf: daysSinceHalfBegan(noon, halfLunation),
    ...(event && { event }),
    ...(event?.kind === 'ingress' && { moves: moveOf(event) }),
  };
}
