import { fillCircle, setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeOutCubic, lerp } from '../kit/ease.ts';
import type { Point } from './layout.ts';

/** Draws a crow, looking left; `flap` from -1 to 1 moves its wings, `dip` bows its head. */
export function drawCrow(
  ctx: Ctx,
  at: Point,
  size: number,
  flap: number,
  dip: number,
  isFlying: boolean,
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(size, size);
  ctx.fillStyle = '#2a2438';
  ctx.beginPath();
  ctx.moveTo(12, -2);
  ctx.lineTo(30, 2);
  ctx.lineTo(28, 9);
  ctx.lineTo(10, 7);
  ctx.fill();
  ctx.beginPath();
  ctx.ellipse(2, 1, 16, 10, -0.15, 0, Math.PI * 2);
  ctx.fill();
  ctx.save();
  ctx.translate(-11, -5);
  ctx.rotate(-dip * 0.9);
  ctx.fillStyle = '#ffb02e';
  ctx.beginPath();
  ctx.moveTo(-7, -7);
  ctx.lineTo(-19, -2);
  ctx.lineTo(-6, 0);
  ctx.fill();
  fillCircle(ctx, -2, -4, 8.5, '#2a2438');
  fillCircle(ctx, -5, -6, 3, '#ffffff');
  fillCircle(ctx, -5.8, -5.8, 1.5, '#1b1626');
  ctx.restore();
  ctx.fillStyle = '#443c58';
  ctx.beginPath();
  if (isFlying) {
    ctx.moveTo(-6, -2);
    ctx.quadraticCurveTo(4, -30 * flap - 6, 18, -26 * flap);
    ctx.quadraticCurveTo(14, -4, 10, 4);
  } else {
    ctx.moveTo(-6, -2);
    ctx.quadraticCurveTo(8, -9, 24, 4);
    ctx.quadraticCurveTo(8, 9, -6, -2);
  }
  ctx.fill();
  if (!isFlying) {
    setStroke(ctx, '#d98a1f', 2);
    ctx.beginPath();
    ctx.moveTo(-2, 10);
    ctx.lineTo(-2, 15);
    ctx.moveTo(5, 10);
    ctx.lineTo(5, 15);
    ctx.stroke();
  }
  ctx.restore();
}

const COME = 0.42;
const PECK = 0.75;
const LEAVE = 0.6;

/** Draws a crow that flies in from above, eats, and flies to its post. */
export function drawVisit(ctx: Ctx, age: number, meal: Point, post: Point, size: number): void {
  const flap = Math.sin(age * 26);
  if (age < COME) {
    const t = easeOutCubic(age / COME);
    const at = { x: meal.x + (1 - t) * 260, y: meal.y - (1 - t) * 220 };
    drawCrow(ctx, at, size, flap, 0, true);
  } else if (age < COME + PECK) {
    const dip = Math.max(0, Math.sin((age - COME) * 17));
    drawCrow(ctx, meal, size, 0, dip, false);
  } else if (age < COME + PECK + LEAVE) {
    const t = easeInOutCubic((age - COME - PECK) / LEAVE);
    const lift = Math.sin(clamp(t, 0, 1) * Math.PI) * 60;
    const at = { x: lerp(meal.x, post.x, t), y: lerp(meal.y, post.y, t) - lift };
    drawCrow(ctx, at, lerp(size, 0.8, t), flap, 0, true);
  } else {
    const look = Math.sin(age * 1.3 + post.x) > 0.86 ? 0.5 : 0;
    drawCrow(ctx, post, 0.8, 0, look, false);
  }
}
