import { ownValue } from '#app/lib/own-value.ts';
import {
  elementOf,
  elements,
  modalities,
  modalityOf,
  signAspect,
  signDistance,
  signIndex,
  type SignAspect,
  type SignDistance,
  type SignSlug,
} from '../sky/zodiac.ts';

/** The texts about pairs of signs. The keys are the slugs of the two signs in the order of the zodiac. */
export type PairTexts = Readonly<Record<string, string>>;

/** Points for love, friendship and work. */
type Shares = readonly [love: number, friendship: number, work: number];

export interface Compatibility {
  /** The two signs in the order of the zodiac. */
  signs: readonly [SignSlug, SignSlug];
  /** Love, friendship and work are each from 0 to 100. */
  love: number;
  friendship: number;
  work: number;
  aspect: SignAspect;
  /** Distance between the two signs along the shorter arc of the zodiac, in signs, 0 to 6. */
  distance: SignDistance;
  hasSameElement: boolean;
  hasSameModality: boolean;
  /**
   * Whether the two signs have the same polarity. Fire and air signs have one polarity, earth and water signs the
   * other.
   */
  hasSamePolarity: boolean;
}

/**
 * Points by distance in signs. In total, the trine (4) and the sextile (2) get the most points, and the quincunx (5)
 * gets the fewest.
 */
const distanceShares: readonly Shares[] = [
  [58, 62, 60],
  [52, 52, 56],
  [64, 66, 66],
  [54, 50, 58],
  [70, 66, 64],
  [46, 46, 54],
  [68, 56, 62],
];

/** Points by the two elements, named in the order fire, earth, air, water. */
const elementShares: Readonly<Record<string, Shares>> = {
  'fire fire': [16, 16, 12],
  'earth earth': [16, 15, 15],
  'air air': [15, 18, 13],
  'water water': [18, 15, 11],
  'fire air': [14, 18, 14],
  'earth water': [17, 13, 14],
  'fire earth': [4, 5, 10],
  'fire water': [7, 3, 4],
  'earth air': [3, 6, 8],
  'air water': [6, 7, 5],
};

/**
 * Points by the two modalities, named in the order cardinal, fixed, mutable. For work, different modalities get more
 * points than equal ones.
 */
const modalityShares: Readonly<Record<string, Shares>> = {
  'cardinal cardinal': [-2, 0, -4],
  'fixed fixed': [1, 0, -3],
  'mutable mutable': [2, 4, -1],
  'cardinal fixed': [3, 2, 6],
  'cardinal mutable': [4, 4, 7],
  'fixed mutable': [3, 4, 5],
};

const polarityShares: Shares = [4, 6, 2];
const none: Shares = [0, 0, 0];

function inOrder<Name extends string>(names: readonly Name[], a: Name, b: Name): string {
  return names.indexOf(a) <= names.indexOf(b) ? `${a} ${b}` : `${b} ${a}`;
}

/** Returns two signs in the order of the zodiac. */
const inZodiac = (a: SignSlug, b: SignSlug): readonly [SignSlug, SignSlug] =>
  signIndex(a) <= signIndex(b) ? [a, b] : [b, a];

/** Returns the text about a pair of signs, which may be given in either order. Throws if there is no such text. */
export function pairText(texts: PairTexts, a: SignSlug, b: SignSlug): string {
  const text = ownValue(texts, inZodiac(a, b).join(' '));
  if (text === undefined) throw new Error(`There is no text about ${a} and ${b}.`);
  return text;
}

/**
 * Returns the compatibility of two signs according to tradition. Each of the three figures is the sum of the points for
 * the distance, elements, modalities and polarity of the signs, limited to 0 to 100. The order of the signs makes no
 * difference.
 */
export function compatibility(a: SignSlug, b: SignSlug): Compatibility {
  const [first, second] = inZodiac(a, b);
  const [elementA, elementB] = [elementOf(first), elementOf(second)];
  const [modalityA, modalityB] = [modalityOf(first), modalityOf(second)];
  const distance = signDistance(first, second);
  const hasSamePolarity = distance % 2 === 0;
  const shares = [
    distanceShares[distance] ?? none,
    ownValue(elementShares, inOrder(elements, elementA, elementB)) ?? none,
    ownValue(modalityShares, inOrder(modalities, modalityA, modalityB)) ?? none,
    hasSamePolarity ? polarityShares : none,
  ];
  const sum = (kind: 0 | 1 | 2): number =>
    Math.max(
      0,
      Math.min(
        100,
        shares.reduce((total, share) => total + share[kind], 0),
      ),
    );
  return {
    signs: [first, second],
    love: sum(0),
    friendship: sum(1),
    work: sum(2),
    aspect: signAspect(first, second),
    distance,
    hasSameElement: elementA === elementB,
    hasSameModality: modalityA === modalityB,
    hasSamePolarity,
  };
}
