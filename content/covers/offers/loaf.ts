import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  place,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, ground, sky } from '../scenery.ts';

const crust = 'M28 266C20 158 110 112 200 112S380 158 372 266C370 330 300 346 200 346S30 330 28 266Z';
const cut = (x: number): string =>
  place(
    x,
    196,
    fill('M-16 -72Q30 -10 10 76Q-34 20 -16 -72Z', '#ffe6b0') +
      line('M-16 -72Q-34 20 10 76', '#8a4312', 7, 0.7),
    { turn: 12 },
  );

export default defineScene({
  palette: 'teal',
  background: (stage) =>
    sky(stage, '#6fd8e0', '#1f6fa8') + disc(stage, 200, 180, 168, '#fffbe0') + ground(stage, 330, '#8a5a34'),
  motif: () =>
    line(
      'M116 92Q94 66 116 44T114 8M200 86Q178 60 200 38T198 2M284 92Q262 66 284 44T282 8',
      '#ffffff',
      12,
      0.8,
    ) +
    shadow(204, 350, 186, 0.6, 0.12) +
    solid(rectPath(2, 328, 396, 36, 18), '#c98a4a', { edge: 8, depth: 8 }) +
    solid(crust, '#d9822e', {
      edge: 22,
      paint: linear(['#f7bd62', '#dd8a35 50%', '#a85418'], 66),
      decor: cut(104) + cut(186) + cut(268),
    }) +
    fill(
      circlePath(72, 232, 5) +
        circlePath(140, 300, 5) +
        circlePath(240, 312, 5) +
        circlePath(322, 240, 5) +
        circlePath(226, 146, 5),
      '#fff3dc',
      0.9,
    ) +
    gleam('M62 216Q76 172 112 152', 12, 0.6),
});
