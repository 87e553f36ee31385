import { circlePath, defineScene, ellipsePath, fill, gleam, line, place, shadow, solid } from '../grammar.ts';
import { island, sky, sun, water } from '../scenery.ts';

const crown = 'M-98 34C-112 -112 -50 -134 0 -134S112 -112 98 34Q0 72 -98 34Z';

export default defineScene({
  palette: 'sand',
  background: (stage) =>
    sky(stage, '#5fd0ff', '#c8f4ff') +
    sun(stage, 322, 66, 36, '#fff2a8') +
    water(stage, 200, '#1fa8d8', 7) +
    island(stage, 262, '#ffe2a0', 420),
  motif: () =>
    shadow(206, 338, 190, 0.5, 0.16) +
    place(
      200,
      238,
      solid(ellipsePath(0, 44, 192, 82), '#ffcf5a', {
        edge: 14,
        decor:
          line(ellipsePath(0, 40, 164, 66), '#c98a22', 5, 0.55) +
          line(ellipsePath(0, 36, 134, 50), '#c98a22', 5, 0.55),
      }) +
        fill(ellipsePath(4, 44, 116, 42), '#a8641a', 0.45) +
        solid(crown, '#ffd873', {
          edge: 18,
          decor: line(
            'M-120 -90Q0 -60 120 -90M-120 -54Q0 -20 120 -54M-76 -140Q-60 -40 -70 60M0 -140V60M76 -140Q60 -40 70 60',
            '#c98a22',
            5,
            0.4,
          ),
        }) +
        solid('M-106 -16Q0 34 106 -16L104 36Q0 82 -104 36Z', '#f0385f', { edge: 9 }) +
        solid('M92 18Q140 24 158 76L134 78L126 98Q104 66 84 44Z', '#f0385f', { edge: 6 }) +
        solid(circlePath(92, 22, 18), '#ff6f8a', { edge: 5 }) +
        gleam('M-64 -64Q-56 -100 -22 -112', 12, 0.75),
      { turn: -9, scale: 1.02 },
    ),
});
