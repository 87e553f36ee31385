import { defineScene, fill, line, polygonPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const layer = (y: number, colour: string, decor: string): string =>
  solid(
    polygonPath(
      [
        [200, y - 84],
        [376, y],
        [200, y + 84],
        [24, y],
      ],
      16,
    ),
    colour,
    { edge: 7, depth: 16, decor },
  );

export default defineScene({
  palette: 'forest',
  background: (stage) => sky(stage, '#b8e6a0', '#2d7d4a'),
  motif: () =>
    shadow(200, 352, 190, 0.4, 0.2) +
    layer(286, '#b98b5c', line('M60 290Q160 250 210 300T340 290', '#8a5f38', 10)) +
    layer(206, '#5ab4f0', line('M90 190Q170 220 200 190T300 240', '#e6f6ff', 12)) +
    layer(
      122,
      '#f7f2dc',
      fill('M24 122L112 80L190 118L116 168Z', '#8fd67a') +
        line('M112 164Q200 96 300 86', '#ff8a3d', 13) +
        line('M150 60L310 152', '#c9b98a', 8),
    ),
});
