import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  num,
  place,
  radial,
  regular,
  solid,
} from '../grammar.ts';
import { rays, sky, starfield } from '../scenery.ts';
import { sparkle } from '../props.ts';

/** Draws a ring of bullets around the spirit. */
const ring = (
  count: number,
  r: number,
  turned: number,
  colour: string,
  length: number,
  wide: number,
): string =>
  regular(count, 0, 0, 1, turned)
    .map(([x, y], index) => {
      const angle = (index / count) * 360 + turned;
      return place(
        200 + x * r,
        190 + y * r,
        fill(ellipsePath(0, 0, wide * 1.3, length * 1.2), colour, 0.35) +
          fill(ellipsePath(0, 0, wide, length), colour) +
          fill(ellipsePath(0, -length * 0.1, wide * 0.5, length * 0.62), '#ffffff', 0.95),
        { turn: angle },
      );
    })
    .join('');

const orbs = (count: number, r: number, turned: number, colour: string, size: number): string =>
  regular(count, 200, 190, r, turned)
    .map(
      ([x, y]) =>
        fill(circlePath(x, y, size * 1.35), colour, 0.3) +
        fill(circlePath(x, y, size), radial(['#ffffff', '#ffffff 38%', colour], 45, 42, 52)),
    )
    .join('');

const wing = (flip: boolean): string =>
  place(
    200,
    190,
    solid('M6 4C30 -62 92 -86 104 -58C114 -30 76 8 6 10Z', '#ff6fb8', {
      edge: 9,
      decor: fill(circlePath(72, -46, 15), '#ffd36e', 0.95) + fill(circlePath(44, -20, 9), '#fff3ff', 0.9),
    }) +
      solid('M6 10C60 12 86 36 72 60C54 80 18 52 6 18Z', '#a06bff', {
        edge: 7,
        decor: fill(circlePath(52, 44, 10), '#7df2ff', 0.9),
      }),
    { flip, scale: 1.42 },
  );

export default defineScene({
  palette: 'plum',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#7a2fb0', '#160735') +
    rays(stage, 200, 190, 24, 0.09, '#ff9be8') +
    starfield(stage, 50, 9, '#ffe6ff'),
  motif: () =>
    glow(200, 190, 250, '#c04bff', 0.7) +
    fill(circlePath(200, 190, 134), '#ffd9f6', 0.16) +
    `<circle cx="200" cy="190" r="${num(134)}" fill="none" stroke="#ffd9f6" stroke-width="3" opacity=".6"/>` +
    orbs(12, 250, 8, '#39d2ff', 15) +
    ring(15, 204, 10, '#ff4fa0', 25, 12) +
    orbs(12, 160, 0, '#ffd23f', 11) +
    glow(200, 190, 100, '#ffffff', 0.8) +
    wing(true) +
    wing(false) +
    line('M194 150Q184 120 164 116M206 150Q216 120 236 116', '#ffe3f6', 6) +
    fill(circlePath(163, 116, 7), '#ffd23f') +
    fill(circlePath(237, 116, 7), '#ffd23f') +
    solid(ellipsePath(200, 204, 15, 56), '#ffd23f', {
      edge: 7,
      decor: fill('M180 196H220V208H180ZM180 222H220V234H180Z', '#ff4fa0'),
    }) +
    solid(circlePath(200, 152, 20), '#fff3ff', { edge: 6 }) +
    sparkle(150, 130, 12, '#fff6c0') +
    sparkle(262, 232, 10, '#ffffff'),
});
