import { type Ctx, fillCircle, fillEllipse, fillRound, setStroke, strokeArc, vertical } from '../kit/draw.ts';
import type { Bubbles } from './art.ts';

export interface BoatPose {
  /** The muzzle, which is the centre of the loaded bubble. */
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly aim: number;
  /** The kind of the loaded bubble, or `null` while a bubble flies. `next` is the kind of the next bubble. */
  readonly current: number | null;
  readonly next: number;
  /** 1 right after a shot, then back to 0. */
  readonly recoil: number;
  /** 1 right after a swap, then back to 0. */
  readonly turn: number;
  readonly roll: number;
  /** The captain's mood, from -1 (worried) to 1 (cheering). */
  readonly mood: number;
  readonly time: number;
}

/** The position of the next bubble, in bubble radii from the muzzle. */
export const NEXT_SPOT = { x: -2.9, y: 1.15 } as const;

function captain(ctx: Ctx, { aim, mood, time, recoil }: BoatPose): void {
  const hop = mood > 0 ? Math.abs(Math.sin(time * 9)) * 0.28 * mood : 0;
  ctx.save();
  ctx.translate(2.75, 0.75 - hop + recoil * 0.12);
  fillEllipse(ctx, 0, 1.35, 0.98, 1.15, '#7a4a2b');
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(0, 1.4, 1, 1.1, 0, 0, Math.PI * 2);
  ctx.clip();
  for (let band = 0; band < 5; band++) {
    ctx.fillStyle = band % 2 === 0 ? '#f4f7ff' : '#3a6fe0';
    ctx.fillRect(-1.2, 0.62 + band * 0.3, 2.4, 0.3);
  }
  ctx.restore();
  const lean = aim * 0.18;
  ctx.rotate(lean);
  ctx.fillStyle = '#8a5633';
  for (const side of [-1, 1]) {
    fillCircle(ctx, side * 0.74, -0.5, 0.27);
  }
  fillEllipse(ctx, 0, -0.05, 0.98, 0.86);
  const look = Math.sin(aim) * 0.14;
  fillEllipse(ctx, look * 1.3, 0.26, 0.6, 0.44, '#e9c9a0');
  fillEllipse(ctx, look * 1.5, 0.02, 0.2, 0.14, '#2a1710');
  const isBlinking = time % 3.4 < 0.12;
  for (const side of [-1, 1]) {
    fillEllipse(ctx, side * 0.4 + look, -0.2, 0.13, isBlinking ? 0.02 : 0.16);
  }
  setStroke(ctx, '#2a1710', 0.08);
  ctx.lineCap = 'round';
  ctx.beginPath();
  if (mood >= 0) ctx.arc(look * 1.4, 0.22, 0.2 + mood * 0.06, 0.25, Math.PI - 0.25);
  else ctx.arc(look * 1.4, 0.5, 0.18, Math.PI + 0.4, -0.4);
  ctx.stroke();
  fillEllipse(ctx, 0, -0.88, 0.72, 0.34, '#f8f9ff');
  fillRound(ctx, -0.66, -0.84, 1.32, 0.26, 0.12, '#243f9e');
  fillCircle(ctx, 0, -0.71, 0.11, '#ffcb08');
  ctx.restore();
}

function hull(ctx: Ctx): void {
  ctx.beginPath();
  ctx.moveTo(-4.9, 1.85);
  ctx.quadraticCurveTo(0, 2.65, 4.9, 1.75);
  ctx.quadraticCurveTo(4.5, 3.7, 3.1, 4.5);
  ctx.lineTo(-3, 4.5);
  ctx.quadraticCurveTo(-4.5, 3.7, -4.9, 1.85);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, 1.7, 4.5, '#ff6d5e', '#e23f55', '#9c2347');
  ctx.fill();
  ctx.save();
  ctx.clip();
  setStroke(ctx, 'rgba(90,14,44,0.35)', 0.09);
  for (const y of [3, 3.6]) {
    ctx.beginPath();
    ctx.moveTo(-5, y - 0.3);
    ctx.quadraticCurveTo(0, y + 0.5, 5, y - 0.4);
    ctx.stroke();
  }
  ctx.restore();
  setStroke(ctx, '#fff4dc', 0.42);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-4.8, 1.88);
  ctx.quadraticCurveTo(0, 2.68, 4.8, 1.78);
  ctx.stroke();
}

