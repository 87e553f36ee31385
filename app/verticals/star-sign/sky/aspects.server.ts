import { angleBetween, type BodyName, type Position } from './positions.server.ts';

/** The five traditional aspects: their angles and the maximum deviation from them, in degrees. */
export const aspectKinds = {
  conjunction: { angle: 0, orb: 8 },
  sextile: { angle: 60, orb: 4 },
  square: { angle: 90, orb: 6 },
  trine: { angle: 120, orb: 6 },
  opposition: { angle: 180, orb: 8 },
} as const;

export type AspectKind = keyof typeof aspectKinds;

export interface Aspect {
  first: BodyName;
  second: BodyName;
  kind: AspectKind;
  /** Deviation from the exact angle in degrees. */
  orb: number;
  /** Whether the aspect is becoming more exact. */
  isApplying: boolean;
}

const kinds = Object.keys(aspectKinds) as AspectKind[];

/** Returns the aspects between the positions of one moment, the most exact first. */
export function aspectsAmong(positions: readonly Position[]): Aspect[] {
  const pairs = positions.flatMap((first, index) =>
    positions.slice(index + 1).map((second) => [first, second] as const),
  );
  const found = pairs.flatMap(([first, second]) => {
    const apart = Math.abs(angleBetween(first.longitude, second.longitude));
    const kind = kinds.find((name) => Math.abs(apart - aspectKinds[name].angle) <= aspectKinds[name].orb);
    if (!kind) return [];
    const { angle } = aspectKinds[kind];
    const hour = 1 / 24;
    const later = Math.abs(
      angleBetween(first.longitude + first.speed * hour, second.longitude + second.speed * hour),
    );
    const orb = Math.abs(apart - angle);
    return [{ first: first.body, second: second.body, kind, orb, isApplying: Math.abs(later - angle) < orb }];
  });
  return found.sort((a, b) => a.orb - b.orb);
}
