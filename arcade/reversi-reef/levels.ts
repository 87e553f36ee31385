import { type Kind, type Reef, createReef } from './reef.ts';
import { phrase } from './texts.ts';

/** The plain board of eight by eight. */
export const CLASSIC: Reef = createReef(phrase('mode.classic'), [
  '........',
  '........',
  '........',
  '...xo...',
]);

const HALVES: readonly (readonly [name: string, ...half: string[]])[] = [
  ['Sandbox', '......', '......', '..xo..'],
  ['Round Pool', ' ...... ', '........', '........', '...xo...'],
  ['Cross Bay', '  ....  ', '  ....  ', '........', '...xo...'],
  ['Two Rocks', '........', '.#......', '........', '...xo...'],
  ['Stepping Stones', '...#....', '........', '#.....#.', '...xo...'],
  ['Broken Wall', '..#..#..', '........', '#......#', '...xo...'],
  ['First Pearls', '........', '..P..P..', '........', '...xo...'],
  ['Oyster Bed', ' ..PP.. ', '........', 'P......P', '...xo...'],
  ['Treasure Rocks', 'P..##..P', '........', '........', '#..xo..#'],
  ['Two Trenches', '........', '........', '..=..=..', '...xo...'],
  ['Split Shelf', '........', '.====...', '........', '...xo...'],
  ['Pearl Canyon', '=......=', '...PP...', '..=..=..', '...xo...'],
  ['Starfish Flat', '........', '.S....S.', '........', '...xo...'],
  ['Star Bank', '  ....  ', '.S....S.', '........', 'P..xo..P'],
  ['Held Fast', '#..S...#', '........', '..P..P..', 'S..xo...'],
  ['Low Tide', '........', '........', '..T..T..', '...xo...'],
  ['Ebb and Flow', '..T..T..', '........', 'T......T', '...xo...'],
  ['Tidal Pearls', ' ...... ', '.P.TT.P.', '........', '...xo...'],
  ['The Wreck', '   ..   ', '  ....  ', '.#.TT.#.', 'P..xo..P'],
  ['Twin Lagoons', '...==...', '........', '.P....S.', '...xo...'],
  ['Urchin Maze', '..#..#..', '.T....T.', '#..==..#', 'P..xo..P'],
  ['Hourglass', '........', ' .S..P. ', '  .TT.  ', '  .xo.  '],
  ['Moon Lagoon', '  ......  ', '.P......T.', '...=..=...', 'S.........', '#...xo...#'],
  ['Heart of the Reef', 'S...##...P', '..T.......', '..=....=..', ' P......T ', '....xo....'],
];

const REEFS = HALVES.map(([name, ...half]) => createReef(name, half));

/** Returns the board of a reef. Reefs are counted from 1. */
export const reefOf = (level: number): Reef => REEFS[level - 1] ?? CLASSIC;

const RULES: Readonly<Partial<Record<Kind, string>>> = {
  rock: phrase('rule.rock'),
  pearl: phrase('rule.pearl'),
  trench: phrase('rule.trench'),
  starfish: phrase('rule.starfish'),
  tide: phrase('rule.tide'),
};

/** Returns the rule that is new on a reef, a tip for the first reefs, or "". */
export function tipOf(level: number): string {
  const before = new Set(REEFS.slice(0, level - 1).flatMap(({ kinds }) => kinds));
  const fresh = reefOf(level).kinds.find((kind) => kind in RULES && !before.has(kind));
  const rule = fresh ? RULES[fresh] : undefined;
  if (rule !== undefined) return rule;
  if (level === 1) return phrase('tip.trap');
  if (level === 2) return phrase('tip.corners');
  return '';
}
