import {
  type Ctx,
  alpha,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  starPath,
  strokeLine,
} from '../kit/draw.ts';
import { COLORS } from './paint-art.ts';
import { outlineOf } from './things-art.ts';

/** The current pose of a painter. Positions are on the stage, and 0, 0 is between the feet. */
export interface Pose {
  who: 0 | 1;
  lookX: number;
  lookY: number;
  /** Progress of the walking animation. Grows while the painter walks. */
  stride: number;
  squash: number;
  stun: number;
  isWide: boolean;
  isDry: boolean;
  /** How high the painter jumps for joy, from 0 to 1. */
  joy: number;
  time: number;
}

const SKIN = ['#f2b184', '#b9774a'] as const;
const HAIR = ['#7a3320', '#2b1a26'] as const;

/** Draws the roller in front of a painter, at a right angle to the viewing direction. */
function drawRoller(ctx: Ctx, pose: Pose): void {
  const { who, lookX, lookY, isWide, isDry, stride } = pose;
  const color = isDry ? '#f3ead9' : COLORS[who];
  const [x, y] = [lookX * 27, lookY * 21 - 3];
  ctx.lineCap = 'round';
  setStroke(ctx, '#5b4636', 4.5);
  strokeLine(ctx, lookX * 6 - lookY * 9, -17 + lookY * 4, x, y);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(Math.atan2(lookX, -lookY));
  const half = isWide ? 44 : 20;
  fillRound(ctx, -half - 3, -8, half * 2 + 6, 17, 8, outlineOf(who));
  fillRound(ctx, -half, -6, half * 2, 12, 6, color);
  ctx.fillStyle = alpha('#ffffff', 0.45);
  ctx.fillRect(-half + 4, -4 + ((stride * 9) % 6), half * 2 - 8, 2.4);
  ctx.restore();
}

function drawBody(ctx: Ctx, pose: Pose): void {
  const { who, lookX, lookY, stride, stun, time } = pose;
  const color = COLORS[who];
  const dark = outlineOf(who);
  for (const side of [-1, 1]) {
    const swing = Math.sin(stride * 9 + (side > 0 ? Math.PI : 0));
    fillEllipse(
      ctx,
      side * 7 + lookX * swing * 4,
      -2 + Math.min(0, swing) * 3 + lookY * swing * 2,
      7,
      5,
      '#4a2d3f',
    );
  }
  fillRound(ctx, -16, -31, 32, 31, 14, dark);
  fillRound(ctx, -14, -29, 28, 27, 12, '#fff6e6');
  fillRound(ctx, -14, -19, 28, 17, 9, color);
  if (lookY > -0.4) fillRound(ctx, -7 + lookX * 5, -25, 14, 16, 4, color);
  ctx.fillStyle = shade(color, -0.2);
  ctx.fillRect(-14, -8, 28, 3);
  fillEllipse(ctx, 0, -40, 15, 14, dark);
  fillEllipse(ctx, 0, -40, 13, 12, lookY < -0.5 ? HAIR[who] : SKIN[who]);
  if (who === 0)
    for (const side of [-1, 1])
      fillEllipse(ctx, side * 13, -33 + Math.sin(stride * 9) * 1.5, 4.5, 6, HAIR[0]);
  if (lookY >= -0.5) {
    const blink = time % 3.1 < 0.12 || stun > 0 ? 0.2 : 1;
    for (const side of [-1, 1])
      fillEllipse(ctx, lookX * 6 + side * 5, -38 + lookY * 2, 2.2, 3.2 * blink, '#2a1322');
    ctx.beginPath();
    ctx.arc(lookX * 6, -34 + lookY * 2, 3, 0.2, Math.PI - 0.2);
    setStroke(ctx, '#8a3a2c', 1.8);
    ctx.stroke();
  }
  fillEllipse(ctx, 0, -46, 24, 10.5, '#8d5a1c');
  fillEllipse(ctx, 0, -47.5, 23, 9.5, '#ffdf8e');
  fillEllipse(ctx, -5, -49, 14, 5, '#fff0bd');
  fillRound(ctx, -12.5, -61, 25, 15, 9, '#f2c869');
  fillRound(ctx, -12.5, -54, 25, 7, 3, color);
  fillRound(ctx, -9, -60, 9, 4, 2, '#fff0bd');
}

function drawStars(ctx: Ctx, time: number): void {
  for (let star = 0; star < 3; star += 1) {
    const angle = time * 6 + (star * Math.PI * 2) / 3;
    starPath(ctx, Math.cos(angle) * 24, -66 + Math.sin(angle) * 7, 6);
    ctx.fillStyle = '#ffe45c';
    ctx.fill();
  }
}

/** Draws a painter around 0, 0. */
export function drawPainter(ctx: Ctx, pose: Pose): void {
  fillEllipse(ctx, 4, 2, 20, 8, 'rgba(60,20,60,0.28)');
  ctx.save();
  ctx.translate(0, -pose.joy * 22);
  ctx.scale(1.14 * (1 - pose.squash * 0.5), 1.14 * (1 + pose.squash));
  if (pose.lookY < 0) drawRoller(ctx, pose);
  drawBody(ctx, pose);
  if (pose.lookY >= 0) drawRoller(ctx, pose);
  ctx.restore();
  if (pose.stun > 0) drawStars(ctx, pose.time);
}

/** Draws the remaining paint of the tank above the hat. */
export function drawTank(ctx: Ctx, who: 0 | 1, share: number, time: number): void {
  const isLow = share < 0.16;
  if (isLow && Math.sin(time * 12) < -0.3) return;
  fillRound(ctx, -24, -90, 48, 13, 6.5, isLow ? '#8b1230' : outlineOf(who));
  fillRound(ctx, -21.5, -87.5, 43, 8, 4, '#fff6e6');
  if (share > 0.03) fillRound(ctx, -21.5, -87.5, 43 * share, 8, 4, isLow ? '#ff2f4f' : COLORS[who]);
}
