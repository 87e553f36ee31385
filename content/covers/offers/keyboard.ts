import { defineScene, fill, gleam, line, place, rectPath, shadow, solid } from '../grammar.ts';
import { block } from '../props.ts';
import { bokeh, disc, sky } from '../scenery.ts';

const colours = ['#fff6ea', '#ff5f8f', '#fff6ea', '#37d0dc', '#fff6ea', '#ffcb3f'] as const;

const keys = Array.from({ length: 12 }, (_, index) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  return block(34 + column * 85, 70 + row * 84, 76, colours[(index * 5 + row) % colours.length] ?? '#ffffff');
}).join('');

export default defineScene({
  palette: 'violet',
  background: (stage) => sky(stage, '#a87aff', '#33208a') + disc(stage, 200, 190, 175) + bokeh(stage, 8, 9),
  motif: () =>
    shadow(216, 372, 180, 0.5, 0.14) +
    place(
      200,
      206,
      place(
        -200,
        -206,
        line('M316 48Q330 10 372 8T420 -30', '#1b0f54', 12) +
          solid(rectPath(4, 40, 392, 368, 44), '#4a3aa0', { edge: 16, depth: 18 }) +
          fill(rectPath(22, 56, 356, 336, 30), '#241663') +
          keys +
          block(34, 322, 76, '#fff6ea') +
          solid(rectPath(119, 322, 246, 66, 16), '#8f6bff', { edge: 8, depth: 9 }) +
          gleam('M140 338H250', 7, 0.8),
      ),
      { turn: -11, scale: 0.84 },
    ),
});
