import { createRandom, seedFrom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';

export const LEVEL_COUNT = 60;
const SIZE = 8;

export interface Goal {
  type: 'gem' | 'crate' | 'fog' | 'cargo';
  /** The requested colour for gem goals. -1 for other goals. */
  kind: number;
  needed: number;
  done: number;
}

export interface Difficulty {
  /** Colours on the board. */
  colors: number;
  crates: number;
  /** How many of the crates need two hits. */
  strongCrates: number;
  ropes: number;
  fog: number;
  /** Number of fog cells with two layers. */
  thickFog: number;
  cargo: number;
  /** For each gem goal, the number of gems that it requests. */
  gems: number[];
  /** Estimated number of swaps that an average player needs. */
  work: number;
  /** Share of the allowed moves that an average player needs. It increases with every level. */
  pressure: number;
  moves: number;
  twoStars: number;
  threeStars: number;
}

export interface Plan {
  goals: Goal[];
  crates: { cell: number; strength: number }[];
  fog: number[];
  ropes: number[];
  cargo: number[];
  cargoWaiting: number;
}

type Feature = 'crate' | 'fog' | 'cargo' | 'rope';

/** First level on which each obstacle appears. */
export const FIRST_LEVEL: Readonly<Record<Feature, number>> = { crate: 3, fog: 6, cargo: 9, rope: 13 };

const ROTATION: readonly { features: readonly Feature[]; gemGoals: number }[] = [
  { features: ['crate'], gemGoals: 1 },
  { features: ['fog'], gemGoals: 1 },
  { features: ['cargo'], gemGoals: 1 },
  { features: ['rope'], gemGoals: 2 },
  { features: ['crate', 'fog'], gemGoals: 0 },
  { features: ['rope'], gemGoals: 3 },
  { features: ['cargo', 'crate'], gemGoals: 0 },
  { features: ['fog', 'rope'], gemGoals: 1 },
  { features: ['cargo', 'fog'], gemGoals: 0 },
];

function pattern(level: number): { features: readonly Feature[]; gemGoals: number } {
  if (level < FIRST_LEVEL.crate) return { features: [], gemGoals: level };
  if (level < FIRST_LEVEL.fog) return { features: ['crate'], gemGoals: 1 };
  if (level < FIRST_LEVEL.cargo) return { features: ['fog'], gemGoals: 1 };
  if (level < FIRST_LEVEL.rope)
    return { features: level % 2 === 1 ? ['cargo'] : ['cargo', 'crate'], gemGoals: level % 2 };
  return ROTATION[(level - FIRST_LEVEL.rope) % ROTATION.length] ?? { features: [], gemGoals: 2 };
}

/** Returns the difficulty of a level. It depends only on the number. */
export function difficulty(level: number): Difficulty {
  const { features, gemGoals } = pattern(level);
  const has = (feature: Feature): number => (features.includes(feature) ? 1 : 0);
  const growth = 1 - Math.exp(-(level - 1) / 28);
  const colors = level < 24 ? 5 : 6;
  const crates = has('crate') * Math.round(6 + 12 * growth);
  const strongCrates = level < 10 ? 0 : has('crate') * Math.round(crates * 0.75 * growth);
  const fog = has('fog') * Math.round(10 + 16 * growth);
  const thickFog = level < 12 ? 0 : has('fog') * Math.round(fog * 0.4 * growth);
  const ropes = has('rope') * Math.round(5 + 11 * growth);
  const cargo = has('cargo') * Math.round(2 + 2 * growth);
  const gems = Array.from({ length: gemGoals }, () =>
    Math.round((12 + 18 * growth) * (gemGoals > 2 ? 0.8 : 1)),
  );
  const rarity = colors === 5 ? 1 : 1.35;
  const tasks = [
    gems.reduce((sum, needed) => sum + needed, 0) * (gemGoals > 1 ? 0.26 : 0.45),
    (crates + strongCrates) * 0.95,
    (fog + thickFog) * 0.8,
    cargo * 6.5,
  ];
  const longest = Math.max(...tasks);
  const rest = tasks.reduce((sum, task) => sum + task, -longest);
  const work = (longest + rest * 0.3 + ropes * 0.12 + 2) * rarity;
  const pressure = 0.5 + 0.42 * growth;
  const moves = Math.max(8, Math.round(work / pressure));
  const twoStars = Math.round((moves * 120 + cargo * 250) / 50) * 50;
  return {
    colors,
    crates,
    strongCrates,
    ropes,
    fog,
    thickFog,
    cargo,
    gems,
    work,
    pressure,
    moves,
    twoStars,
    threeStars: Math.round((twoStars * 1.38) / 50) * 50,
  };
}

/** Returns the cells of some rows in random order, in pairs of left-right mirrored cells. */
function mirroredCells(random: Random, fromRow: number, toRow: number): number[] {
  const halves: [number, number][] = [];
  for (let row = fromRow; row <= toRow; row += 1) {
    for (let column = 0; column < SIZE / 2; column += 1) {
      halves.push([row * SIZE + column, row * SIZE + SIZE - 1 - column]);
    }
  }
  return random.shuffle(halves).flat();
}

/** Lays out a level. The same number always returns the same layout. */
export function planLevel(level: number): Plan {
  const random = createRandom(seedFrom('gem-harbour', level));
  const hard = difficulty(level);
  const kinds = random.shuffle(Array.from({ length: hard.colors }, (_, kind) => kind));

  const crateCells = mirroredCells(random, hard.cargo > 0 ? 2 : 1, SIZE - 1).slice(0, hard.crates);
  const crates = crateCells.map((cell, index) => ({ cell, strength: index < hard.strongCrates ? 2 : 1 }));
  const fog = Array.from({ length: SIZE * SIZE }, () => 0);
  mirroredCells(random, 2, SIZE - 1)
    .slice(0, hard.fog)
    .forEach((cell, index) => {
      fog[cell] = index < hard.thickFog ? 2 : 1;
    });
  const ropes = mirroredCells(random, 1, SIZE - 1)
    .filter((cell) => !crateCells.includes(cell))
    .slice(0, hard.ropes);
  const columns = random.shuffle([1, 2, 3, 4, 5, 6]);
  const cargo = columns.slice(0, Math.min(2, hard.cargo));

  const goal = (type: Goal['type'], needed: number, kind = -1): Goal => ({ type, kind, needed, done: 0 });
  const goals = hard.gems.map((needed, index) => goal('gem', needed, kinds[index] ?? 0));
  if (hard.crates > 0) goals.push(goal('crate', hard.crates));
  if (hard.fog > 0) goals.push(goal('fog', hard.fog));
  if (hard.cargo > 0) goals.push(goal('cargo', hard.cargo));
  return { goals, crates, fog, ropes, cargo, cargoWaiting: hard.cargo - cargo.length };
}
