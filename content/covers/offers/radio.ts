import { circlePath, defineScene, fill, gleam, line, rectPath, shadow, solid } from '../grammar.ts';
import { burst } from '../props.ts';
import { disc, ground, sky } from '../scenery.ts';

export default defineScene({
  palette: 'dusk',
  background: (stage) =>
    sky(stage, '#ffb07a', '#5a3a9a') + disc(stage, 200, 180, 170, '#ffe9b8') + ground(stage, 322, '#2f2270'),
  motif: () =>
    shadow(204, 362, 184, 0.6, 0.12) +
    line('M312 124L372 22', '#4a3a5f', 10) +
    line('M311 123L371 21', '#e8ecf4', 6) +
    solid(circlePath(372, 22, 9), '#e8ecf4', { edge: 3 }) +
    line('M108 122V84Q108 66 126 66H274Q292 66 292 84V122', '#5a2a1a', 22) +
    line('M106 120V84Q106 64 126 64H273Q290 64 290 84V120', '#ffcb6a', 12) +
    solid(rectPath(60, 344, 46, 24, 6), '#3a1a2a', { edge: 4 }) +
    solid(rectPath(296, 344, 46, 24, 6), '#3a1a2a', { edge: 4 }) +
    solid(rectPath(24, 116, 352, 236, 44), '#b8602e', {
      edge: 18,
      depth: 6,
      decor: line('M20 150Q200 138 380 156M20 320Q200 334 380 314', '#7a3212', 6, 0.5),
    }) +
    solid(rectPath(50, 144, 184, 180, 26), '#fff0d0', { edge: 8 }) +
    line(Array.from({ length: 6 }, (_, at) => `M74 ${172 + at * 25}H210`).join(''), '#c9843f', 10) +
    solid(circlePath(304, 204, 56), '#1f8f9a', { edge: 9 }) +
    fill(circlePath(304, 204, 40), '#e8fff6') +
    line('M304 204L326 178', '#f0384a', 9) +
    fill(circlePath(304, 204, 9), '#2a1a4a') +
    burst(304, 204, 28, 34, 10, '#1f6f7a', 4) +
    solid(circlePath(272, 300, 20), '#ffcb3f', { edge: 6 }) +
    solid(circlePath(336, 300, 20), '#ffcb3f', { edge: 6 }) +
    gleam('M48 176Q48 140 78 136', 10, 0.7),
});
