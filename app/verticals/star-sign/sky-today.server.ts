import type { Messages } from '#app/messages/use-messages.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { dayMs } from './clock.ts';
import { placeOnWheel } from './drawing/wheel-positions.server.ts';
import { formatMoment } from './moment-text.server.ts';
import { eventsInSteps, eventsWithin, ingressesWithin, type SkyEvent } from './sky/events.server.ts';
import { moonLightAt, type MoonLight } from './sky/moon.server.ts';
import { bodies, positionOf, positionsAt, type BodyName } from './sky/positions.server.ts';
import { describeEvent, phaseLabel, type HourSky } from './sky-text.server.ts';
import type { SignSlug } from './sky/zodiac.ts';

const hourMs = 3_600_000;
const reachedDays = 32;
const maxEvents = 8;

/** A row of the list of today’s sky. */
export interface SkyRow {
  body: BodyName;
  name: string;
  sign: SignSlug;
  signName: string;
  /** Degrees and minutes within the sign, such as `14°32′`. */
  degree: string;
  isRetrograde: boolean;
}

const kept: { sky?: HourSky } = {};

/** Returns the sky at the start of the hour that contains a moment. Computes it once per hour. */
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

/** Returns the data of the wheel. */
export function wheelOf({ positions, light }: HourSky, t: Messages<'star-sign'>) {
  return {
    bodies: placeOnWheel(positions, (body) => t('body.name', { body })),
    moon: moonOf(light),
  };
}

/** Returns the data for drawing the lit part of the Moon. */
function moonOf({ fraction, isWaxing }: MoonLight) {
  return { fraction: Math.round(fraction * 1000) / 1000, isWaxing };
}

/** Returns the period of whole days in which to look for events. */
function reachedFrom(now: number): { from: number; to: number } {
  const today = Math.floor(now / dayMs) * dayMs;
  return { from: today, to: today + reachedDays * dayMs };
}

/** Returns the next events. Of the Moon’s changes of sign, only the next one is included. */
function nextEvents(now: number): SkyEvent[] {
  const reached = reachedFrom(now);
  const moves = ingressesWithin({ from: reached.from, to: reached.from + 4 * dayMs }, ['Moon']).filter(
    ({ at }) => at > now,
  );
  const events = eventsWithin(reached);
  return [...moves.slice(0, 1), ...events.filter(({ at }) => at > now)]
    .sort((a, b) => a.at - b.at)
    .slice(0, maxEvents);
}

/** Returns the data of the panel of today’s sky, with times in a time zone. */
export function skyToday(
  now: number,
  timeZone: string,
  localisation: Pick<Localisation, 'formats' | 'messages'>,
) {
  const { formats } = localisation;
  const t = localisation.messages('star-sign');
  const { positions, light, at } = hourSky(now);
  const events = nextEvents(now);
  return {
    asOf: formatMoment(formats, at, 'time', timeZone),
    rows: positions.map(({ body, sign, degree, isRetrograde }): SkyRow => ({
      body,
      name: t('body.name', { body }),
      sign,
      signName: t('sign.name', { sign }),
      degree: degreeText(degree),
      isRetrograde,
    })),
    moon: {
      ...moonOf(light),
      name: phaseLabel(t, light.name),
      share: Math.round(light.fraction * 100) / 100,
      nextNew: formatMoment(formats, light.nextNew, 'moment', timeZone),
      nextFull: formatMoment(formats, light.nextFull, 'moment', timeZone),
    },
    events: events.map((event) => ({
      body: event.kind === 'phase' ? ('Moon' as const) : event.body,
      text: describeEvent(localisation, event),
      at: formatMoment(formats, event.at, 'moment', timeZone),
      iso: new Date(event.at).toISOString(),
    })),
    /** When the list of events is out of date: at the time of its first event. `Infinity` if it is empty. */
    endsAt: events[0]?.at ?? Number.POSITIVE_INFINITY,
  };
}
