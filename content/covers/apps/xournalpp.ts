import { defineScene, gleam, line, place, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { paper } from '../props-apps.ts';

export default defineScene({
  palette: 'plum',
  background: (stage) => sky(stage, '#d98ad0', '#5a1f86'),
  motif: () =>
    turn(
      -6,
      200,
      200,
      paper(
        70,
        34,
        262,
        334,
        Array.from({ length: 10 }, (_, index) =>
          line(`M${70 + index * 38} 20V390M50 ${54 + index * 38}H350`, '#b9cdf2', 4),
        ).join(''),
      ) +
        line('M104 254H286', '#fff04a', 44, 0.85) +
        line('M104 254Q130 236 152 254T200 254T248 250', '#283a78', 10),
    ) +
    place(
      270,
      248,
      solid('M-30 -70H30V-236Q30 -256 0 -256Q-30 -256 -30 -236Z', '#3fd06b', { edge: 9 }) +
        solid('M-30 -74H30L16 -26H-16Z', '#343a63', { edge: 6 }) +
        solid('M-15 -28H15L12 2L-15 12Z', '#ffe93c', { edge: 4 }) +
        gleam('M-12 -210V-120', 8, 0.6),
      { turn: 34 },
    ),
});
