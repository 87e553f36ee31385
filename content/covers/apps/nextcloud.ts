import { defineScene, fill, gleam, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'sky',
  background: (stage) => sky(stage, '#7cc4ff', '#1d4fc0'),
  motif: () =>
    shadow(200, 374, 150, 0.4, 0.12) +
    solid('M112 274L200 200L288 274V346Q288 362 272 362H128Q112 362 112 346Z', '#fff1d6', { edge: 11 }) +
    solid('M84 274Q76 266 86 256L190 170Q200 162 210 170L314 256Q324 266 316 274L200 194Z', '#ff6b57', {
      edge: 7,
    }) +
    fill(rectPath(174, 278, 52, 84, 10), '#7a3f2a') +
    solid('M112 188A62 62 0 0 1 106 66A92 92 0 0 1 274 54A70 70 0 0 1 296 188Z', '#ffffff', {
      edge: 14,
      shade: 0.16,
      depth: 6,
    }) +
    gleam('M88 96Q100 80 120 84', 9, 0.9),
});
