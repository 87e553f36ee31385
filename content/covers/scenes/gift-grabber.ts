import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  regular,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { sky, wallpaper } from '../scenery.ts';
import { arrow, present } from '../props-more.ts';
import { flame, sparkle } from '../props.ts';

const size = 96;
const tilePath = rectPath(-size / 2 + 4, -size / 2 + 4, size - 8, size - 8, 18);

/** Draws closed tiles over the whole canvas. The motif, an opening, covers some of them. */
const tiles = (stage: Stage): string =>
  wallpaper(stage, size, (column, row) => {
    if (Math.abs(column) > 7 || Math.abs(row) > 5) return '';
    const colour =
      (column + row * 3 + 20) % 4 === 0
        ? '#ff7fb0'
        : (column * 3 + row + 30) % 5 === 0
          ? '#ffa3c6'
          : '#f7679d';
    return (
      solid(tilePath, colour, { edge: 9, depth: 7, shade: 0.24 }) +
      fill(polygonPath(regular(4, 0, 0, 20), 5), '#ffffff', 0.22)
    );
  });

const open = (x: number, y: number, content: string): string =>
  place(
    x,
    y,
    fill(tilePath, linear(['#5b1155', '#8a2170'], 70)) +
      inside(tilePath, line('M-50 -41H50M-41 -50V50', '#2c0532', 14, 0.55)) +
      content,
  );

const hole = rectPath(96, 118, 208, 214, 30);

export default defineScene({
  palette: 'rose',
  bleed: 'all',
  wide: { scale: 0.92, dx: 16 },
  background: (stage) => sky(stage, '#c02c7c', '#5f1260') + tiles(stage),
  motif: ({ pop }) =>
    open(8, 104, fill(arrow(0, 0, 66, 24), pop)) +
    open(296, 8, fill(arrow(0, 0, 66, 118), pop)) +
    open(392, 296, flame(0, 38, 74)) +
    fill(rectPath(84, 106, 232, 240, 36), '#3a0638', 0.35) +
    solid(rectPath(88, 108, 224, 234, 36), '#ffc4dc', { edge: 10 }) +
    fill(hole, linear(['#3d0746', '#8f1d6b'], 80)) +
    inside(
      hole,
      glow(200, 240, 190, '#ffd75e', 0.95) +
        line(
          'M200 230L90 90M200 230L150 90M200 230L200 90M200 230L250 90M200 230L320 90M200 230L70 180M200 230L330 180',
          '#fff3b8',
          16,
          0.3,
        ) +
        fill('M90 306H310V350H90Z', linear(['#ff9ac4', '#c2327f'], 90)) +
        shadow(200, 316, 112, 0.7, 0.16),
    ) +
    present(200, 318, 196, '#22c7d9', '#ffd23f') +
    place(
      78,
      324,
      fill(rectPath(-46, -34, 96, 96, 20), '#2c0532', 0.35) +
        solid(rectPath(-48, -44, 96, 96, 20), '#ff8fb8', { edge: 10, depth: 12, depthX: 4 }) +
        fill(polygonPath(regular(4, 0, 4, 22), 5), tint('#ff8fb8', 0.5), 0.7) +
        gleam('M-32 -30h34', 6),
      { turn: -19 },
    ) +
    place(
      326,
      342,
      fill(
        polygonPath(
          [
            [-14, -12],
            [12, -16],
            [16, 10],
            [-8, 14],
          ],
          5,
        ),
        deepen('#ff8fb8', 0.1),
      ),
    ) +
    fill(circlePath(292, 368, 7), '#ff8fb8') +
    sparkle(112, 132, 20) +
    sparkle(304, 162, 15) +
    sparkle(284, 92, 11),
});
