import { COLORS, type Ctx, alpha, fillCircle, setStroke, strokeArc, strokeLine } from '../kit/draw.ts';
import type { Sample } from './aim.ts';
import { drawGauge } from './board.ts';
import type { Camera } from './camera.ts';
import { type Point, GOAL, ballAt, flightTime } from './flight.ts';

/** The state of the player's input, for drawing. */
export interface Hands {
  /** The aim of the kick, in goal metres. `null` hides the mark. */
  aim: Point | null;
  power: number | null;
  curl: number;
  path: readonly Sample[];
  hint: string;
}

/** Draws the mark on the goal, the dotted way to it and the power gauge. */
export function drawAim(ctx: Ctx, kick: Camera, hands: Hands, time: number): void {
  if (hands.aim === null) return;
  const shot = { aimX: hands.aim.x, aimY: hands.aim.y, power: hands.power ?? 0.6, curl: hands.curl };
  const duration = flightTime(shot.power);
  for (let i = 2; i < 15; i++) {
    const ball = ballAt(shot, 0, (duration * i) / 15);
    const at = kick.at(ball.x, ball.y, ball.z);
    fillCircle(ctx, at.x, at.y, at.scale * 0.032, alpha('#ffffff', 0.85 - i * 0.045));
  }
  const at = kick.at(hands.aim.x, hands.aim.y, GOAL.distance);
  const r = at.scale * (0.27 + 0.02 * Math.sin(time * 6));
  setStroke(ctx, 'rgba(20,12,60,0.55)', 8);
  strokeArc(ctx, at.x, at.y, r);
  setStroke(ctx, COLORS.accent, 4);
  ctx.stroke();
  ctx.beginPath();
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2 + time * 0.8;
    ctx.moveTo(at.x + Math.cos(angle) * r * 0.62, at.y + Math.sin(angle) * r * 0.62);
    ctx.lineTo(at.x + Math.cos(angle) * r * 1.3, at.y + Math.sin(angle) * r * 1.3);
  }
  ctx.stroke();
  if (hands.power !== null) {
    const ball = kick.at(0, 0, 0);
    drawGauge(ctx, ball.x + 118, ball.y + 2, hands.power);
  }
}

/** Draws the line of the flick under the finger. */
export function drawPath(ctx: Ctx, path: readonly Sample[]): void {
  if (path.length < 2) return;
  ctx.lineCap = 'round';
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1];
    const to = path[i];
    if (from === undefined || to === undefined) continue;
    setStroke(ctx, alpha(COLORS.accent, 0.75), 4 + (8 * i) / path.length);
    strokeLine(ctx, from.x, from.y, to.x, to.y);
  }
}
