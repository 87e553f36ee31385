import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  softShadow,
  vertical,
} from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import { COLORS } from './paint-art.ts';

/** Draws a lemon, its middle at x, y. */
export function drawLemon(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.5);
  fillEllipse(ctx, 0, 0, size * 1.12, size * 0.82, '#d99a00');
  fillEllipse(ctx, size * 1, 0, size * 0.34, size * 0.26, '#d99a00');
  fillEllipse(ctx, 0, -size * 0.08, size, size * 0.7, '#ffd62e');
  fillEllipse(ctx, -size * 0.28, -size * 0.34, size * 0.4, size * 0.2, '#fff3a8');
  ctx.restore();
}

/** Paints a lemon tree in a terracotta pot. 0, 0 is the middle of its tile. */
function paintPot(ctx: Ctx, seed: number): void {
  const random = createRandom(seed);
  softShadow(ctx, 5, 18, 27, 11, 0.42);
  ctx.beginPath();
  ctx.moveTo(-17, 0);
  ctx.lineTo(17, 0);
  ctx.lineTo(12, 22);
  ctx.lineTo(-12, 22);
  ctx.closePath();
  const clay = ctx.createLinearGradient(-17, 0, 17, 0);
  clay.addColorStop(0, '#e98a56');
  clay.addColorStop(0.4, '#d46a3a');
  clay.addColorStop(1, '#963d24');
  ctx.fillStyle = clay;
  ctx.fill();
  fillRound(ctx, -20, -4, 40, 9, 4, '#f0a06c');
  for (const [tone, radius, dx, dy] of [
    ['#1c6b40', 25, 1.5, -14],
    ['#2c8a4c', 23, 0, -17],
    ['#43a85c', 17, -4, -22],
    ['#74cc74', 8, -9, -28],
  ] as const) {
    ctx.fillStyle = tone;
    ctx.beginPath();
    for (let lobe = 0; lobe < 9; lobe += 1) {
      const angle = (lobe / 9) * Math.PI * 2 + seed;
      ctx.moveTo(dx, dy);
      ctx.arc(
        dx + Math.cos(angle) * radius * 0.62,
        dy + Math.sin(angle) * radius * 0.52,
        radius * 0.44,
        0,
        Math.PI * 2,
      );
    }
    ctx.fill();
  }
  for (let fruit = 0; fruit < 4; fruit += 1) {
    const angle = fruit * 1.7 + random.range(0, 1);
    drawLemon(ctx, Math.cos(angle) * 14, -16 + Math.sin(angle) * 11, 5);
  }
}

/** Paints a wooden tub with both colours in it. */
function paintTub(ctx: Ctx): void {
  softShadow(ctx, 4, 16, 30, 13, 0.45);
  ctx.beginPath();
  ctx.moveTo(-23, -8);
  ctx.lineTo(-19, 14);
  ctx.quadraticCurveTo(0, 25, 19, 14);
  ctx.lineTo(23, -8);
  ctx.closePath();
  const wood = ctx.createLinearGradient(-23, 0, 23, 0);
  wood.addColorStop(0, '#e0a35c');
  wood.addColorStop(0.45, '#b9743a');
  wood.addColorStop(1, '#77421f');
  ctx.fillStyle = wood;
  ctx.fill();
  setStroke(ctx, '#f4e7cf', 4);
  ctx.beginPath();
  ctx.moveTo(-21, 3);
  ctx.quadraticCurveTo(0, 15, 21, 3);
  ctx.stroke();
  fillEllipse(ctx, 0, -9, 24, 13, '#8a5226');
  fillEllipse(ctx, 0, -9, 20.5, 10.5, COLORS[0]);
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(0, -9, 20.5, 10.5, 0, 0, Math.PI * 2);
  ctx.clip();
  ctx.beginPath();
  ctx.moveTo(2, -22);
  ctx.bezierCurveTo(-12, -14, 12, -6, -2, 4);
  ctx.lineTo(30, 4);
  ctx.lineTo(30, -22);
  ctx.closePath();
  ctx.fillStyle = COLORS[1];
  ctx.fill();
  ctx.restore();
  fillEllipse(ctx, -9, -13, 6, 2.4, alpha('#ffffff', 0.7));
  fillEllipse(ctx, 11, -12, 4, 1.8, alpha('#ffffff', 0.6));
}

