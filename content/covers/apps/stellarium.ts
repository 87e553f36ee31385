import { circlePath, defineScene, fill, line, place, rectPath, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { ball, sparkle } from '../props.ts';

export default defineScene({
  palette: 'night',
  background: (stage) => sky(stage, '#5b62c8', '#12143f'),
  motif: () =>
    [
      [36, 44, 10],
      [330, 230, 13],
      [236, 60, 12],
      [40, 190, 9],
      [364, 60, 12],
      [340, 330, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r * 1.6, '#fff6d0'))
      .join('') +
    place(
      112,
      98,
      ball(0, 0, 50, '#ffb04a') +
        '<path d="M-42 -8C-92 12 -92 30 0 20C92 8 92 -18 42 -14" fill="none" stroke="#ffe7b8" stroke-width="11" stroke-linecap="round"/>',
      { turn: -12 },
    ) +
    line('M166 262L96 374M170 262L178 380M174 262L256 374', '#c99a6a', 18) +
    turn(
      -36,
      170,
      250,
      solid(rectPath(22, 216, 90, 56, 12), '#8894c8', { edge: 7 }) +
        solid(rectPath(96, 202, 196, 84, 14), '#eef1ff', { edge: 12 }) +
        solid(rectPath(278, 190, 40, 108, 14), '#ff6b6b', { edge: 8 }) +
        solid(rectPath(6, 226, 26, 36, 8), '#ff6b6b', { edge: 5 }) +
        fill(rectPath(150, 202, 18, 84), '#ffcb3d'),
    ) +
    solid(circlePath(170, 262, 24), '#ffcb3d', { edge: 6 }),
});
