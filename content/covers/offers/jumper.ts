import { defineScene, ellipsePath, fill, line, polygonPath, rectPath, solid, starPath } from '../grammar.ts';
import { disc, sky, wallpaper } from '../scenery.ts';

const wool = '#f4f0e2';
const body = 'M118 96Q200 132 282 96L312 132L308 352Q200 372 92 352L88 132Z';

export default defineScene({
  palette: 'sky',
  background: (stage) =>
    sky(stage, '#6f9aff', '#2a3fae') +
    wallpaper(stage, 74, (column, row) =>
      (column + row) % 2 === 0 ? fill(starPath(0, 0, 12, 6, 0.3, 1), '#ffffff', 0.22) : '',
    ) +
    disc(stage, 200, 190, 165, '#dfe8ff'),
  motif: () =>
    solid('M118 98Q64 112 42 190L10 318Q30 346 76 338L120 190Z', wool, { edge: 12, shade: 0.24 }) +
    solid('M282 98Q336 112 358 190L390 318Q370 346 324 338L280 190Z', wool, { edge: 12, shade: 0.24 }) +
    solid(
      polygonPath(
        [
          [6, 304],
          [82, 326],
          [74, 362],
          [-2, 340],
        ],
        10,
      ),
      '#e8324a',
      { edge: 7 },
    ) +
    solid(
      polygonPath(
        [
          [394, 304],
          [318, 326],
          [326, 362],
          [402, 340],
        ],
        10,
      ),
      '#e8324a',
      { edge: 7 },
    ) +
    solid(body, wool, {
      edge: 15,
      shade: 0.24,
      decor:
        fill('M60 90H340V168Q200 220 60 168Z', '#e8324a') +
        line('M70 188Q200 240 330 188', '#e8324a', 12) +
        line(
          'M88 116L112 148L136 122L160 158L184 130L208 162L232 130L256 156L280 120L306 148',
          '#fff6e0',
          11,
        ) +
        line('M84 226Q200 274 316 226', '#1f7a8f', 9),
    }) +
    solid(rectPath(84, 334, 232, 40, 14), '#e8324a', { edge: 9 }) +
    line('M116 342V366M150 344V368M184 346V370M218 346V370M252 344V368M286 342V366', '#a3123f', 5, 0.7) +
    solid('M136 96Q200 60 264 96Q268 132 200 138T136 96Z', '#c2203f', { edge: 9 }) +
    fill(ellipsePath(200, 98, 46, 17), '#5c0b2a'),
});
