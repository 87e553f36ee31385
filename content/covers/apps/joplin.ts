import { defineScene, fill, line, place, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { writing } from '../props-apps.ts';

export default defineScene({
  palette: 'sky',
  background: (stage) => sky(stage, '#8fd3ff', '#2c62d6'),
  motif: () =>
    shadow(210, 368, 160, 0.4, 0.14) +
    solid(rectPath(86, 44, 250, 316, 26), '#ffffff', { edge: 8, depth: 10 }) +
    solid(rectPath(86, 40, 244, 308, 26), '#ff6b57', {
      edge: 12,
      decor: fill(rectPath(80, 30, 66, 330), '#1a0a4a', 0.18),
    }) +
    fill(rectPath(178, 90, 116, 70, 12), '#fff3dc') +
    writing(196, 114, [80, 52], '#ff6b57', 24, 9) +
    [82, 130, 178, 226, 274, 318]
      .map((y) => line(`M64 ${y}Q58 ${y - 22} 88 ${y - 20}Q112 ${y - 16} 110 ${y}`, '#e3e9f8', 11))
      .join('') +
    place(
      276,
      352,
      solid('M-20 -54H20V-222Q20 -240 0 -240Q-20 -240 -20 -222Z', '#ffc93c', { edge: 7 }) +
        solid('M-20 -54H20L0 0Z', '#ffe2b8', { edge: 5 }) +
        fill('M-7 -19H7L0 0Z', '#33235f') +
        fill(rectPath(-20, -222, 40, 24), '#d5dcef'),
      { turn: 34 },
    ),
});
