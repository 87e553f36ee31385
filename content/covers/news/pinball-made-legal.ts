import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  radial,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { burst, sparkle } from '../props.ts';
import { bokeh, sky } from '../scenery.ts';

/** A bat that turns around its thick end, which is at 0, 0. */
const flipper =
  fill('M0 -42A42 42 0 0 0 0 42L196 28A20 20 0 0 0 196 -14Z', '#1c0a3c', 0.45) +
  solid('M0 -42A42 42 0 1 0 0 42L192 18A18 18 0 0 0 192 -18Z', '#ff3d4a', { edge: 12, depth: 16 }) +
  line('M-2 -30L186 -9', '#ffd0c0', 6, 0.8) +
  solid(circlePath(0, 0, 22), '#fff1d0', { edge: 6 }) +
  fill(circlePath(0, 0, 8), '#6b3a8c');

/** Draws a round target with a lit cap. */
const bumper = (x: number, y: number, size: number, colour: string): string =>
  place(
    x,
    y,
    glow(0, 0, 150, colour, 0.75) +
      shadow(10, 60, 92, 0.55, 0.5) +
      solid(ellipsePath(0, 8, 86, 80), '#fff6e4', { edge: 10, depth: 22 }) +
      fill(ellipsePath(0, 2, 66, 61), radial(['#fffbe0', `${colour} 55%`, '#f0702a'], 42, 36, 70)) +
      fill(ellipsePath(0, 0, 34, 31), '#fffdf2', 0.92) +
      gleam('M-50 -24Q-40 -46 -14 -53', 8, 0.9),
    { scale: size },
  );

const ball =
  glow(0, 0, 110, '#ffffff', 0.55) +
  fill(circlePath(0, 0, 62), radial(['#ffffff', '#cfd9ee 32%', '#7484b4 66%', '#2b2f63'], 34, 28, 78)) +
  fill('M-56 20Q0 44 56 18Q42 62 0 62Q-40 60 -56 20Z', '#b06cff', 0.55) +
  fill(ellipsePath(-20, -26, 20, 13), '#ffffff', 0.98);

export default defineScene({
  palette: 'violet',
  bleed: 'all',
  background: (stage) => sky(stage, '#7b4ff0', '#1f1368') + bokeh(stage, 14, 9, '#d7c2ff', 0.22),
  motif: () =>
    line('M-420 -60V262L-60 404', '#2b1a80', 34) +
    line('M-420 -64V256L-60 398', '#43e0ff', 12) +
    line('M820 -60V300L470 452', '#2b1a80', 34) +
    line('M820 -64V294L470 446', '#43e0ff', 12) +
    bumper(306, 92, 1.02, '#ffc62e') +
    bumper(62, 62, 0.72, '#4fe3d0') +
    fill('M150 322L236 166L282 190Z', linear(['#ffffff00', '#ffffff'], 300), 0.5) +
    place(44, 362, flipper, { turn: -27, scale: 1.18 }) +
    burst(206, 268, 34, 62, 7, '#ffe27a', 9, 60) +
    place(236, 208, ball, { scale: 1.08 }) +
    fill(rectPath(344, 240, 40, 40, 20), '#ff5fa8') +
    fill(rectPath(352, 246, 14, 10, 5), '#ffffff', 0.8) +
    sparkle(376, 24, 18) +
    sparkle(178, 40, 14),
});
