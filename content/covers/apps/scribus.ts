import { circlePath, defineScene, fill, inside, line, linear, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'rose',
  background: (stage) => sky(stage, '#ffb0cc', '#b02a72'),
  motif: () =>
    shadow(200, 350, 190, 0.4, 0.12) +
    solid('M200 96C150 60 80 58 28 80V330C80 308 150 310 200 346Z', '#f7f9ff', { edge: 9, depth: 9 }) +
    solid('M200 96C250 60 320 58 372 80V330C320 308 250 310 200 346Z', '#f7f9ff', { edge: 9, depth: 9 }) +
    inside(
      'M58 114Q116 98 172 122V226Q116 204 58 216Z',
      fill(rectPath(50, 90, 130, 140), linear(['#5ecbff', '#c6f0ff'])) +
        fill(circlePath(140, 140, 20), '#ffcb3d') +
        fill('M40 230L90 160L126 196L150 172L200 240Z', '#e0407f'),
    ) +
    line('M60 246Q116 234 170 256M60 278Q116 266 170 288', '#8a94b8', 11) +
    [
      [230, 286],
      [314, 346],
    ]
      .map(([from = 0, to = 0]) =>
        [118, 148, 178, 208, 238, 268]
          .map((y) =>
            line(`M${from} ${y + (from < 300 ? 8 : -6)}L${to} ${y - (from < 300 ? 8 : 4)}`, '#8a94b8', 11),
          )
          .join(''),
      )
      .join(''),
});
