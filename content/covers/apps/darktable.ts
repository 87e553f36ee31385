import { circlePath, defineScene, fill, inside, line, linear, rectPath, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'crimson',
  background: (stage) => sky(stage, '#d8323f', '#3d0618'),
  motif: () =>
    line('M-30 84Q200 128 430 70', '#2a0510', 12) +
    line('M-30 80Q200 124 430 66', '#f0b7a0', 8) +
    turn(
      -5,
      200,
      120,
      solid(rectPath(84, 116, 232, 254, 8), '#fff4ea', { edge: 9, depth: 10 }) +
        inside(
          rectPath(104, 136, 192, 182, 4),
          fill(rectPath(100, 130, 200, 200), linear(['#5c2230', '#e08a78'])) +
            fill(circlePath(236, 190, 28), '#ffe3cf') +
            fill('M90 330V270L160 200L214 262L246 234L310 290V330Z', '#37101c'),
        ),
    ) +
    solid(rectPath(182, 70, 38, 92, 10), '#e2a052', { edge: 7 }) +
    fill(rectPath(182, 104, 38, 10), '#8a9099'),
});
