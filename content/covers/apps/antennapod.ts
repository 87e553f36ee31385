import { circlePath, defineScene, fill, line, rectPath, regular, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'mint',
  background: (stage) => sky(stage, '#b6f5dc', '#2a9d8a'),
  motif: () =>
    shadow(200, 352, 180, 0.4, 0.12) +
    line('M96 130V96Q96 62 130 62H270Q304 62 304 96V130', '#6b3a24', 26) +
    line('M100 124V98Q100 66 132 66', '#c98d5f', 7) +
    solid(rectPath(34, 118, 332, 222, 38), '#ff7a59', { edge: 15, depth: 8 }) +
    fill(circlePath(136, 230, 82), '#8a2a2a', 0.35) +
    solid(circlePath(136, 226, 80), '#fff1d6', { edge: 9 }) +
    [[0, 0], ...regular(6, 0, 0, 27), ...regular(12, 0, 0, 54, 15)]
      .map(([x = 0, y = 0]) => fill(circlePath(136 + x, 226 + y, 8), '#6b3a24'))
      .join('') +
    fill(rectPath(238, 160, 104, 56, 12), '#fff1d6') +
    line('M252 200v-16M272 200v-24M292 200v-16M312 200v-24M328 200v-16', '#6b3a24', 5) +
    line('M284 168V208', '#e8263f', 8) +
    solid(circlePath(264, 272, 27), '#fff1d6', { edge: 6 }) +
    solid(circlePath(324, 272, 27), '#fff1d6', { edge: 6 }) +
    line('M264 268V252M324 268L336 256', '#6b3a24', 7),
});
