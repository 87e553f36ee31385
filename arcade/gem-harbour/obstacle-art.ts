import {
  fillCircle,
  fillRound,
  glossyBall,
  roundRect,
  setStroke,
  softShadow,
  strokeArc,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';

/** Paints a wooden crate; a strong one has iron straps. */
export function paintCrate(ctx: Ctx, strong: boolean): void {
  softShadow(ctx, 0, 42, 42, 10, 0.5);
  fillRound(ctx, -43, -42, 86, 86, 14, '#4a2810');
  fillRound(ctx, -39, -39, 78, 76, 11, vertical(ctx, -39, 37, '#d99a55', '#b06d31'));
  ctx.fillStyle = '#8d5323';
  for (const y of [-14, 11]) ctx.fillRect(-39, y, 78, 4);
  ctx.save();
  roundRect(ctx, -39, -39, 78, 76, 11);
  ctx.clip();
  setStroke(ctx, '#6f3f18', 17);
  strokeLine(ctx, -44, 42, 44, -44);
  setStroke(ctx, '#e2a661', 12);
  ctx.stroke();
  ctx.restore();
  setStroke(ctx, '#6f3f18', 9);
  roundRect(ctx, -35, -35, 70, 68, 8);
  ctx.stroke();
  setStroke(ctx, '#efb873', 6);
  ctx.stroke();
  if (!strong) return;
  for (const x of [-22, 22]) {
    fillRound(ctx, x - 9, -43, 18, 86, 5, '#22284f');
    fillRound(ctx, x - 6.5, -41, 13, 80, 4, vertical(ctx, -41, 39, '#a9b4d6', '#5d688f'));
    for (const y of [-30, 28]) glossyBall(ctx, x, y, 4.2, '#dfe6ff');
  }
}

/** Paints a treasure chest. */
export function paintCargo(ctx: Ctx): void {
  softShadow(ctx, 0, 41, 42, 11, 0.55);
  fillRound(ctx, -43, -36, 86, 78, 16, '#3c1f0c');
  fillRound(ctx, -39, -32, 78, 70, 13, vertical(ctx, -32, 38, '#c9453d', '#8f2430'));
  fillRound(ctx, -39, -32, 78, 29, 13, vertical(ctx, -32, -3, '#f06a57', '#d24a40'));
  ctx.fillStyle = 'rgba(60,10,20,0.55)';
  ctx.fillRect(-39, -6, 78, 6);
  for (const x of [-30, 30])
    fillRound(ctx, x - 7, -34, 14, 74, 5, vertical(ctx, -34, 40, '#fff0a8', '#ffc22e', '#c67c0c'));
  fillRound(ctx, -16, -17, 32, 34, 9, '#6b3a06');
  fillRound(ctx, -13, -14, 26, 28, 7, vertical(ctx, -14, 14, '#fff0a8', '#f0a91c'));
  fillCircle(ctx, 0, -3, 5, '#5a2c06');
  ctx.fillRect(-2.5, -2, 5, 11);
}

/** Paints two ropes over a gem. */
export function paintRope(ctx: Ctx): void {
  const strand = (x1: number, y1: number, x2: number, y2: number): void => {
    ctx.lineCap = 'round';
    for (const [color, width] of [
      ['#4a2f12', 12],
      ['#d8b077', 8],
    ] as const) {
      setStroke(ctx, color, width);
      strokeLine(ctx, x1, y1, x2, y2);
    }
    const length = Math.hypot(x2 - x1, y2 - y1);
    ctx.save();
    ctx.translate(x1, y1);
    ctx.rotate(Math.atan2(y2 - y1, x2 - x1));
    setStroke(ctx, '#9a6f38', 2.5);
    for (let at = 2; at < length; at += 8) {
      strokeLine(ctx, at - 2, 3.5, at + 2, -3.5);
    }
    ctx.restore();
  };
  strand(-40, -40, 40, 40);
  strand(40, -40, -40, 40);
  glossyBall(ctx, 0, 0, 10, '#c99a5b');
}

/** Paints the fog that lies on a cell, under its gem. */
export function paintFogBed(ctx: Ctx, thick: boolean): void {
  roundRect(ctx, -48, -48, 96, 96, 18);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = thick ? 'rgba(214,228,255,0.82)' : 'rgba(176,200,255,0.5)';
  ctx.fillRect(-50, -50, 100, 100);
  for (const [x, y, radius] of [
    [-26, -22, 30],
    [24, -30, 26],
    [30, 22, 32],
    [-22, 30, 28],
    [0, 2, 24],
  ] as const) {
    const puff = ctx.createRadialGradient(x, y, 2, x, y, radius);
    puff.addColorStop(0, thick ? 'rgba(255,255,255,0.85)' : 'rgba(255,255,255,0.42)');
    puff.addColorStop(1, 'rgba(255,255,255,0)');
    ctx.fillStyle = puff;
    ctx.fillRect(-50, -50, 100, 100);
  }
  ctx.restore();
}

/** Paints the fog that drifts over the foot of a gem. */
export function paintFogWisp(ctx: Ctx, thick: boolean): void {
  for (const [x, y, radius] of [
    [-30, 36, 22],
    [-6, 40, 24],
    [22, 36, 22],
    [36, 26, 15],
    [-40, 24, 13],
  ] as const) {
    const puff = ctx.createRadialGradient(x, y, 1, x, y, radius);
    puff.addColorStop(0, `rgba(240,246,255,${thick ? 0.95 : 0.72})`);
    puff.addColorStop(0.6, `rgba(225,236,255,${thick ? 0.6 : 0.36})`);
    puff.addColorStop(1, 'rgba(225,236,255,0)');
    ctx.fillStyle = puff;
    ctx.fillRect(-50, -50, 100, 100);
  }
}

/** Paints the picture of fog on the sail of a boat. */
export function paintCloud(ctx: Ctx): void {
  const puffs = [
    [-24, 12, 21],
    [0, -10, 27],
    [26, 8, 23],
    [2, 16, 22],
  ] as const;
  for (const [color, grow] of [
    ['#3d5fae', 5],
    ['#e9f1ff', 0],
  ] as const) {
    ctx.fillStyle = color;
    for (const [x, y, radius] of puffs) {
      fillCircle(ctx, x, y, radius + grow);
    }
  }
  setStroke(ctx, '#a9c2f2', 5);
  ctx.lineCap = 'round';
  for (const [x, y, radius] of [
    [-8, 8, 12],
    [18, 10, 10],
  ] as const) {
    strokeArc(ctx, x, y, radius, 0.3, Math.PI * 1.2);
  }
}
