import { ownValue } from '#app/lib/own-value.ts';
import type { SkyEvent } from '../sky/events.server.ts';
import type { BodyName, Position } from '../sky/positions.server.ts';
import {
  houseOf,
  houseOrdinal,
  signAspect,
  signName,
  type SignAspect,
  type SignSlug,
} from '../sky/zodiac.ts';
import { houseMatters, houseThemes } from './library/houses.ts';

/** A position or event in the sky that a reading is based on. */
export interface Transit {
  kind: 'position' | SkyEvent['kind'];
  body: BodyName;
  sign: SignSlug;
  /** The whole-sign house, 1 to 12. */
  house: number;
  aspect: SignAspect;
  isRetrograde: boolean;
  /** Time of an event in Unix milliseconds. */
  at?: number;
  /** The description, such as `Moon in Leo, your fifth house`. */
  text: string;
}

/** Values of a sentence's slots. */
export type Slots = Readonly<Record<string, string>>;

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
export function houseSlots(sign: SignSlug, place: SignSlug): Slots {
  const house = houseOf(sign, place);
  return {
    sign: signName(place),
    house: `your ${houseOrdinal(house)} house`,
    theme: pick(houseThemes, house - 1),
    matter: pick(houseMatters, house - 1),
  };
}

const called = (body: BodyName): string => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body);

export function bodySlots(sign: SignSlug, { body, sign: place, isRetrograde }: Position): Slots {
  const planet = isRetrograde ? `retrograde ${body}` : called(body);
  return { ...houseSlots(sign, place), planet, Planet: capital(planet) };
}

export function eventSlots(sign: SignSlug, event: SkyEvent): Slots {
  const body = called(bodyOf(event));
  return { ...houseSlots(sign, event.sign), body, Body: capital(body) };
}

const bodyOf = (event: SkyEvent): BodyName => (event.kind === 'phase' ? 'Moon' : event.body);

const seen = (sign: SignSlug, place: SignSlug) => ({
  sign: place,
  house: houseOf(sign, place),
  aspect: signAspect(sign, place),
});

const at = (sign: SignSlug, place: SignSlug): string =>
  `${signName(place)}, your ${houseOrdinal(houseOf(sign, place))} house`;

/** Describes the position of a body as seen from a sign. */
export function positionTransit(sign: SignSlug, position: Position): Transit {
  const { body, sign: place, isRetrograde } = position;
  const text = `${body}${isRetrograde ? ' retrograde' : ''} in ${at(sign, place)}`;
  return { kind: 'position', body, ...seen(sign, place), isRetrograde, text };
}

function eventText(sign: SignSlug, event: SkyEvent): string {
  const place = at(sign, event.sign);
  if (event.kind === 'phase') return `${capital(event.name)} in ${place}`;
  if (event.kind === 'station') return `${event.body} turns ${event.turns} in ${place}`;
  return `${event.body} ${event.isRetrograde ? 'slips back into' : 'enters'} ${place}`;
}

/** Describes an event as seen from a sign. */
export function eventTransit(sign: SignSlug, event: SkyEvent): Transit {
  const isRetrograde =
    event.kind === 'station' ? event.turns === 'retrograde' : event.kind === 'ingress' && event.isRetrograde;
  return {
    kind: event.kind,
    body: bodyOf(event),
    ...seen(sign, event.sign),
    isRetrograde,
    at: event.at,
    text: eventText(sign, event),
  };
}