function blower(ctx: Ctx, aim: number, recoil: number): void {
  ctx.fillStyle = vertical(ctx, 1, 3, '#8d6a2a', '#5b4116');
  ctx.beginPath();
  ctx.moveTo(-0.6, 1);
  ctx.lineTo(0.6, 1);
  ctx.lineTo(1.1, 2.6);
  ctx.lineTo(-1.1, 2.6);
  ctx.fill();
  ctx.save();
  ctx.rotate(aim);
  ctx.translate(0, recoil * 0.3);
  const brass = ctx.createLinearGradient(-1.3, 0, 1.3, 0);
  brass.addColorStop(0, '#a8741a');
  brass.addColorStop(0.35, '#ffe59a');
  brass.addColorStop(0.6, '#f0b93a');
  brass.addColorStop(1, '#8a5a10');
  ctx.fillStyle = brass;
  ctx.beginPath();
  ctx.moveTo(-0.5, 1.2);
  ctx.lineTo(0.5, 1.2);
  ctx.lineTo(0.36, 2.2);
  ctx.lineTo(-0.36, 2.2);
  ctx.fill();
  ctx.lineCap = 'round';
  setStroke(ctx, '#7c4f0c', 0.6);
  strokeArc(ctx, 0, 0.06, 1.26, 0.28, Math.PI - 0.28);
  setStroke(ctx, brass, 0.42);
  strokeArc(ctx, 0, 0, 1.26, 0.28, Math.PI - 0.28);
  ctx.fillStyle = '#fff0b8';
  for (const side of [-1, 1]) {
    fillCircle(ctx, side * 1.21, 0.34, 0.13);
  }
  ctx.restore();
}

/** Draws the boat with its captain, the bubble horn and the two bubbles. */
export function drawBoat(ctx: Ctx, bubbles: Bubbles, pose: BoatPose): void {
  const { x, y, unit, turn } = pose;
  ctx.save();
  ctx.translate(x, y);
  ctx.save();
  ctx.rotate(pose.roll);
  ctx.scale(unit, unit);
  captain(ctx, pose);
  blower(ctx, pose.aim, pose.recoil);
  fillEllipse(ctx, NEXT_SPOT.x, NEXT_SPOT.y + 0.75, 1.05, 0.5, '#b07b45');
  ctx.restore();
  const sway = Math.sin(turn * Math.PI);
  const nextX = NEXT_SPOT.x * unit * (1 - turn);
  const nextY = NEXT_SPOT.y * unit * (1 - turn) - sway * unit * 1.6;
  bubbles.get(pose.next).draw(ctx, nextX, nextY, 0.84 + turn * 0.16);
  ctx.save();
  ctx.rotate(pose.roll);
  ctx.scale(unit, unit);
  hull(ctx);
  ctx.restore();
  if (pose.current !== null) {
    const size = 1 - Math.max(0, pose.recoil - 0.35) * 1.2;
    bubbles
      .get(pose.current)
      .draw(ctx, NEXT_SPOT.x * unit * turn, NEXT_SPOT.y * unit * turn + sway * unit, Math.max(0, size));
  }
  ctx.restore();
}

/** Draws two small arrows beside the next bubble, which mean "swap". */
export function drawSwapSign(ctx: Ctx, x: number, y: number, unit: number, opacity: number): void {
  ctx.save();
  ctx.translate(x + NEXT_SPOT.x * unit, y + (NEXT_SPOT.y - 1.45) * unit);
  ctx.globalAlpha = opacity;
  setStroke(ctx, '#fff4dc', unit * 0.15);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side, side);
    ctx.beginPath();
    ctx.moveTo(-unit * 0.5, -unit * 0.1);
    ctx.quadraticCurveTo(0, -unit * 0.42, unit * 0.46, -unit * 0.14);
    ctx.moveTo(unit * 0.42, -unit * 0.42);
    ctx.lineTo(unit * 0.48, -unit * 0.12);
    ctx.lineTo(unit * 0.18, -unit * 0.08);
    ctx.stroke();
    ctx.restore();
  }
  ctx.restore();
}
