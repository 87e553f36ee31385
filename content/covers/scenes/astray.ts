import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  linear,
  mix,
  num,
  place,
  polygonPath,
  radial,
  random,
  shadow,
  staged,
  tint,
} from '../grammar.ts';
import type { Point, Stage } from '../grammar.ts';

const eyeLevel = 150;
/**
 * Returns the position of a point in the corridor. `side` and `rise` are distances from the eye. `near` is 0.3 at the
 * far end and larger in front of it.
 */
const at = (side: number, rise: number, near: number): Point => [200 + side * near, eyeLevel + rise * near];
const warmth = (near: number): number => Math.max(0, 1 - Math.abs(near - 1.1) / 1.8);

/** Draws the brick walls and the paved floor, which extend beyond the picture on both sides. */
function corridor(stage: Stage): string {
  const next = random(21);
  const depths = Array.from({ length: 13 }, (_, index) => 0.3 * 1.33 ** index);
  let bricks = '';
  for (const [index, far] of depths.entries()) {
    const close = far * 1.33;
    for (const side of [-1, 1]) {
      for (let row = 0; row < 7; row += 1) {
        const [top, foot] = [-230 + row * 50, -182 + row * 50];
        const shift = row % 2 === 0 ? 1 : 1.153;
        const [a, b] = [far * shift * 1.012, close * shift * 0.99];
        const tone = mix(
          deepen(side < 0 ? '#f08a4a' : '#d9663c', 0.62),
          tint(side < 0 ? '#ff9d52' : '#e8743f', next() * 0.16),
          0.16 + warmth(a) * 0.8 * (0.8 + next() * 0.2),
        );
        bricks += fill(
          polygonPath(
            [
              at(side * 128, top, a),
              at(side * 128, top, b),
              at(side * 128, foot, b),
              at(side * 128, foot, a),
            ],
            Math.min(8, a * 4),
          ),
          tone,
        );
      }
    }
    for (let column = -3; column < 3; column += 1) {
      const lane = column * 42.7;
      const tone = mix(
        '#1c1440',
        (index + column) % 2 === 0 ? '#b9824e' : '#9a6642',
        0.1 + warmth(far) * 0.85,
      );
      bricks += fill(
        polygonPath(
          [
            at(lane + 1, 122, far * 1.012),
            at(lane + 41.7, 122, far * 1.012),
            at(lane + 41.7, 122, close * 0.99),
            at(lane + 1, 122, close * 0.99),
          ],
          3,
        ),
        tone,
      );
    }
  }
  const door = polygonPath(
    [at(-126, -234, 0.3), at(126, -234, 0.3), at(126, 122, 0.3), at(-126, 122, 0.3)],
    2,
  );
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="#150d33"/>` +
    staged(
      stage,
      bricks + fill(door, linear(['#fffbe0', '#ffd86b'], 90)) + glow(200, 140, 120, '#ffe9a0', 0.95),
    ) +
    `<rect width="${stage.width}" height="${num(stage.y(eyeLevel))}" fill="${linear(['#0b0726', '#0b072600'], 90)}" opacity=".8"/>` +
    `<rect width="${stage.width}" height="${stage.height}" fill="${radial(['#08051e00', '#08051e00 40%', '#08051ed9'], 50, 56, 68)}"/>`
  );
}

const rivet = (x: number, y: number, size: number): string =>
  fill(ellipsePath(x, y + 2, size, size), '#11102e', 0.6) +
  fill(circlePath(x, y, size), linear(['#ffffff', '#8790bd'], 60));

export default defineScene({
  palette: 'night',
  bleed: 'all',
  background: corridor,
  motif: () =>
    fill(
      polygonPath([at(-40, 122, 0.32), at(40, 122, 0.32), at(90, 122, 2.2), at(-90, 122, 2.2)]),
      linear(['#ffe9a0', '#ffe9a000'], 90),
      0.55,
    ) +
    shadow(212, 384, 120, 0.85, 0.2) +
    place(
      200,
      280,
      fill(circlePath(0, 0, 104), radial(['#f4f6ff', '#98a3d4 34%', '#3c4272 70%', '#1a1a40'], 36, 26, 84)) +
        line('M-98 -34C-50 2 52 2 98 -34', '#262a55', 13, 0.9) +
        line('M-97 -40C-50 -5 52 -5 97 -40', '#dfe5ff', 4, 0.6) +
        line('M-96 40C-50 74 52 74 96 40', '#20234c', 11, 0.75) +
        rivet(-64, -46, 8) +
        rivet(-4, -36, 9) +
        rivet(58, -44, 8) +
        rivet(-58, 34, 8) +
        rivet(2, 44, 9) +
        rivet(60, 34, 7) +
        line('M-40 -90C-10 -100 22 -98 44 -88', '#fff0b8', 10, 0.95) +
        line('M-92 -14C-88 -46 -76 -64 -58 -78', '#ffffff', 9, 0.75) +
        line('M94 30C80 70 44 96 8 97', '#ff9a4a', 7, 0.9),
      { turn: -10 },
    ) +
    line('M200 -600V46', '#0a0622', 6) +
    fill('M160 82Q164 44 200 40Q236 44 240 82Z', linear(['#4a4f86', '#1d1c46'], 60)) +
    glow(200, 92, 96, '#ffe27a', 0.95) +
    fill(ellipsePath(200, 84, 27, 17), '#fffbe0'),
});
