import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  polygonPath,
  radial,
  shadow,
  solid,
} from '../grammar.ts';
import { button, sparkle } from '../props.ts';
import { disc, ground, sky } from '../scenery.ts';

const lamp = (x: number, y: number, isLit: boolean): string =>
  fill(circlePath(x, y + 3, 31), '#071a3a') +
  (isLit
    ? glow(x, y, 50, '#ffae2e', 0.7) +
      fill(circlePath(x, y, 26), radial(['#fffef0', '#ffe680 40%', '#ff9f1c'], 42, 36, 66))
    : fill(circlePath(x, y, 26), radial(['#5a78a8', '#2c4474 60%', '#16264c'], 36, 30, 74))) +
  gleam(`M${x - 14} ${y - 8}Q${x - 9} ${y - 17} ${x + 1} ${y - 18}`, 5, isLit ? 0.95 : 0.5);

/** Rows of three, four and five lamps. Two in the shortest row have just been turned off. */
const lamps = [
  { y: 92, lit: [false, false, true] },
  { y: 168, lit: [true, true, true, true] },
  { y: 246, lit: [true, true, true, true, true] },
]
  .flatMap(({ y, lit }) => lit.map((isLit, at) => lamp(196 + (at - (lit.length - 1) / 2) * 68, y, isLit)))
  .join('');

/** Returns the stepped outline of the machine, `grow` units larger on every side. */
const steps = (grow: number): string =>
  polygonPath(
    [
      [86 - grow, 52 - grow],
      [306 + grow, 52 - grow],
      [306 + grow, 128 - grow],
      [342 + grow, 128 - grow],
      [342 + grow, 204 - grow],
      [378 + grow, 204 - grow],
      [378 + grow, 330],
      [14 - grow, 330],
      [14 - grow, 204 - grow],
      [50 - grow, 204 - grow],
      [50 - grow, 128 - grow],
      [86 - grow, 128 - grow],
    ],
    12,
  );

const cabinet =
  solid(steps(20), '#f6f1e2', { edge: 13, depth: 16, depthX: 12 }) +
  solid(steps(0), '#10306e', { edge: 9, rim: 0.15, shade: 0.4 });

const desk =
  solid('M-30 352L22 306H372L424 352V420H-30Z', '#d8423f', {
    edge: 10,
    paint: linear(['#2f6ac8', '#163a86'], 90),
  }) + line('M-30 354H424', '#0b2052', 5, 0.6);

export default defineScene({
  palette: 'teal',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#3fd8c4', '#0f6f8f') + disc(stage, 120, 110, 170, '#e9fff6') + ground(stage, 366, '#0b5a78'),
  motif: () =>
    shadow(200, 388, 230, 0.5, 0.1) +
    cabinet +
    lamps +
    desk +
    button(196, 342, 62, '#ff4d4d', 20) +
    sparkle(366, 86, 16) +
    gleam('M78 82V66', 7, 0.8),
});
