import {
  defineScene,
  ellipsePath,
  fill,
  glow,
  inside,
  line,
  linear,
  num,
  random,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { ground } from '../scenery.ts';
import { flame } from '../props.ts';

function stones(stage: Stage): string {
  const next = random(21);
  const tall = 46 * stage.scale;
  let markup = `<rect width="${stage.width}" height="${stage.height}" fill="#141a38"/>`;
  for (let row = 0; row * tall < stage.height; row += 1) {
    for (let x = -next() * 60 * stage.scale; x < stage.width;) {
      const wide = (50 + next() * 46) * stage.scale;
      const tone = ['#33446f', '#3b4d7c', '#2c3b64', '#43568a'][Math.floor(next() * 4)] ?? '#33446f';
      markup += `<rect x="${num(x + 3)}" y="${num(row * tall + 3)}" width="${num(wide - 6)}" height="${num(tall - 6)}" rx="${num(9 * stage.scale)}" fill="${tone}"/><rect x="${num(x + 9 * stage.scale)}" y="${num(row * tall + 6 * stage.scale)}" width="${num(wide * 0.5)}" height="${num(4 * stage.scale)}" rx="${num(2 * stage.scale)}" fill="#8ea4da" opacity=".28"/>`;
      x += wide;
    }
  }
  return markup;
}

const torch = (x: number): string =>
  glow(x, 140, 120, '#ffab3d', 0.75) +
  solid(rectPath(x - 9, 150, 18, 70, 8), '#8a4b2a', { edge: 5 }) +
  solid(rectPath(x - 18, 146, 36, 18, 7), '#c7cfe8', { edge: 5 }) +
  flame(x, 152, 78);

const gate = 'M112 356V176A88 88 0 0 1 288 176V356Z';

const glare = (x: number, y: number, size: number, colour: string): string =>
  glow(x, y, size * 3, colour, 0.5) +
  fill(ellipsePath(x - size, y, size * 0.62, size * 0.78), colour) +
  fill(ellipsePath(x + size, y, size * 0.62, size * 0.78), colour) +
  fill(rectPath(x - size * 1.1, y - size * 0.6, size * 0.24, size * 1.2, size * 0.1), '#120a2c') +
  fill(rectPath(x + size * 0.88, y - size * 0.6, size * 0.24, size * 1.2, size * 0.1), '#120a2c');

export default defineScene({
  palette: 'ink',
  bleed: 'bottom',
  background: (stage) => stones(stage) + ground(stage, 352, '#3a4570'),
  motif: ({ pop }) =>
    glow(200, 220, 240, '#ffb03d', 0.35) +
    torch(52) +
    torch(348) +
    solid('M84 360V176A116 116 0 0 1 316 176V360Z', '#8fa0cf', {
      edge: 12,
      decor: line(
        'M84 236H116M84 296H116M284 236H316M284 296H316M110 110L138 130M154 74L166 104M246 74L234 104M290 110L262 130M200 60V90',
        '#3d4a78',
        6,
      ),
    }) +
    fill(gate, linear(['#0b0722', '#1c1048 60%', '#3b1c5c'], 90)) +
    inside(
      gate,
      glare(150, 176, 17, '#ff4f6d') +
        glare(160, 232, 17, '#8cff6a') +
        glare(196, 128, 12, '#ffd23f') +
        fill(rectPath(120, 268, 160, 22, 4), '#2b2154') +
        fill(rectPath(112, 286, 176, 26, 4), '#3d3070') +
        fill(rectPath(100, 308, 200, 26, 4), '#55458e') +
        fill(rectPath(90, 332, 220, 30, 4), '#7263ad') +
        line('M120 270H280M112 288H288M100 310H300M90 334H310', '#b7a8ee', 4, 0.6),
    ) +
    shadow(226, 388, 80, 0.55) +
    `<g transform="translate(42 4) rotate(22 206 330)">${
      solid('M206 148L224 172V304H188V172Z', '#e6eeff', { edge: 9 }) +
      line('M206 178V296', '#93a5d8', 5) +
      solid(rectPath(158, 298, 96, 22, 11), pop, { edge: 7 }) +
      solid(rectPath(196, 318, 20, 50, 8), '#8f2f4f', { edge: 5 }) +
      solid(ellipsePath(206, 374, 17, 17), pop, { edge: 6 })
    }</g>`,
});
