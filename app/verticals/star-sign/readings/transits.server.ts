import { ownValue } from '#app/lib/own-value.ts';
import type { SkyEvent } from '../sky/events.server.ts';
import type { PhaseName } from '../sky/moon.server.ts';
import type { BodyName, Position } from '../sky/positions.server.ts';
import {
  houseOf,
  houseOrdinal,
  signAspect,
  type House,
  type SignAspect,
  type SignSlug,
} from '../sky/zodiac.ts';
import { houseMatters, houseThemes } from './library/houses.ts';

/** A position or event in the sky that a reading is based on. */
export type Transit = TransitFacts &
  ({ kind: 'position' | 'ingress' | 'station' } | { kind: 'phase'; phase: PhaseName });

interface TransitFacts {
  body: BodyName;
  sign: SignSlug;
  /** The whole-sign house. */
  house: House;
  aspect: SignAspect;
  /** Whether the body moves backwards. For a station: whether it does so from then on. */
  isRetrograde: boolean;
  /** Time of an event in Unix milliseconds. */
  at?: number;
}

/** Values of a sentence's slots. */
export type Slots = Readonly<Record<string, string>>;

/** The name of a sign in the sentences of the library. */
const englishName = (sign: SignSlug): string => sign.charAt(0).toUpperCase() + sign.slice(1);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Replaces each `{name}` by its value. Throws if a value is missing. */
export function fill(skeleton: string, slots: Slots): string {
  return skeleton.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = ownValue(slots, name);
    if (value === undefined) throw new Error(`{${name}} in "${skeleton}" has no value.`);
    return value;
  });
}

/** Returns the entry of a pool at an index, which wraps around. Throws if the pool is empty. */
export function pick(pool: readonly string[], index: number): string {
  const found = pool[((index % pool.length) + pool.length) % pool.length];
  if (found === undefined) throw new Error('The pool is empty.');
  return found;
}

/** Returns the slots for a house as seen from a sign: its name, such as "your fifth house", and its meaning. */
export function houseSlots(sign: SignSlug, inSign: SignSlug): Slots {
  const house = houseOf(sign, inSign);
  return {
    sign: englishName(inSign),
    house: `your ${houseOrdinal(house)} house`,
    theme: pick(houseThemes, house - 1),
    matter: pick(houseMatters, house - 1),
  };
}

const called = (body: BodyName): string => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body);

export function bodySlots(sign: SignSlug, { body, sign: inSign, isRetrograde }: Position): Slots {
  const planet = isRetrograde ? `retrograde ${body}` : called(body);
  return { ...houseSlots(sign, inSign), planet, Planet: capital(planet) };
}

export function eventSlots(sign: SignSlug, event: SkyEvent): Slots {
  const body = called(bodyOf(event));
  return { ...houseSlots(sign, event.sign), body, Body: capital(body) };
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
