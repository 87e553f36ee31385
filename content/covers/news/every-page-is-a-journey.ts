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
  rectPath,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { cloud, hills, sky, starfield, sun } from '../scenery.ts';

const surface = 158;

/** Draws a section of the sea from the surface down. */
const sea = (stage: Stage): string => {
  const top = stage.y(surface);
  return (
    `<rect y="${top}" width="${stage.width}" height="${stage.height - top + 9}" fill="${linear(['#2fb8e8', '#0d5cb0 30%', '#071f63'], 90)}"/>` +
    fill(`M0 ${top}H${stage.width}V${top + 8 * stage.scale}H0Z`, '#d6f6ff', 0.75)
  );
};

const cable =
  'M118 128C40 150 16 220 60 262C118 314 196 270 176 222C160 186 108 210 122 262C140 330 246 346 276 282C298 232 246 204 230 246C212 300 290 372 356 336C392 316 420 300 560 306';

const pulses = [
  [46, 232],
  [122, 284],
  [176, 226],
  [210, 324],
  [284, 258],
  [300, 342],
  [388, 322],
] as const;

const ship = place(
  212,
  120,
  solid('M-128 0H120Q150 0 158 -22L140 40Q134 58 112 58H-92Q-116 58 -120 34Z', '#ff5f5a', {
    edge: 11,
    decor: fill(rectPath(-140, 38, 320, 30), '#3a1050', 0.55),
  }) +
    solid(rectPath(-10, -52, 104, 54, 9), '#fff6e6', { edge: 8 }) +
    solid(rectPath(14, -92, 62, 44, 9), '#fff6e6', { edge: 7 }) +
    [26, 52].map((x) => fill(rectPath(x - 8, -82, 18, 16, 4), linear(['#fff2b0', '#ffb52e'], 80))).join('') +
    [8, 36, 64].map((x) => fill(circlePath(x + 6, -26, 9), linear(['#fff2b0', '#ffb52e'], 80))).join('') +
    solid(rectPath(100, -84, 26, 66, 6), '#ffb52e', { edge: 6 }) +
    fill(rectPath(100, -72, 26, 13), '#ff5f5a') +
    solid(circlePath(-64, -26, 38), '#ffc23a', { edge: 9 }) +
    fill(circlePath(-64, -26, 25), '#0d5cb0') +
    solid(circlePath(-64, -26, 13), '#ffc23a', { edge: 4 }) +
    gleam('M-108 14H-40', 6, 0.7),
);

export default defineScene({
  palette: 'ocean',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#24409c', '#7a6fe0') +
    starfield(stage, 40, 9, '#ffffff', surface) +
    sun(stage, 74, 62, 40, '#fff3cf') +
    cloud(stage, 366, 50, 0.5, '#8f9cf0', 0.6) +
    sea(stage) +
    hills(stage, 400, '#0a2a78', 8, 70) +
    hills(stage, 420, '#051850', 4, 50),
  motif: () =>
    ship +
    fill('M-900 152Q60 140 200 160T1300 154V176H-900Z', '#2fb8e8', 0.75) +
    line(cable, '#04153f', 20, 0.55) +
    line(cable, '#12e0d0', 13) +
    line(cable, '#e6fffb', 4.5) +
    pulses.map(([x, y]) => glow(x, y, 40, '#fff3a0', 0.95) + fill(circlePath(x, y, 9), '#fffbe0')).join('') +
    fill(ellipsePath(330, 220, 26, 12), '#ffb52e') +
    fill('M306 220L286 206V234Z', '#ff8a3d') +
    fill(circlePath(342, 217, 4), '#2b1040') +
    fill(ellipsePath(52, 344, 20, 10), '#ff7fa8') +
    fill('M70 344L86 333V355Z', '#e0487f') +
    fill(circlePath(42, 341, 3.5), '#2b1040'),
});
