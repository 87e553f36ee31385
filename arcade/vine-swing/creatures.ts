import { type Ctx, fillCircle, fillEllipse, setStroke, shade } from '../kit/draw.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';

const FUR = '#b78a5e';
const DARK = '#7d5638';
const FACE = '#f0dcb8';

export interface SlothPose {
  readonly x: number;
  readonly y: number;
  /** Lean of the whole body. 0 means hanging straight down. */
  readonly lean: number;
  /** The hands: one is on the rope, or both are up, wide or resting. */
  readonly arms: 'rope' | 'up' | 'wide' | 'rest';
  /** Swing of the legs behind the body, -1 to 1. */
  readonly drag: number;
  readonly mood: 'calm' | 'glad' | 'scared';
  readonly stretch: number;
  readonly time: number;
}

function limb(
  ctx: Ctx,
  from: readonly [number, number],
  bend: readonly [number, number],
  to: readonly [number, number],
): void {
  for (const [width, colour] of [
    [13, DARK],
    [9.5, FUR],
  ] as const) {
    setStroke(ctx, colour, width);
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.quadraticCurveTo(...bend, ...to);
    ctx.stroke();
  }
  setStroke(ctx, '#f7ead2', 2.6);
  ctx.beginPath();
  for (const claw of [-3.5, 0, 3.5]) {
    ctx.moveTo(to[0] + claw, to[1]);
    ctx.lineTo(to[0] + claw * 1.4, to[1] + (to[1] < 0 ? -6 : 6));
  }
  ctx.stroke();
}

function face(ctx: Ctx, mood: SlothPose['mood'], isBlinking: boolean): void {
  fillEllipse(ctx, 0, -12, 22, 19.5, shade(FUR, -0.1));
  fillEllipse(ctx, 1, -10, 17, 14.5, FACE);
  ctx.fillStyle = '#6b4630';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(1 + side * 8.5, -10, 7.5, 4.6, side * 0.5, 0, Math.PI * 2);
    ctx.fill();
  }
  for (const side of [-1, 1]) {
    fillEllipse(ctx, 2 + side * 7, -11.5, 4, isBlinking ? 0.6 : mood === 'scared' ? 5 : 4, '#fff');
    fillCircle(ctx, 3 + side * 7, -11.5, isBlinking ? 0.5 : 2.4, '#23140e');
  }
  fillEllipse(ctx, 2, -6.5, 4.2, 3, '#3a2218');
  setStroke(ctx, '#3a2218', 2);
  ctx.beginPath();
  if (mood === 'scared') ctx.ellipse(2, 0.5, 3, 3.6, 0, 0, Math.PI * 2);
  else ctx.arc(2, -4, mood === 'glad' ? 7 : 5.5, 0.35, Math.PI - 0.35);
  ctx.stroke();
  if (mood === 'scared') return;
  ctx.fillStyle = 'rgba(255,90,130,0.5)';
  for (const side of [-1, 1]) {
    fillEllipse(ctx, 2 + side * 12, -3.5, 3.2, 2.2);
  }
}

const MOODS = ['calm', 'glad', 'scared'] as const;
const isBlinkingAt = (time: number): boolean => time % 3.1 < 0.12;

/** Paints trunk and head, with a pink blossom behind the ear. */
function paintBody(ctx: Ctx, mood: SlothPose['mood'], isBlinking: boolean): void {
  ctx.lineCap = 'round';
  fillEllipse(ctx, 0, 15, 20.5, 23, DARK);
  fillEllipse(ctx, -1, 14, 18.5, 21, FUR);
  fillEllipse(ctx, 2, 17, 11, 14, shade(FUR, 0.22));
  face(ctx, mood, isBlinking);
  ctx.fillStyle = '#ff3f8e';
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * Math.PI * 2;
    fillCircle(ctx, -15 + Math.cos(angle) * 4.6, -26 + Math.sin(angle) * 4.6, 4);
  }
  fillCircle(ctx, -15, -26, 3, '#ffe14d');
}

