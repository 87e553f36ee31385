import { columnOf, rowOf } from './board.ts';

/** Colours of light. Aqua and white come out of prisms only. */
export const ROSE = 0;
export const MINT = 1;
export const AZURE = 2;
export const AMBER = 3;
export const VIOLET = 4;
export const AQUA = 5;
export const WHITE = 6;

const MIXES: readonly (readonly [number, number, number])[] = [
  [ROSE, MINT, AMBER],
  [ROSE, AZURE, VIOLET],
  [MINT, AZURE, AQUA],
];

/** Returns the result of two different colours in a prism. */
export function fuse(one: number, other: number): number {
  const mix = MIXES.find(([a, b]) => (a === one && b === other) || (a === other && b === one));
  return mix?.[2] ?? WHITE;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A lamp on the rim. It drinks the light of the two rows or columns before it. */
export interface Lamp {
  readonly side: Side;
  /** The index of the first of the lamp's two rows or columns. */
  readonly at: number;
  /** The colour that the lamp takes. A lamp with WHITE takes every colour. */
  readonly kind: number;
  readonly need: number;
  readonly charge: number;
}

/** Returns whether a cell lies in the lane of a lamp. */
export function isInLane(lamp: Lamp, cell: number): boolean {
  const line = lamp.side === 'left' || lamp.side === 'right' ? rowOf(cell) : columnOf(cell);
  return line === lamp.at || line === lamp.at + 1;
}

/** Returns whether a lamp takes light of a colour. */
export const accepts = (lamp: Lamp, kind: number): boolean =>
  lamp.kind === WHITE || kind === WHITE || lamp.kind === kind;

export const isFull = (lamp: Lamp): boolean => lamp.charge >= lamp.need;

/** Light that leaves a cell. */
export interface Ray {
  readonly cell: number;
  readonly kind: number;
  readonly strength: number;
  /** Whether the light comes from a prism, and so reaches all lamps. */
  readonly isScattered?: boolean;
}
/** Light that reached a lamp. */
export interface Hit extends Ray {
  readonly lamp: number;
}

/** Sends rays along their rows and columns into the lamps. The rays of prisms reach all lamps. */
export function shine(lamps: readonly Lamp[], rays: readonly Ray[]): { lamps: Lamp[]; hits: Hit[] } {
  const hits: Hit[] = [];
  const lit = lamps.map((lamp, index) => {
    let { charge } = lamp;
    for (const ray of rays) {
      const isReached = ray.isScattered || isInLane(lamp, ray.cell);
      if (charge >= lamp.need || !isReached || !accepts(lamp, ray.kind)) continue;
      charge = Math.min(lamp.need, charge + ray.strength);
      hits.push({ ...ray, lamp: index });
    }
    return { ...lamp, charge };
  });
  return { lamps: lit, hits };
}

/** Takes light from the fullest lamp that is not full yet. */
export function dim(lamps: readonly Lamp[], amount: number): Lamp[] {
  const open = lamps.filter((lamp) => !isFull(lamp) && lamp.charge > 0);
  const victim = open.sort((a, b) => b.charge - a.charge)[0];
  return lamps.map((lamp) =>
    lamp === victim ? { ...lamp, charge: Math.max(0, lamp.charge - amount) } : lamp,
  );
}
