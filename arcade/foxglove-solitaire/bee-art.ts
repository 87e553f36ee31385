import { fillCircle, fillEllipse, setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';

/** Draws a round bee around 0, 0; `wings` is the position of the wings, from -1 to 1. A sleeping bee folds them. */
export function drawBee(ctx: Ctx, size: number, wings: number, isAsleep: boolean): void {
  ctx.save();
  ctx.scale(size / 20, size / 20);
  ctx.fillStyle = 'rgba(236,246,255,0.85)';
  setStroke(ctx, 'rgba(90,110,140,0.6)', 1);
  for (const [x, turn] of [
    [-3, -0.5],
    [5, 0.35],
  ] as const) {
    ctx.save();
    ctx.translate(x, -8);
    ctx.rotate(isAsleep ? turn + 1.2 : turn + wings * 0.35);
    fillEllipse(ctx, 0, -8, 6, 10);
    ctx.stroke();
    ctx.restore();
  }
  fillEllipse(ctx, 0, 0, 17, 12, '#f7b91e');
  ctx.fillStyle = '#47300f';
  for (const [x, w, h] of [
    [-6, 4, 22],
    [3, 4, 23],
  ] as const) {
    fillEllipse(ctx, x, 0, w / 2, h / 2);
  }
  fillEllipse(ctx, -2, -6, 9, 2.6, 'rgba(255,255,255,0.5)');
  ctx.fillStyle = '#47300f';
  ctx.beginPath();
  ctx.moveTo(-16, -3);
  ctx.lineTo(-21, 0);
  ctx.lineTo(-16, 3);
  ctx.fill();
  setStroke(ctx, '#47300f', 1.8);
  ctx.lineCap = 'round';
  ctx.beginPath();
  if (isAsleep) ctx.arc(11.5, -2, 2.2, 0.2, Math.PI - 0.2);
  else {
    ctx.moveTo(11, -3.2);
    ctx.lineTo(11, -1.4);
  }
  ctx.moveTo(12, -9);
  ctx.quadraticCurveTo(15, -15, 19, -14);
  ctx.stroke();
  fillCircle(ctx, 12, 3, 2.4, '#f08a7a');
  ctx.restore();
}
