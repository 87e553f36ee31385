import { phrase } from './texts.ts';

export type Hour = 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

export interface Level {
  readonly name: string;
  /** The new element of the stage, announced at its start. Empty if there is none. */
  readonly news: string;
  readonly hour: Hour;
  readonly isRainy: boolean;
  /** Number of stretches of the stage. Each stretch ends at a gate. */
  readonly legs: number;
  readonly legMetres: number;
  /** Seconds that are added for a leg, at the start and at each gate except the last. */
  readonly legSeconds: number;
  /** The sharpest bend, in 1/m, and the highest climb, in m. */
  readonly bend: number;
  readonly climb: number;
  /** Average metres from one vehicle to the next, over all lanes. */
  readonly trafficGap: number;
  /** Share of lorries and buses among the vehicles. */
  readonly bigShare: number;
  /** Average metres from one letterbox to the next. */
  readonly boxGap: number;
  /** Maximum distance in metres by which a parcel may miss its letterbox. */
  readonly reach: number;
  readonly herds: number;
  readonly forks: number;
  readonly tunnels: number;
}

export const LEVELS = 30;
/** Metres per second at full throttle. */
export const TOP_SPEED = 34;

const NAMES = [
  'Lemon Bay',
  'Lorry Hill',
  'Goat Pass',
  'Two Chapels',
  'Rainy Cape',
  'Pine Tunnel',
  'Amber Cove',
  'Star Harbour',
  'Fig Terrace',
  'Salt Steps',
  'Heron Point',
  'Quince Corner',
  'Sailmaker Bend',
  'Moonlit Quay',
  'Olive Mile',
  'Widow Rock',
  'Saffron Strand',
  'Ferry Gate',
  'Cicada Climb',
  'Thunder Head',
  'Pelican Stairs',
  'Rosemary Cut',
  'Coral Parade',
  'Nightjar Road',
  'Almond Crest',
  'Brass Bell Bay',
  'Cypress Race',
  'Squall Corner',
  'Last Light',
  'Cape Farewell',
] as const;

const NEWS: Readonly<Record<number, string>> = {
  1: phrase('news.throw'),
  2: phrase('news.slipstream'),
  3: phrase('news.herds'),
  4: phrase('news.forks'),
  5: phrase('news.rain'),
  6: phrase('news.tunnel'),
  7: phrase('news.golden'),
  8: phrase('news.night'),
};

const HOURS: readonly Hour[] = ['morning', 'noon', 'golden', 'dusk', 'night'];
const FIRST_HOURS: readonly Hour[] = [
  'noon',
  'morning',
  'noon',
  'morning',
  'noon',
  'golden',
  'dusk',
  'night',
];

/** Returns the properties of a stage. They depend only on its number. */
export function createLevel(level: number): Level {
  const step = Math.min(LEVELS, Math.max(1, Math.floor(level))) - 1;
  const share = step / (LEVELS - 1);
  const legs = step < 2 ? 2 : step < 11 ? 3 : 4;
  const legMetres = 540 + Math.round(share * 12) * 15;
  // In later stages, the given time alone is too short, so players need the seconds that parcels earn.
  const pace = TOP_SPEED * (0.7 + 0.3 * share);
  return {
    name: NAMES[step] ?? 'Coast Road',
    news: NEWS[step + 1] ?? '',
    hour: FIRST_HOURS[step] ?? HOURS[(step * 2) % 5] ?? 'noon',
    isRainy: step >= 4 && step % 5 === 4,
    legs,
    legMetres,
    legSeconds: Math.round(legMetres / pace) + (step < 4 ? 2 : 0),
    bend: 0.0045 + 0.006 * share,
    climb: step === 0 ? 5 : 8 + 8 * share,
    trafficGap: step === 0 ? 66 : 46 - 22 * share,
    bigShare: step === 0 ? 0.1 : 0.34,
    boxGap: step === 0 ? 58 : 64 - 20 * share,
    reach: 6.4 - 2.4 * share,
    herds: step < 2 ? 0 : Math.min(5, 1 + Math.floor(step / 6)),
    forks: step < 3 ? 0 : step % 3 === 0 || step > 20 ? 1 : 0,
    tunnels: step < 5 ? 0 : step % 4 === 1 ? 1 : 0,
  };
}
