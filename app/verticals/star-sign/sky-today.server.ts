import { dayMs } from './clock.ts';
import { placeOnWheel } from './drawing/wheel-places.server.ts';
import { momentWords } from './moment-text.server.ts';
import { eventsInSteps, eventsWithin, ingressesWithin, type SkyEvent } from './sky/events.server.ts';
import { moonLightAt, type MoonLight } from './sky/moon.server.ts';
import { bodies, positionOf, positionsAt, type BodyName, type Position } from './sky/positions.server.ts';
import { signName, type SignSlug } from './sky/zodiac.ts';

const hourMs = 3_600_000;
const reachedDays = 32;
const mostEvents = 8;

/** A row of the list of today’s sky. */
export interface SkyRow {
  body: BodyName;
  sign: SignSlug;
  signName: string;
  /** Degrees and minutes within the sign, such as `14°32′`. */
  degree: string;
  isRetrograde: boolean;
}

/** The sky of an hour in the form that drawings need. */
export interface HourSky {
  positions: readonly Position[];
  light: MoonLight;
  /** The full hour for which the positions were computed. */
  at: number;
  /** When the positions have to be computed again. */
  endsAt: number;
}

const kept: { sky?: HourSky } = {};

/** Returns the sky of the full hour before a moment. Computes it once per hour. */
export function hourSky(now: number): HourSky {
  const at = Math.floor(now / hourMs) * hourMs;
  if (kept.sky?.at === at) return kept.sky;
  const sky = { positions: positionsAt(at), light: moonLightAt(at), at, endsAt: at + hourMs };
  kept.sky = sky;
  return sky;
}

/** Computes the sky that the first page of a day needs, one body per step. */
export function* prepareSky(now: number): Generator<void> {
  for (const body of bodies) {
    // The first computation of a body parses its series of terms and takes ten times as long as later ones.
    positionOf(body, now);
    yield;
  }
  hourSky(now);
  yield;
  yield* eventsInSteps(reachedFrom(now));
}

/**
 * Formats the degrees within a sign. Truncates to minutes of arc, because a planet at 29°59′59″ is still in the sign.
 */
export function degreeText(degree: number): string {
  const minutes = Math.floor(degree * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

const percent = (fraction: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'percent' }).format(fraction);

/** Returns the data of the wheel. */
export const wheelOf = ({ positions, light }: HourSky) => ({
  bodies: placeOnWheel(positions),
  moon: moonOf(light),
});

function moonOf({ fraction, isWaxing, name }: MoonLight) {
  return { fraction: Math.round(fraction * 1000) / 1000, isWaxing, name, percent: percent(fraction) };
}

function sunWords(degree: number): string {
  if (degree < 4) return 'has just entered';
  if (degree < 12) return 'is in its first days in';
  if (degree < 22) return 'is halfway through';
  return 'is in its last days in';
}

/** Describes the sky in one sentence: the positions of the Sun and the Moon. */
export function skySentence({ positions, light }: HourSky): string {
  const sun = positions.find(({ body }) => body === 'Sun');
  const moon = positions.find(({ body }) => body === 'Moon');
  if (!sun || !moon) return '';
  const moonWords = `${/^(?:new|full)/.test(light.name) ? '' : 'a '}${light.name}`;
  return `The Sun ${sunWords(sun.degree)} ${signName(sun.sign)}; the Moon, ${moonWords}, ${percent(light.fraction)} lit, is in ${signName(moon.sign)}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes an event in plain words. */
export function eventWords(event: SkyEvent): string {
  if (event.kind === 'ingress')
    return `${event.body} ${event.isRetrograde ? 'goes back into' : 'enters'} ${signName(event.sign)}`;
  const place = `${signName(event.sign)}, ${Math.floor(event.degree)}°`;
  return event.kind === 'phase'
    ? `${capital(event.name)} in ${place}`
    : `${event.body} turns ${event.turns} in ${place}`;
}

/** Returns the period of whole days in which to look for events. */
function reachedFrom(now: number): { from: number; to: number } {
  const today = Math.floor(now / dayMs) * dayMs;
  return { from: today, to: today + reachedDays * dayMs };
}

/** Returns the next events, including the Moon’s next change of sign. */
function nextEvents(now: number): SkyEvent[] {
  const reached = reachedFrom(now);
  const moves = ingressesWithin({ from: reached.from, to: reached.from + 4 * dayMs }, ['Moon']).filter(
    ({ at }) => at > now,
  );
  const events = eventsWithin(reached);
  return [...moves.slice(0, 1), ...events.filter(({ at }) => at > now)]
    .sort((a, b) => a.at - b.at)
    .slice(0, mostEvents);
}

/** Returns the data of the panel of today’s sky, with times in a time zone. */
export function skyToday(now: number, timeZone: string) {
  const { positions, light, at } = hourSky(now);
  const events = nextEvents(now);
  return {
    asOf: momentWords(at, 'time', timeZone),
    rows: positions.map(({ body, sign, degree, isRetrograde }): SkyRow => ({
      body,
      sign,
      signName: signName(sign),
      degree: degreeText(degree),
      isRetrograde,
    })),
    moon: {
      ...moonOf(light),
      nextNew: momentWords(light.nextNew, 'moment', timeZone),
      nextFull: momentWords(light.nextFull, 'moment', timeZone),
    },
    events: events.map((event) => ({
      body: event.kind === 'phase' ? ('Moon' as const) : event.body,
      text: eventWords(event),
      at: momentWords(event.at, 'moment', timeZone),
      iso: new Date(event.at).toISOString(),
    })),
    /** The time of the first event. */
    endsAt: events[0]?.at ?? Number.POSITIVE_INFINITY,
  };
}
