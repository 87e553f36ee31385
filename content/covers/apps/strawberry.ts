import { circlePath, defineScene, fill, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'plum',
  background: (stage) => sky(stage, '#f2b8d8', '#9a3f8f'),
  motif: () =>
    solid(circlePath(246, 200, 130), '#241b38', { edge: 9, depth: 8 }) +
    [112, 92, 72]
      .map((r) => `<circle cx="246" cy="200" r="${r}" fill="none" stroke="#5a4a7c" stroke-width="5"/>`)
      .join('') +
    fill('M246 200L360 138A130 130 0 0 1 374 224Z', '#ffffff', 0.16) +
    fill(circlePath(246, 200, 46), '#ffcb3d') +
    fill(circlePath(246, 200, 11), '#241b38') +
    solid(rectPath(22, 76, 248, 248, 14), '#2fb8c8', {
      edge: 11,
      depth: 9,
      decor:
        fill(circlePath(110, 160, 62), '#ffe27a') +
        fill('M0 330V250Q70 200 140 246T290 226V340H0Z', '#e8476f') +
        fill('M0 340V296Q80 256 160 292T300 280V340Z', '#5b2f9a'),
    }),
});
