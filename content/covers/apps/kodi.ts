import { circlePath, defineScene, fill, line, linear, rectPath, shadow, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { screen } from '../props-apps.ts';

export default defineScene({
  palette: 'ruby',
  background: (stage) => sky(stage, '#f7628f', '#5a1880'),
  motif: () =>
    shadow(190, 354, 170, 0.4, 0.12) +
    line('M110 300L90 348M258 300L278 348', '#2b2f4f', 18) +
    screen(22, 70, 324, 236, linear(['#2fd0e8', '#5b5fe0', '#e04fa8'], 50), { rim: 18 }) +
    fill('M150 130L236 188L150 246Z', '#ffffff', 0.95) +
    turn(
      13,
      320,
      280,
      solid(rectPath(280, 180, 84, 192, 30), '#f4f6ff', { edge: 10, depth: 8 }) +
        fill(circlePath(322, 232, 27), '#343a63') +
        fill(circlePath(322, 232, 11), '#f4f6ff') +
        [
          [304, 288, '#ff5a6a'],
          [340, 288, '#4fd67a'],
          [304, 326, '#ffcb3d'],
          [340, 326, '#3f8fe8'],
        ]
          .map(([x, y, colour]) => fill(circlePath(Number(x), Number(y), 12), String(colour)))
          .join(''),
    ),
});
