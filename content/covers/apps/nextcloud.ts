import { defineScene, fill, gleam, place, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'sky',
  background: (stage) => sky(stage, '#7cc4ff', '#1d4fc0'),
  motif: () =>
    shadow(200, 374, 150, 0.4, 0.12) +
    solid('M116 290L200 220L284 290V348Q284 362 268 362H132Q116 362 116 348Z', '#fff1d6', { edge: 11 }) +
    solid(
      'M200 186L322 284Q330 296 316 300Q306 304 296 296L200 220L104 296Q94 304 84 300Q70 296 78 284Z',
      '#ff6b57',
      { edge: 7 },
    ) +
    fill(rectPath(176, 294, 48, 68, 10), '#7a3f2a') +
    place(
      30,
      32,
      solid('M112 188A62 62 0 0 1 106 66A92 92 0 0 1 274 54A70 70 0 0 1 296 188Z', '#ffffff', {
        edge: 14,
        shade: 0.16,
        depth: 6,
      }) + gleam('M88 96Q100 80 120 84', 9, 0.9),
      { scale: 0.85 },
    ),
});
