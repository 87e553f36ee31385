import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { difficulty, isBossWave } from './difficulty.ts';
import { BOSSES, FOES, FOE_TYPES, type BossKind, type FoeKind } from './foes.ts';
import { isTrain, type Formation } from './formations.ts';
import { POLLENS, type Pollen } from './weapons.ts';

export interface Group {
  /** Seconds after the wave began. */
  readonly at: number;
  readonly formation: Formation;
  readonly kind: FoeKind;
  readonly count: number;
  /** Seconds between the starts of two beetles, or 0 if all beetles start at once. */
  readonly gap: number;
  readonly isMirrored: boolean;
  /** The pollen that the beetles can leave, for example when none of them gets away. */
  readonly pollen: Pollen;
}

export interface Wave {
  readonly number: number;
  readonly groups: readonly Group[];
  readonly boss: BossKind | null;
  /**
   * The unlit lanterns that drift in: `at` is the time in seconds after the wave began, and `u` the horizontal position
   * as a fraction of the width.
   */
  readonly lanterns: readonly { readonly at: number; readonly u: number }[];
}

/** The first wave in which each formation occurs. */
const FORMATION_FROM: Readonly<Record<Formation, number>> = {
  column: 1,
  arc: 1,
  vee: 1,
  serpent: 2,
  row: 3,
  dive: 4,
  wheel: 6,
};

/** The formations of the first wave, which do not depend on the seed. They are ladybirds, which do not fire. */
const FIRST: readonly Pick<Group, 'formation' | 'isMirrored' | 'pollen'>[] = [
  { formation: 'column', isMirrored: false, pollen: 'gold' },
  { formation: 'column', isMirrored: true, pollen: 'rose' },
  { formation: 'vee', isMirrored: false, pollen: 'mint' },
  { formation: 'arc', isMirrored: false, pollen: 'gold' },
  { formation: 'arc', isMirrored: true, pollen: 'rose' },
];

const trainGap = (formation: Formation): number => (formation === 'dive' ? 0.7 : 0.62);

function createGroup(wave: number, at: number, pollen: Pollen, random: Random): Group {
  const { size } = difficulty(wave);
  const known = (Object.keys(FORMATION_FROM) as Formation[]).filter((name) => wave >= FORMATION_FROM[name]);
  const kinds = FOES.filter((kind) => wave >= FOE_TYPES[kind].from && kind !== 'gnat');
  const formation = random.pick(known);
  const kind = formation === 'dive' ? 'gnat' : random.pick(kinds);
  const isBig = kind === 'scarab' || kind === 'drummer';
  return {
    at,
    formation,
    kind,
    count: isBig ? Math.max(2, Math.ceil(size / 2)) : size,
    gap: isTrain(formation) ? trainGap(formation) * (isBig ? 1.7 : 1) : 0,
    isMirrored: random.chance(0.5),
    pollen,
  };
}

/** Creates the script of a wave: the same number and seed give the same wave. */
export function createWave(number: number, seed: number): Wave {
  const random = createRandom(seedFrom('moth-patrol', number, seed));
  const { groups: count, gap, size, lanterns } = difficulty(number);
  const boss = isBossWave(number) ? (BOSSES[(number / 5 - 1) % BOSSES.length] ?? null) : null;
  const pollens = random.shuffle(POLLENS);
  const groups =
    boss !== null
      ? []
      : number === 1
        ? FIRST.map((first, index): Group => ({
            ...first,
            at: 0.3 + index * 2.4,
            kind: 'ladybird',
            count: first.formation === 'vee' ? 5 : size + 1,
            gap: first.formation === 'vee' ? 0 : 0.62,
          }))
        : Array.from({ length: count }, (_, index) =>
            createGroup(number, 0.6 + index * gap, pollens[index % 3] ?? 'gold', random),
          );
  const length = (boss ? 24 : 4 + count * gap) / lanterns;
  return {
    number,
    groups,
    boss,
    lanterns: Array.from({ length: lanterns }, (_, index) => ({
      at: 1.5 + index * length + random.range(0, 2),
      u: random.range(0.15, 0.85),
    })),
  };
}
