import { defineScene, gleam, line, place, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'violet',
  background: (stage) => sky(stage, '#b07bff', '#3a1f9a'),
  motif: () =>
    ['#ff5a8a', '#ffcb3d', '#35d6c8']
      .map((colour, index) =>
        line(
          `M${34 + index * 6} ${262 + index * 34}C110 ${340 + index * 34} 150 ${190 + index * 34} 214 ${246 + index * 30}`,
          colour,
          36,
        ),
      )
      .join('') +
    place(
      226,
      286,
      solid('M-24 -136H24L15 -336Q0 -360 -15 -336Z', '#ff8a3d', { edge: 9 }) +
        solid(rectPath(-32, -150, 64, 54, 8), '#d5dcef', { edge: 8 }) +
        solid('M0 14C-48 -20 -44 -66 -30 -98H30C44 -66 48 -20 0 14Z', '#ff5a8a', { edge: 10 }) +
        gleam('M-10 -300L-14 -180', 7, 0.6),
      { turn: 38 },
    ),
});
