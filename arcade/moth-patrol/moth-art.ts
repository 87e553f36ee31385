import { type Ctx, type Sprite, createSprite, setStroke } from '../kit/draw.ts';
import { curve, disc, fillShape, metal, mirrored, paintGlow } from './brush.ts';

export interface MothArt {
  readonly upper: Sprite;
  readonly lower: Sprite;
  readonly body: Sprite;
  readonly antenna: Sprite;
  readonly aura: Sprite;
}

function paintUpper(ctx: Ctx): void {
  const wing = new Path2D('M-2 8C4 -26 34 -46 46 -36C56 -26 44 2 22 12C12 17 2 16 -2 8Z');
  const fill = ctx.createLinearGradient(0, 0, 46, -24);
  fill.addColorStop(0, '#fff6e0');
  fill.addColorStop(0.55, '#ffe0b8');
  fill.addColorStop(1, '#f49a9c');
  fillShape(ctx, wing, fill);
  ctx.save();
  ctx.clip(wing);
  curve(ctx, 'M14 -36Q34 -12 24 20', 'rgba(190,90,130,0.35)', 3);
  curve(ctx, 'M46 -40Q58 -14 24 16', '#c8587e', 5);
  curve(ctx, 'M0 8L34 -22M2 10L38 -6', 'rgba(190,110,120,0.4)', 1.4);
  ctx.restore();
  disc(ctx, 31, -17, 8.5, '#6a2f78', 7.5, -0.5);
  disc(ctx, 31, -17, 6, '#37c7b8', 5.2, -0.5);
  disc(ctx, 31, -17, 3.4, '#2a1240');
  disc(ctx, 29.4, -19, 1.6, '#fffbe8');
  setStroke(ctx, '#7a3560', 1.8);
  ctx.stroke(wing);
}

function paintLower(ctx: Ctx): void {
  const wing = new Path2D('M-2 -6C14 -10 32 0 30 16C28 30 12 28 4 18C0 12 -2 4 -2 -6Z');
  const fill = ctx.createLinearGradient(0, -6, 24, 22);
  fill.addColorStop(0, '#ffe8c4');
  fill.addColorStop(1, '#e88aa6');
  fillShape(ctx, wing, fill);
  disc(ctx, 18, 12, 5.4, '#8a3c86');
  disc(ctx, 18, 12, 3.2, '#ffd25e');
  setStroke(ctx, '#7a3560', 1.8);
  ctx.stroke(wing);
}

function fluff(ctx: Ctx, y: number, rx: number, ry: number, color: string, tufts: number): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let n = 0; n < tufts * 2; n += 1) {
    const turn = (n / (tufts * 2)) * Math.PI * 2;
    const reach = n % 2 === 0 ? 1.16 : 0.92;
    ctx.lineTo(Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach);
  }
  ctx.closePath();
  ctx.fill();
}

function paintBody(ctx: Ctx): void {
  fluff(ctx, 19, 8.5, 14, '#c97a74', 11);
  fluff(ctx, 18, 8, 13, '#ffe3bd', 11);
  curve(ctx, 'M-7 17Q0 21 7 17M-6 23Q0 27 6 23', '#d98a7c', 2.6);
  fluff(ctx, 6, 15.5, 9.5, '#d79a86', 15);
  fluff(ctx, 5, 14.5, 8.5, '#fff8e8', 15);
  disc(ctx, 0, -8, 13.5, '#8a4560');
  disc(ctx, 0, -8, 12.4, metal(ctx, 13, '#ffedd0', 0, -8));
  mirrored(ctx, () => {
    disc(ctx, 5.6, -6, 4.5, '#2a1240', 5.4);
    disc(ctx, 6.8, -8.2, 1.7, '#ffffff');
    disc(ctx, 4.6, -3.8, 0.9, '#b9a0ff');
    disc(ctx, 9.6, -1, 2.3, 'rgba(255,110,130,0.55)', 1.5);
  });
  curve(ctx, 'M-2 -0.6Q0 1.4 2 -0.6', '#7a3550', 1.4);
  curve(ctx, 'M-12 -14Q0 -20 12 -14', '#1f8f93', 4.4);
  mirrored(ctx, () => {
    disc(ctx, 5.4, -16.2, 4.6, '#c98a2e', 4);
    disc(ctx, 5.4, -16.2, 3.2, '#a9f5ee', 2.7);
    disc(ctx, 4.4, -17, 1, '#ffffff');
  });
}

function paintAntenna(ctx: Ctx): void {
  curve(ctx, 'M0 10Q4 -4 16 -12', '#c06a68', 2.4);
  for (let n = 0; n < 6; n += 1) {
    const [x, y] = [1 + n * 2.4, 5 - n * 3 + n * n * 0.04];
    curve(ctx, `M${x} ${y}l-5 -3.4M${x} ${y}l6 1.4`, '#ffd9a6', 1.7);
  }
  disc(ctx, 16, -12, 2.4, '#fff3b8');
}

export const createMothArt = (scale: number): MothArt => ({
  upper: createSprite(116, 116, scale, paintUpper),
  lower: createSprite(76, 76, scale, paintLower),
  body: createSprite(46, 76, scale, paintBody),
  antenna: createSprite(48, 48, scale, paintAntenna),
  aura: createSprite(150, 150, scale, (ctx) => paintGlow(ctx, 74, '#ffd9a0')),
});

export interface MothPose {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** Sideways lean in radians. */
  readonly lean: number;
  /** Stretch of the moth by its vertical speed. Negative values squash it. */
  readonly stretch: number;
  readonly opacity: number;
}

/** Draws the moth, wings beating. */
export function drawMoth(ctx: Ctx, art: MothArt, pose: MothPose, size = 1): void {
  const beat = Math.sin(pose.time * 22);
  ctx.save();
  ctx.translate(pose.x, pose.y);
  ctx.globalAlpha = pose.opacity * 0.34;
  art.aura.draw(ctx, 0, 0, size);
  ctx.globalAlpha = pose.opacity;
  ctx.rotate(pose.lean);
  ctx.scale(size * (1 - pose.stretch), size * (1 + pose.stretch));
  for (const side of [1, -1]) {
    ctx.save();
    ctx.scale(side, 1);
    ctx.save();
    ctx.translate(4, 8);
    ctx.rotate(beat * 0.14);
    art.lower.draw(ctx, 0, 4, 0.9 + beat * 0.08, 1);
    ctx.restore();
    ctx.translate(5, 0);
    ctx.rotate(beat * -0.2);
    art.upper.draw(ctx, 0, 0, 0.86 + beat * 0.14, 1);
    ctx.restore();
  }
  for (const side of [1, -1]) {
    ctx.save();
    ctx.scale(side, 1);
    ctx.translate(5, -26);
    ctx.rotate(Math.sin(pose.time * 5) * 0.08);
    art.antenna.draw(ctx, 0, 0);
    ctx.restore();
  }
  art.body.draw(ctx, 0, 0, 1 + beat * 0.02, 1 - beat * 0.03);
  ctx.restore();
}
