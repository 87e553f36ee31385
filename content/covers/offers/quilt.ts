import { defineScene, fill, gleam, line, rectPath, shadow, solid } from '../grammar.ts';
import { disc, island, sky } from '../scenery.ts';

const patches = ['#ff5f8f', '#ffcb3f', '#37c9d8', '#fff1dc', '#8f5bff', '#ff8a4a'] as const;

/** Draws one fold of the quilt: a rounded roll of patches. */
const fold = (y: number, shift: number): string => {
  const outline = rectPath(46, y, 308, 72, 34);
  const patch = (index: number): string => patches[(index + shift) % patches.length] ?? '#ffffff';
  const squares = Array.from(
    { length: 5 },
    (_, index) =>
      fill(rectPath(40 + index * 64, y - 4, 64, 80), patch(index)) +
      fill(`M${40 + index * 64} ${y + 76}L${104 + index * 64} ${y - 4}V${y + 76}Z`, patch(index + 2)),
  ).join('');
  const seams = Array.from({ length: 4 }, (_, index) => `M${104 + index * 64} ${y}V${y + 72}`).join('');
  return (
    solid(outline, '#fff1dc', { edge: 12, depth: 6, decor: squares + line(seams, '#ffffff', 3, 0.8) }) +
    gleam(`M78 ${y + 16}H190`, 8, 0.6)
  );
};

export default defineScene({
  palette: 'plum',
  background: (stage) =>
    sky(stage, '#c85fb0', '#3a1468') +
    disc(stage, 200, 170, 165, '#ffd6f0') +
    island(stage, 332, '#2a0f58', 320),
  motif: () =>
    shadow(202, 378, 180, 0.6, 0.12) +
    fold(298, 0) +
    fold(228, 2) +
    fold(158, 4) +
    solid(
      'M78 152C56 92 70 60 92 62C160 76 250 74 308 58C332 56 346 96 322 150C250 172 150 172 78 152Z',
      '#fffaf2',
      {
        edge: 16,
        shade: 0.22,
      },
    ) +
    line('M92 76Q120 96 112 116M308 74Q282 92 290 112M200 92Q206 108 196 122', '#c9b6e0', 6, 0.8),
});