/** Creates the pictures of trunk and head in every mood, with eyes open and shut. */
export const createBodies = (pixelScale: number): Sheet =>
  createSheet(MOODS.length * 2, 56, 84, pixelScale, (ctx, index) =>
    paintBody(ctx, MOODS[Math.floor(index / 2)] ?? 'calm', index % 2 === 1),
  );

/** Draws the sloth. Takes trunk and head from `bodies` if it is given, and paints them otherwise. */
export function drawSloth(ctx: Ctx, pose: SlothPose, bodies?: Sheet): void {
  const { arms, drag, mood, time, stretch } = pose;
  ctx.save();
  ctx.translate(pose.x, pose.y);
  ctx.rotate(-pose.lean);
  ctx.scale(1 - stretch * 0.12, 1 + stretch * 0.16);
  ctx.lineCap = 'round';
  const kick = Math.sin(time * 9) * 2;
  limb(ctx, [-9, 26], [-12 - drag * 10, 36], [-9 - drag * 20, 43 + kick]);
  limb(ctx, [8, 26], [10 - drag * 10, 38], [9 - drag * 20, 44 - kick]);
  if (arms === 'wide') limb(ctx, [-12, 6], [-30, 4], [-36, -14 + kick]);
  else if (arms === 'rest') limb(ctx, [-12, 8], [-22, 18], [-14, 28]);
  else if (arms === 'up') limb(ctx, [-12, 2], [-20, -16], [-10, -40]);
  const isBlinking = isBlinkingAt(time);
  if (bodies) bodies.draw(ctx, MOODS.indexOf(mood) * 2 + Number(isBlinking), 0, 0);
  else paintBody(ctx, mood, isBlinking);
  if (arms === 'rope') {
    limb(ctx, [-12, 6], [-26, 16], [-24 - drag * 8, 26]);
    limb(ctx, [11, 4], [20, -16], [1, -38]);
  } else if (arms === 'up') limb(ctx, [12, 2], [20, -16], [10, -40]);
  else if (arms === 'wide') limb(ctx, [12, 6], [30, 2], [38, -16 - kick]);
  else limb(ctx, [12, 8], [22, 18], [14, 28]);
  ctx.restore();
}

/** Draws a toucan on the wing; `flap` swings from -1 to 1. */
export function drawToucan(ctx: Ctx, x: number, y: number, flap: number): void {
  ctx.save();
  ctx.translate(x, y - flap * 3);
  ctx.fillStyle = '#0f2233';
  ctx.beginPath();
  ctx.moveTo(-20, 4);
  ctx.lineTo(-52, 16);
  ctx.lineTo(-46, 2);
  ctx.lineTo(-50, -8);
  ctx.closePath();
  ctx.fill();
  ctx.save();
  ctx.translate(-4, -6);
  ctx.rotate(-0.5);
  ctx.scale(1, flap * 0.8);
  fillEllipse(ctx, -8, -24, 15, 34, '#0a1826', 0.3);
  ctx.restore();
  fillEllipse(ctx, 0, 2, 30, 19, '#17324a', -0.12);
  fillEllipse(ctx, 20, 3, 13, 13, '#fff6d8');
  fillCircle(ctx, 24, -10, 14, '#17324a');
  ctx.fillStyle = '#ff9d1f';
  ctx.beginPath();
  ctx.moveTo(33, -18);
  ctx.quadraticCurveTo(66, -24, 70, 4);
  ctx.quadraticCurveTo(52, -4, 34, -3);
  ctx.fill();
  ctx.fillStyle = '#ff4d3d';
  ctx.beginPath();
  ctx.moveTo(34, -7);
  ctx.quadraticCurveTo(56, -7, 70, 4);
  ctx.quadraticCurveTo(52, -2, 34, -2);
  ctx.fill();
  fillCircle(ctx, 27, -12, 6, '#6fe0ff');
  fillCircle(ctx, 28, -12, 3.2, '#0a1826');
  setStroke(ctx, '#ffb02e', 4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-6, 18);
  ctx.lineTo(-7, 28);
  ctx.moveTo(8, 18);
  ctx.lineTo(8, 28);
  ctx.stroke();
  ctx.restore();
}
