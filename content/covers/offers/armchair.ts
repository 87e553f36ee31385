import {
  circlePath,
  defineScene,
  fill,
  gleam,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, island, sky } from '../scenery.ts';

const red = '#f0435a';

export default defineScene({
  palette: 'teal',
  background: (stage) =>
    sky(stage, '#48dcc8', '#0f6a9a') +
    disc(stage, 200, 170, 170, '#e6fff6') +
    island(stage, 318, '#0d4f86', 300),
  motif: () =>
    shadow(200, 370, 160, 0.6, 0.14) +
    solid(
      polygonPath(
        [
          [92, 340],
          [122, 340],
          [112, 384],
          [98, 384],
        ],
        5,
      ),
      '#7a3f22',
      { edge: 5 },
    ) +
    solid(
      polygonPath(
        [
          [278, 340],
          [308, 340],
          [302, 384],
          [288, 384],
        ],
        5,
      ),
      '#7a3f22',
      { edge: 5 },
    ) +
    solid('M92 300V130C92 30 308 30 308 130V300Z', red, { edge: 18 }) +
    fill(
      circlePath(152, 128, 9) +
        circlePath(248, 128, 9) +
        circlePath(200, 112, 9) +
        circlePath(176, 172, 9) +
        circlePath(224, 172, 9),
      '#a3123f',
      0.75,
    ) +
    solid(rectPath(96, 236, 208, 62, 26), '#ff6f7a', { edge: 12 }) +
    solid(rectPath(84, 284, 232, 66, 20), '#d92f50', { edge: 12 }) +
    solid('M44 350V236Q44 190 86 190T128 236V350Q86 362 44 350Z', red, { edge: 14 }) +
    solid('M272 350V236Q272 190 314 190T356 236V350Q314 362 272 350Z', red, { edge: 14 }) +
    gleam('M64 300V236Q66 216 82 212M292 300V238', 10, 0.6) +
    place(
      200,
      226,
      solid(
        polygonPath(
          [
            [-58, -46],
            [58, -46],
            [66, 44],
            [-66, 44],
          ],
          24,
        ),
        '#ffd23f',
        {
          edge: 10,
          decor: fill('M-70 -14H70V6H-70ZM-70 18H70V24H-70Z', '#fff3c4'),
        },
      ),
      { turn: -9 },
    ),
});
