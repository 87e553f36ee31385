import type { SkyEvent } from '../sky/events.server.ts';
import type { PhaseName } from '../sky/moon.server.ts';
import type { BodyName, Position } from '../sky/positions.server.ts';
import { houseOf, signAspect, type House, type SignAspect, type SignSlug } from '../sky/zodiac.ts';

/** A position or event in the sky that a reading is based on. */
export type Transit = TransitFacts &
  ({ kind: 'position' | 'ingress' | 'station' } | { kind: 'phase'; phase: PhaseName });

interface TransitFacts {
  body: BodyName;
  sign: SignSlug;
  /** The whole-sign house of `sign`, counted from the sign that the reading is for. */
  house: House;
  aspect: SignAspect;
  /** Whether the body moves backwards. For a station, whether it moves backwards after the station. */
  isRetrograde: boolean;
  /** Time of an event in Unix milliseconds. */
  at?: number;
}

const bodyOf = (event: SkyEvent): BodyName => (event.kind === 'phase' ? 'Moon' : event.body);

const seen = (sign: SignSlug, inSign: SignSlug) => ({
  sign: inSign,
  house: houseOf(sign, inSign),
  aspect: signAspect(sign, inSign),
});

/** Returns the position of a body as seen from a sign. */
export function positionTransit(sign: SignSlug, { body, sign: inSign, isRetrograde }: Position): Transit {
  return { kind: 'position', body, ...seen(sign, inSign), isRetrograde };
}

/** Returns an event as seen from a sign. */
export function eventTransit(sign: SignSlug, event: SkyEvent): Transit {
  const facts = { body: bodyOf(event), ...seen(sign, event.sign), at: event.at };
  if (event.kind === 'phase') return { kind: 'phase', phase: event.name, isRetrograde: false, ...facts };
  const isRetrograde = event.kind === 'station' ? event.turns === 'retrograde' : event.isRetrograde;
  return { kind: event.kind, isRetrograde, ...facts };
}
