import { defineScene, ellipsePath, gleam, line, place, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'ocean',
  background: (stage) => sky(stage, '#fff0b8', '#f0a43c'),
  motif: () =>
    [90, 146, 202, 258, 314].map((y) => line(`M-20 ${y}H420`, '#8a4a1c', 7, 0.55)).join('') +
    solid('M142 92L318 56V100L142 136Z', '#15204f', { edge: 8 }) +
    solid(rectPath(142, 96, 24, 204, 8), '#15204f', { edge: 6 }) +
    solid(rectPath(294, 62, 24, 204, 8), '#15204f', { edge: 6 }) +
    place(116, 304, solid(ellipsePath(0, 0, 62, 46), '#15204f', { edge: 10, rim: 0.4 }), { turn: -18 }) +
    place(268, 268, solid(ellipsePath(0, 0, 62, 46), '#15204f', { edge: 10, rim: 0.4 }), { turn: -18 }) +
    gleam('M84 290Q96 272 116 270', 8, 0.6) +
    gleam('M236 254Q248 236 268 234', 8, 0.6),
});
