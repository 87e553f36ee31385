import { type Ctx, alpha, fillEllipse, setStroke, text } from '../kit/draw.ts';
import { TONES } from './palette.ts';

/** The pose of the cat. */
export interface CatMood {
  /** Whether the cat holds the ball. */
  readonly holds: boolean;
  /** Position of the ball relative to the cat's feet. */
  readonly ballX: number;
  readonly ballY: number;
  /** How far the cat crouches: 0 to 1 while the player pulls, negative while the cat jumps. */
  readonly crouch: number;
  /** Mood of the cat, from -1 (sad) to 1 (happy). */
  readonly joy: number;
  readonly time: number;
  /** Direction in which the cat looks, in radians. */
  readonly gaze: number;
}

const FUR = '#fff4e2';
const FUR_SHADE = '#f0cfae';

function drawTail(ctx: Ctx, time: number): void {
  const swing = Math.sin(time * 2.4) * 9;
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    [FUR_SHADE, 11],
    [FUR, 8],
  ] as const) {
    setStroke(ctx, colour, width);
    ctx.beginPath();
    ctx.moveTo(-14, -12);
    ctx.bezierCurveTo(-44, -6, -48 + swing * 0.4, -36, -34 + swing, -56);
    ctx.stroke();
  }
}

function limb(ctx: Ctx, x1: number, y1: number, x2: number, y2: number, bend: number, width: number): void {
  ctx.lineCap = 'round';
  for (const [colour, size] of [
    [FUR_SHADE, width + 3],
    [FUR, width],
  ] as const) {
    setStroke(ctx, colour, size);
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.quadraticCurveTo((x1 + x2) / 2 + bend, (y1 + y2) / 2, x2, y2);
    ctx.stroke();
  }
}

function drawFace(ctx: Ctx, joy: number, gaze: number, time: number): void {
  const blink = time % 3.7 < 0.12;
  const [lookX, lookY] = [Math.cos(gaze) * 3, -Math.sin(gaze) * 3];
  ctx.fillStyle = TONES.deep;
  setStroke(ctx, TONES.deep, 2.6);
  ctx.lineCap = 'round';
  for (const side of [-6, 12]) {
    ctx.beginPath();
    if (joy > 0.4) {
      ctx.arc(side + 1, 0, 4.4, Math.PI * 1.1, Math.PI * 1.9);
      ctx.stroke();
    } else if (blink) {
      ctx.moveTo(side - 3, 0);
      ctx.lineTo(side + 5, 0);
      ctx.stroke();
    } else {
      ctx.ellipse(side + lookX, lookY - 1, 3.6, 4.8, 0, 0, Math.PI * 2);
      ctx.fill();
    }
  }
  fillEllipse(ctx, 5, 7, 3, 2.2, '#f2998a');
  ctx.lineWidth = 2;
  ctx.beginPath();
  if (joy < -0.3) ctx.arc(5, 15, 4, Math.PI * 1.15, Math.PI * 1.85);
  else {
    ctx.arc(1.5, 10, 3.4, 0.1, Math.PI - 0.2);
    ctx.moveTo(12, 10.5);
    ctx.arc(8.5, 10, 3.4, 0.1, Math.PI - 0.2);
  }
  ctx.stroke();
  ctx.fillStyle = alpha('#f58f7a', 0.45);
  for (const side of [-13, 19]) {
    fillEllipse(ctx, side, 8, 4.5, 3);
  }
}

function drawHead(ctx: Ctx, { joy, gaze, time }: CatMood): void {
  for (const [side, inner] of [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ] as const) {
    ctx.fillStyle = inner ? '#f5a58f' : FUR;
    const grow = inner ? 0.55 : 1;
    ctx.beginPath();
    ctx.moveTo(side * 15 - 9 * grow, -13 + inner * 2);
    ctx.lineTo(side * 17, -13 - 20 * grow);
    ctx.lineTo(side * 15 + 8 * grow, -9 + inner * 2);
    ctx.fill();
  }
  fillEllipse(ctx, 0, 0, 27, 23, FUR);
  ctx.fillStyle = alpha(FUR_SHADE, 0.7);
  ctx.beginPath();
  ctx.ellipse(0, 0, 27, 23, 0, 0.5, Math.PI - 0.5);
  ctx.quadraticCurveTo(0, 18, 24, 11);
  ctx.fill();
  fillEllipse(ctx, -15, -6, 9, 8, '#e9a566', 0.5);
  setStroke(ctx, TONES.teal, 7);
  ctx.lineCap = 'butt';
  ctx.beginPath();
  ctx.ellipse(0, 4, 25, 20, 0, Math.PI * 1.13, Math.PI * 1.87);
  ctx.stroke();
  setStroke(ctx, alpha('#ffffff', 0.65), 1.8);
  ctx.beginPath();
  ctx.ellipse(0, 4, 25, 20, 0, Math.PI * 1.14, Math.PI * 1.86);
  ctx.stroke();
  drawFace(ctx, joy, gaze, time);
}

/** Draws the throwing cat with its feet at 0, 0, but without its arms: `drawPaws` draws them after the ball. */
export function drawCat(ctx: Ctx, mood: CatMood): void {
  const squash = 1 - mood.crouch * 0.16;
  drawTail(ctx, mood.time);
  limb(ctx, -9, -20 * squash, -12, -4, -2, 10);
  limb(ctx, 10, -20 * squash, 13, -4, 2, 10);
  ctx.fillStyle = TONES.coral;
  for (const foot of [-12, 14]) {
    fillEllipse(ctx, foot + 3, -3, 10, 5.5);
  }
  ctx.save();
  ctx.scale(1 + mood.crouch * 0.08, squash);
  ctx.fillStyle = TONES.coral;
  ctx.beginPath();
  ctx.moveTo(-19, -14);
  ctx.quadraticCurveTo(-24, -50, -12, -56);
  ctx.lineTo(14, -56);
  ctx.quadraticCurveTo(25, -50, 20, -14);
  ctx.quadraticCurveTo(0, -6, -19, -14);
  ctx.fill();
  ctx.fillStyle = alpha('#8e2226', 0.25);
  ctx.beginPath();
  ctx.moveTo(-19, -14);
  ctx.quadraticCurveTo(-23, -40, -17, -52);
  ctx.quadraticCurveTo(-12, -22, 20, -20);
  ctx.lineTo(20, -14);
  ctx.quadraticCurveTo(0, -6, -19, -14);
  ctx.fill();
  text(ctx, '9', 4, -33, { size: 22, weight: 700, color: '#fff3de' });
  ctx.translate(3, -74);
  ctx.rotate(mood.crouch * -0.06);
  drawHead(ctx, mood);
  ctx.restore();
}

/** Draws the cat's arms, which hold the ball, are raised, wave or hang down. */
export function drawPaws(ctx: Ctx, mood: CatMood): void {
  const shoulder = -48 * (1 - mood.crouch * 0.16);
  if (mood.holds) {
    limb(ctx, -15, shoulder, mood.ballX - 16, mood.ballY + 10, -14, 9);
    limb(ctx, 18, shoulder, mood.ballX + 16, mood.ballY + 10, 14, 9);
    return;
  }
  const wave = mood.joy > 0.4 ? Math.sin(mood.time * 18) * 6 : 0;
  const lift = mood.joy < -0.3 ? 26 : mood.joy > 0.4 ? -42 : -30;
  limb(ctx, -15, shoulder, -30 + wave, shoulder + lift, -8, 9);
  limb(ctx, 18, shoulder, 38 + wave, shoulder + lift, 6, 9);
}
