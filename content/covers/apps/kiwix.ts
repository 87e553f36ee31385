import { circlePath, defineScene, fill, gleam, line, radial, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'aurora',
  background: (stage) => sky(stage, '#8fe0ea', '#3a4fa8'),
  motif: () =>
    shadow(200, 372, 160, 0.45, 0.12) +
    fill(circlePath(200, 176, 150), radial(['#ffffff66', '#ffffff33 60%', '#dff6ff99'], 40, 34, 66)) +
    solid('M200 168C168 138 118 136 78 150V256C118 242 168 246 200 274Z', '#ffffff', { edge: 7, depth: 8 }) +
    solid('M200 168C232 138 282 136 322 150V256C282 242 232 246 200 274Z', '#ffffff', { edge: 7, depth: 8 }) +
    line(
      'M102 178Q142 168 176 188M102 210Q142 200 176 220M224 188Q258 168 298 178M224 220Q258 200 298 210',
      '#6d86c4',
      10,
    ) +
    solid(
      'M96 300H304Q320 300 324 316L334 352Q338 368 320 368H80Q62 368 66 352L76 316Q80 300 96 300Z',
      '#b8643a',
      { edge: 11 },
    ) +
    `<circle cx="200" cy="176" r="147" fill="none" stroke="#ffffff" stroke-width="8" opacity=".8"/>` +
    gleam('M92 120Q116 72 162 56', 15, 0.9),
});
