import { defineScene, fill, gleam, glow, line, linear, polygonPath, shadow, solid } from '../grammar.ts';
import { ground, mountains, sky, starfield, sun, trees } from '../scenery.ts';

export default defineScene({
  palette: 'ink',
  background: (stage) =>
    sky(stage, '#2f4aa8', '#141a58') +
    starfield(stage, 60, 5, '#ffffff', 240) +
    sun(stage, 66, 68, 26, '#fff4c8') +
    mountains(stage, 306, '#33509f', 5, 150) +
    trees(stage, 318, '#123a5a', 4, 54, 'pine') +
    ground(stage, 314, '#1f5a4f'),
  motif: () =>
    glow(200, 250, 210, '#ffb03f', 0.7) +
    shadow(200, 360, 180, 0.6, 0.12) +
    line('M60 262L6 352M340 262L394 352', '#fff1c8', 5, 0.8) +
    solid(
      polygonPath(
        [
          [200, 96],
          [372, 356],
          [28, 356],
        ],
        14,
      ),
      '#ff7a2e',
      { edge: 18 },
    ) +
    solid('M200 96L250 356H366Q374 356 368 346L206 102Z', '#d9481f', { edge: 8 }) +
    fill('M200 96L136 356H250Z', linear(['#fff6c0', '#ffd34a'], 90)) +
    solid('M200 96L112 356H150Q184 260 200 96Z', '#ff9a4a', { edge: 6 }) +
    solid('M200 96L288 356H246Q212 260 200 96Z', '#ff9a4a', { edge: 6 }) +
    fill('M190 356Q194 316 210 316T228 356Z', '#a3441a', 0.8) +
    line('M200 96L186 72M200 96L214 72', '#fff1c8', 8) +
    solid(
      polygonPath(
        [
          [200, 72],
          [250, 58],
          [200, 40],
        ],
        4,
      ),
      '#37d0c4',
      { edge: 4 },
    ) +
    line('M200 96V42', '#fff1c8', 6) +
    gleam('M140 216L84 316', 10, 0.55),
});
