import { fillCircle, fillRound, setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { TRICK_TIME, skidOf } from './skier.ts';
import type { Skier } from './skier.ts';

/** The pose in which the skier is drawn: lean and turn in radians, other values from 0 to 1. */
export interface Pose {
  lean: number;
  heading: number;
  tuck: number;
  spread: number;
  spin: number;
  flip: number;
  fallen: number;
  /** Time in seconds, which moves the fluttering parts. */
  time: number;
  speed: number;
}

/** Returns the pose of the skier. The number of finished tricks decides which trick is shown. */
export function poseOf(skier: Skier, time: number): Pose {
  const share = skier.trick > 0 ? 1 - skier.trick / TRICK_TIME : 0;
  const bow = Math.sin(share * Math.PI);
  const kind = skier.trick > 0 ? skier.tricks % 4 : -1;
  return {
    lean: skier.edge * clamp(0.18 + skier.speed * 0.016, 0, 0.58),
    heading: skier.heading + clamp(skidOf(skier), 0, 0.4) * Math.sign(skier.heading - skier.course) * 0.6,
    tuck: skier.isTucked ? 1 : 0,
    spread: kind === 1 ? bow : skier.isAirborne ? 0.2 : 0,
    spin: kind === 0 ? bow * 0.9 : kind === 2 ? share * Math.PI * 2 : 0,
    flip: kind === 3 ? share * Math.PI * 2 : 0,
    fallen: skier.fallen > 0 ? 1 : 0,
    time,
    speed: skier.speed,
  };
}

const SCARF = ['#e8394f', '#fff4e0'] as const;

function stroke(
  ctx: Ctx,
  color: string,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  setStroke(ctx, color, width);
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.stroke();
}

function drawScarf(ctx: Ctx, x: number, y: number, pose: Pose): void {
  const flow = clamp(pose.speed / 22, 0.25, 1);
  let [px, py] = [x, y];
  for (let part = 0; part < 8; part += 1) {
    const wave = Math.sin(pose.time * 11 - part * 0.9) * 0.05 * (part + 1) * 0.6;
    const nextX = px - pose.lean * 0.16 + 0.05 + flow * 0.09 + wave;
    const nextY = py + 0.17 - flow * 0.15 + wave * 0.6 - flow * part * 0.014;
    stroke(ctx, SCARF[part % 2] ?? SCARF[0], 0.2, [
      [px, py],
      [nextX, nextY],
    ]);
    [px, py] = [nextX, nextY];
  }
}

function drawSkis(ctx: Ctx, pose: Pose): void {
  const slant = pose.heading * 1.1 + pose.spin;
  const ahead = 0.85;
  for (const side of [-1, 1]) {
    const x = side * (0.2 + pose.spread * 0.34);
    const turn = slant + side * pose.spread * 0.5;
    const [dx, dy] = [Math.sin(turn) * ahead, -Math.cos(turn) * ahead * 0.62];
    stroke(ctx, '#2a3354', 0.17, [
      [x - dx, 0.02 - dy],
      [x + dx, 0.02 + dy],
    ]);
    stroke(ctx, '#ff7a3d', 0.1, [
      [x - dx * 0.92, -dy * 0.92],
      [x + dx * 0.92, dy * 0.92],
    ]);
  }
}

/** Draws the skier from behind, in metres, feet at the origin. */
export function drawSkier(ctx: Ctx, pose: Pose): void {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  if (pose.fallen > 0) {
    ctx.rotate(1.25);
    ctx.translate(-0.2, 0.1);
  }
  if (pose.flip > 0) {
    ctx.translate(0, -0.9);
    ctx.rotate(pose.flip);
    ctx.translate(0, 0.9);
  }
  drawSkis(ctx, pose);
  const low = pose.tuck * 0.42;
  const hipX = pose.lean * 0.85;
  const hipY = -0.92 + low * 0.75 + Math.abs(pose.lean) * 0.22;
  const neckX = hipX + pose.lean * (0.35 - low * 0.3);
  const neckY = hipY - 0.62 + low * 0.55;
  for (const side of [-1, 1]) {
    const foot = side * (0.2 + pose.spread * 0.34);
    const knee = (foot + hipX) / 2 + side * (0.1 + low * 0.28);
    stroke(ctx, side < 0 ? '#176b78' : '#1f8792', 0.27, [
      [foot, -0.14],
      [knee, hipY * 0.52],
      [hipX + side * 0.12, hipY],
    ]);
    fillRound(ctx, foot - 0.13, -0.24, 0.26, 0.26, 0.07, '#39406a');
  }
  for (const side of [-1, 1]) {
    const reach = 0.36 + pose.spread * 0.42 - low * 0.2;
    const handX = neckX + side * (reach + 0.12);
    const handY = neckY + 0.5 - pose.spread * 0.6 - low * 0.1;
    const back = low > 0 ? 0.1 : 0.75;
    stroke(ctx, '#4b5478', 0.06, [
      [handX, handY],
      [handX + side * 0.22 - pose.lean * 0.2, handY + back + (low > 0 ? 0.05 : -pose.spread * 0.3)],
    ]);
    stroke(ctx, side < 0 ? '#e0910f' : '#ffb829', 0.22, [
      [neckX + side * 0.22, neckY + 0.06],
      [neckX + side * reach, neckY + 0.3 - pose.spread * 0.3],
      [handX, handY],
    ]);
    fillRound(ctx, handX - 0.1, handY - 0.1, 0.2, 0.2, 0.1, '#e8394f');
  }
  stroke(ctx, '#f0a218', 0.62, [
    [hipX, hipY - 0.04],
    [neckX, neckY + 0.18],
  ]);
  stroke(ctx, '#ffc640', 0.4, [
    [hipX + 0.1, hipY - 0.06],
    [neckX + 0.1, neckY + 0.16],
  ]);
  stroke(ctx, '#fff4e0', 0.1, [
    [hipX - 0.22, hipY - 0.2],
    [hipX + 0.24, hipY - 0.2],
  ]);
  stroke(ctx, SCARF[0], 0.24, [
    [neckX - 0.17, neckY - 0.08],
    [neckX + 0.17, neckY - 0.08],
  ]);
  drawScarf(ctx, neckX + 0.14, neckY - 0.06, pose);
  const headX = neckX + pose.lean * 0.12;
  const headY = neckY - 0.34 + low * 0.1;
  fillCircle(ctx, headX, headY, 0.27, '#1f7d8c');
  stroke(ctx, '#fff4e0', 0.1, [
    [headX - 0.25, headY + 0.05],
    [headX + 0.25, headY + 0.05],
  ]);
  fillCircle(ctx, headX, headY - 0.32, 0.13, '#fff4e0');
}
