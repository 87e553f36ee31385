import { circlePath, defineScene, line, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { paper, writing } from '../props-apps.ts';

export default defineScene({
  palette: 'sand',
  background: (stage) => sky(stage, '#ffe7b0', '#e09a4a'),
  motif: () =>
    shadow(200, 362, 190, 0.4, 0.12) +
    paper(112, 26, 176, 170) +
    writing(138, 62, [124, 96, 116], '#7d8fb8', 30, 11) +
    solid(rectPath(44, 146, 312, 46, 23), '#39415f', { edge: 8 }) +
    solid(
      'M92 172H308Q322 172 326 186L366 334Q370 356 348 356H52Q30 356 34 334L74 186Q78 172 92 172Z',
      '#2fa39a',
      { edge: 13, depth: 8 },
    ) +
    [
      [106, 226, 5],
      [92, 268, 5],
      [112, 310, 1],
    ]
      .map(([x = 0, y = 0, count = 0]) =>
        count === 1
          ? line(`M${x + 12} ${y}h152`, '#fff6e2', 24)
          : Array.from({ length: count }, (_, index) =>
              solid(circlePath(x + index * (y === 226 ? 47 : 54), y, 17), '#fff6e2', { edge: 4 }),
            ).join(''),
      )
      .join(''),
});
