/**
 * The twelve signs in the order of the zodiac. Each sign spans 30° of ecliptic longitude, and the first starts at 0°.
 */
export const signSlugs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export type SignSlug = (typeof signSlugs)[number];

export const elements = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof elements)[number];

export const modalities = ['cardinal', 'fixed', 'mutable'] as const;
export type Modality = (typeof modalities)[number];

export const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A whole-sign house. */
export type House = (typeof houses)[number];

/**
 * The aspect between two signs, by their distance in whole signs. `none` if tradition knows no aspect for that
 * distance.
 */
export type SignAspect = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition' | 'none';

const aspectByDistance: readonly SignAspect[] = [
  'conjunction',
  'none',
  'sextile',
  'square',
  'trine',
  'none',
  'opposition',
];

/** Returns the remainder of a division by a positive number. The remainder is never negative. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

export const signIndex = (sign: SignSlug): number => signSlugs.indexOf(sign);

/** Returns the sign at an index. Indexes outside 0 to 11 wrap around. */
export const signAt = (index: number): SignSlug => signSlugs[modulo(index, 12)] ?? 'aries';

/** Returns the sign at an ecliptic longitude in degrees. */
export const signOfLongitude = (longitude: number): SignSlug => signAt(Math.floor(longitude / 30));

/** Returns the whole-sign house, 1 to 12, that `inSign` is as seen from `sign`. */
export const houseOf = (sign: SignSlug, inSign: SignSlug): House =>
  houses[modulo(signIndex(inSign) - signIndex(sign), 12)] ?? 1;

const distances = [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

export type SignDistance = (typeof distances)[number];

/** Returns the distance between two signs along the shorter arc of the zodiac, in signs. */
export function signDistance(a: SignSlug, b: SignSlug): SignDistance {
  return distances[modulo(signIndex(b) - signIndex(a), 12)] ?? 0;
}

export const signAspect = (a: SignSlug, b: SignSlug): SignAspect =>
  aspectByDistance[signDistance(a, b)] ?? 'none';

export const elementOf = (sign: SignSlug): Element => elements[signIndex(sign) % 4] ?? 'fire';

export const modalityOf = (sign: SignSlug): Modality => modalities[signIndex(sign) % 3] ?? 'cardinal';

export const oppositeOf = (sign: SignSlug): SignSlug => signAt(signIndex(sign) + 6);