/** Paints the brass base of a sprinkler. */
function paintSprinkler(ctx: Ctx): void {
  softShadow(ctx, 3, 14, 22, 9, 0.4);
  fillEllipse(ctx, 0, 11, 18, 9, '#7f5a20');
  fillEllipse(ctx, 0, 9, 18, 9, '#d9a53a');
  fillRound(ctx, -6, -14, 12, 24, 4, vertical(ctx, -14, 10, '#ffe08a', '#a06c1c'));
  fillEllipse(ctx, 0, -14, 13, 7, '#8f6520');
  fillEllipse(ctx, 0, -16, 13, 7, '#f3c55a');
}

export interface Things {
  readonly pots: readonly Sprite[];
  readonly tub: Sprite;
  readonly sprinkler: Sprite;
  readonly lemon: Sprite;
}

export const createThings = (pixelScale: number): Things => ({
  pots: [1, 2, 3].map((seed) => createSprite(64, 96, pixelScale, (ctx) => paintPot(ctx, seed))),
  tub: createSprite(66, 64, pixelScale, paintTub),
  sprinkler: createSprite(52, 60, pixelScale, paintSprinkler),
  lemon: createSprite(60, 60, pixelScale, (ctx) => drawLemon(ctx, 0, 0, 19)),
});

/** Draws the blinking head of a sprinkler before the water comes. */
export function drawWarning(ctx: Ctx, x: number, y: number, reach: number, time: number): void {
  const blink = Math.sin(time * 14) > 0;
  fillEllipse(ctx, x, y - 16, 8, 6, blink ? '#ff3b4e' : '#ffd9a0');
  ctx.beginPath();
  ctx.arc(x, y, reach, 0, Math.PI * 2);
  ctx.setLineDash([12, 10]);
  setStroke(ctx, alpha('#2a8fe0', blink ? 0.8 : 0.4), 4);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Draws turning jets of water of the length `reach`. */
export function drawSpray(ctx: Ctx, x: number, y: number, reach: number, time: number): void {
  fillEllipse(ctx, x, y, reach, reach, 'rgba(150,220,255,0.22)');
  ctx.lineCap = 'round';
  for (let jet = 0; jet < 14; jet += 1) {
    const angle = (jet / 14) * Math.PI * 2 + time * 3;
    const far = reach * (0.72 + 0.28 * Math.sin(jet * 2.3 + time * 11));
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(angle) * 10, y - 14 + Math.sin(angle) * 6);
    ctx.quadraticCurveTo(
      x + Math.cos(angle + 0.1) * far * 0.6,
      y - 26 + Math.sin(angle + 0.1) * far * 0.6,
      x + Math.cos(angle + 0.24) * far,
      y + Math.sin(angle + 0.24) * far,
    );
    setStroke(ctx, jet % 2 === 0 ? 'rgba(255,255,255,0.85)' : 'rgba(120,205,255,0.85)', 3.5);
    ctx.stroke();
  }
}

/** Traces a drop, for splashes and buttons. Its tip points up. */
export function dropPath(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y - size);
  ctx.bezierCurveTo(x + size * 0.9, y - size * 0.1, x + size * 0.8, y + size * 0.8, x, y + size * 0.8);
  ctx.bezierCurveTo(x - size * 0.8, y + size * 0.8, x - size * 0.9, y - size * 0.1, x, y - size);
}

export const outlineOf = (coat: 0 | 1): string => shade(COLORS[coat], -0.55);
