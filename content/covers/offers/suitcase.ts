import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
  starPath,
} from '../grammar.ts';
import { disc, island, sky } from '../scenery.ts';

const strap = (x: number): string =>
  solid(rectPath(x, 116, 34, 240, 6), '#a3552a', { edge: 5 }) +
  solid(rectPath(x - 5, 206, 44, 38, 8), '#ffe8b0', { edge: 5 });

export default defineScene({
  palette: 'coral',
  background: (stage) =>
    sky(stage, '#ff8f6a', '#c22f78') + disc(stage, 190, 180, 165) + island(stage, 332, '#8f1a5c', 310),
  motif: () =>
    shadow(206, 374, 160, 0.6, 0.13) +
    place(
      200,
      216,
      place(
        -200,
        -216,
        line('M152 114V66Q152 44 174 44H226Q248 44 248 66V114', '#5c2a4a', 22) +
          line('M150 112V66Q150 44 173 44H224Q245 44 245 66V112', '#b8f0f2', 12) +
          solid(circlePath(104, 366, 22), '#3a1a3f', { edge: 6 }) +
          solid(circlePath(296, 366, 22), '#3a1a3f', { edge: 6 }) +
          solid(rectPath(46, 110, 308, 250, 40), '#ffc52e', {
            edge: 18,
            depth: 8,
            decor: line('M46 160H360M46 196H360M46 232H360M46 268H360M46 304H360', '#d98a12', 6, 0.5),
          }) +
          strap(92) +
          strap(274) +
          solid(circlePath(200, 196, 42), '#22b5c4', { edge: 6 }) +
          fill(starPath(200, 196, 25, 5, 0.5, 3), '#ffffff') +
          place(
            196,
            290,
            solid(rectPath(-50, -28, 100, 56, 10), '#fff6e6', { edge: 5 }) +
              fill(
                polygonPath(
                  [
                    [-36, 20],
                    [-10, -14],
                    [6, 4],
                    [18, -8],
                    [38, 20],
                  ],
                  3,
                ),
                '#f0385f',
              ),
            { turn: -8 },
          ) +
          gleam('M72 176V146Q74 134 88 132', 11, 0.85),
      ),
      { turn: -7, scale: 0.98 },
    ),
});
