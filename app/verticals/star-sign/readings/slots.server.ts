import { ownValue } from '#app/lib/own-value.ts';
import type { SkyEvent } from '../sky/events.server.ts';
import type { BodyName, Position } from '../sky/positions.server.ts';
import { houseOf, type SignSlug } from '../sky/zodiac.ts';
import type { Word } from './library-format.ts';
import { pick, type Library, type Slots } from './write.server.ts';

/**
 * Returns the words for the house that `inSign` is as seen from `sign`: its name, such as “your fifth house”, its theme
 * and an everyday matter. Also returns the name of `inSign`.
 */
export function houseSlots({ data: { words } }: Library, sign: SignSlug, inSign: SignSlug) {
  const house = houseOf(sign, inSign) - 1;
  return {
    sign: words.signs[inSign],
    house: pick(words.houses, house),
    theme: pick(words.themes, house),
    matter: pick(words.matters, house),
  };
}

/**
 * Returns the words for a position: the words for its house, and the name of the body with the direction of its motion.
 */
export function bodySlots(library: Library, sign: SignSlug, { body, sign: inSign, isRetrograde }: Position) {
  const { bodies, retrograde } = library.data.words;
  const planet = (isRetrograde ? wordOf(retrograde, body) : undefined) ?? wordOf(bodies, body) ?? '';
  return { ...houseSlots(library, sign, inSign), planet } satisfies Slots;
}

/**
 * Returns the words for an event: the words for its house and, except for a phase, the name of its body. Sentences
 * about phases do not name the Moon.
 */
export function eventSlots(library: Library, sign: SignSlug, event: SkyEvent): Slots {
  const body = event.kind === 'phase' ? undefined : wordOf(library.data.words.bodies, event.body);
  return { ...houseSlots(library, sign, event.sign), ...(body !== undefined && { body }) };
}

const wordOf = (words: Readonly<Record<string, Word>>, body: BodyName): Word | undefined =>
  ownValue(words, body);
