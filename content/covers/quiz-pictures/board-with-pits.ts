import {
  deepen,
  defineScene,
  ellipsePath,
  fill,
  linear,
  random,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { disc, sky } from '../scenery.ts';
import { ball } from '../props.ts';

const wood = '#c9803f';
const hollow = linear([deepen(wood, 0.72), deepen(wood, 0.4), deepen(wood, 0.18)], 80);

const pit = (x: number, y: number, rx: number, ry: number): string =>
  fill(ellipsePath(x, y + 3, rx + 3, ry + 3), '#ffe0a8', 0.6) + fill(ellipsePath(x, y, rx, ry), hollow);

/** Draws seeds in a pit. Each pit has its own arrangement. */
const seeds = (x: number, y: number, count: number, reach: number): string => {
  const next = random(x * 3 + y);
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2 + next();
    const far = count === 1 ? 0 : reach * (0.6 + next() * 0.4);
    return [x + Math.cos(angle) * far, y + 2 + Math.sin(angle) * far];
  })
    .map(([seedX, seedY]) => ball(seedX, seedY, 7.5, '#e8eef5'))
    .join('');
};

const counts = [
  [4, 3, 0, 5, 4, 2],
  [1, 4, 4, 0, 3, 5],
] as const;

export default defineScene({
  palette: 'teal',
  background: (stage) => sky(stage) + disc(stage),
  motif: () =>
    shadow(204, 296, 210, 0.6, 0.2) +
    solid(rectPath(2, 116, 396, 160, 70), wood, { edge: 12, depth: 22 }) +
    pit(42, 194, 24, 54) +
    pit(358, 194, 24, 54) +
    seeds(42, 194, 6, 15) +
    seeds(358, 194, 3, 12) +
    counts
      .flatMap((row, index) =>
        row.map((count, column) => {
          const [x, y] = [96 + column * 41.6, 160 + index * 68];
          return pit(x, y, 18.5, 23) + seeds(x, y, count, 9.5);
        }),
      )
      .join(''),
});
