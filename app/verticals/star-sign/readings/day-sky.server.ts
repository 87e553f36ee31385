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

/** The bodies that readings speak of beside the Moon. */
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
  /** The Moon's longitude at noon, counted on over 360, of this day and the two before. */
  moonWay: readonly [number, number, number];
  halfLunation: number;
  /** Days since that half lunation began, 0 on its first. */
  dayOfHalf: number;
  /** The event of the day that is told, if there is one. */
  event?: SkyEvent;
  /** How a change of sign is put: for the first time, again after a retreat, or in retreat. */
  moves?: string;
}

/** The six planets (and the Sun) at a moment. */
export const planetsAt = (moment: number): DaySky['planets'] => ({
  Sun: positionOf('Sun', moment),
  Mercury: positionOf('Mercury', moment),
  Venus: positionOf('Venus', moment),
  Mars: positionOf('Mars', moment),
  Jupiter: positionOf('Jupiter', moment),
  Saturn: positionOf('Saturn', moment),
});

/** A planet that was in the sign it enters within this time comes back to it. */
const retreatMs = 100 * dayMs;

function movesText({ body, at, sign, isRetrograde }: Ingress): string {
  if (isRetrograde) return 'slips back into';
  const before = Array.from({ length: retreatMs / dayMs }, (_, index) => at - (index + 1) * dayMs);
  const wasThere = before.some((moment) => signOfLongitude(longitudeOf(body, moment)) === sign);
  return wasThere ? 'returns to' : 'enters';
}

function daysSinceHalfBegan(noon: number, halfLunation: number): number {
  let days = 0;
  while (days < 15 && halfLunationOf(noon - (days + 1) * dayMs) === halfLunation) days += 1;
  return days;
}

/**
 * Returns the main event of a day: a station of a planet, otherwise a phase of the Moon, otherwise a change of sign.
 * Slow planets come first.
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

const kept = new Map<number, DaySky>();
const mostKept = 100;

/**
 * The sky of a calendar day, as of noon UTC, from midnight UTC of it. Takes some two milliseconds and is kept for all
 * twelve signs.
 */
export function skyOfDay(midnight: number): DaySky {
  const known = kept.get(midnight);
  if (known) return known;
  const noon = midnight + dayMs / 2;
  const halfLunation = halfLunationOf(noon);
  const event = eventOf(midnight);
  const sky: DaySky = {
    day: Math.round(midnight / dayMs),
    moon: positionOf('Moon', noon),
    planets: planetsAt(noon),
    moonWay: [unwrappedMoon(noon), unwrappedMoon(noon - dayMs), unwrappedMoon(noon - 2 * dayMs)],
    halfLunation,
    dayOfHalf: daysSinceHalfBegan(noon, halfLunation),
    ...(event && { event }),
    ...(event?.kind === 'ingress' && { moves: movesText(event) }),
  };
  if (kept.size >= mostKept) kept.clear();
  kept.set(midnight, sky);
  return sky;
}
