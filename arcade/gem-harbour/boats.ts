import {
  fillRound,
  glossyBall,
  setStroke,
  shade,
  softShadow,
  strokeLine,
  text,
  vertical,
} from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { gemColor } from './gem-art.ts';
import type { GemArt } from './gem-art.ts';
import type { Goal } from './levels.ts';

const HULLS: Readonly<Record<Goal['type'], string>> = {
  gem: '#8a5cf0',
  crate: '#c77b3a',
  fog: '#4f8fe0',
  cargo: '#d24a50',
};

/** Draws the target of a goal, about `size` units wide. */
export function drawGoalIcon(ctx: Ctx, art: GemArt, goal: Goal, x: number, y: number, size: number): void {
  const scale = size / 100;
  if (goal.type === 'gem') art.gems[goal.kind]?.draw(ctx, x, y, scale);
  else if (goal.type === 'crate') art.crate.draw(ctx, x, y, scale);
  else if (goal.type === 'cargo') art.cargo.draw(ctx, x, y, scale);
  else art.cloud.draw(ctx, x, y, scale);
}

function drawHull(ctx: Ctx, color: string): void {
  softShadow(ctx, 0, 34, 118, 14, 0.6);
  ctx.beginPath();
  ctx.moveTo(-116, -22);
  ctx.quadraticCurveTo(-60, -6, 0, -6);
  ctx.quadraticCurveTo(60, -6, 116, -22);
  ctx.quadraticCurveTo(104, 34, 62, 38);
  ctx.lineTo(-62, 38);
  ctx.quadraticCurveTo(-104, 34, -116, -22);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, -20, 38, shade(color, 0.18), color, shade(color, -0.5));
  setStroke(ctx, shade(color, -0.66), 5);
  ctx.lineJoin = 'round';
  ctx.stroke();
  ctx.fill();
  setStroke(ctx, shade(color, 0.5), 6);
  ctx.beginPath();
  ctx.moveTo(-110, -12);
  ctx.quadraticCurveTo(-58, 4, 0, 4);
  ctx.quadraticCurveTo(58, 4, 110, -12);
  ctx.stroke();
}

function drawCheck(ctx: Ctx, x: number, y: number, size: number): void {
  glossyBall(ctx, x, y, size, '#22b573');
  setStroke(ctx, '#fff', size * 0.3);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.42, y + size * 0.04);
  ctx.lineTo(x - size * 0.1, y + size * 0.36);
  ctx.lineTo(x + size * 0.46, y - size * 0.34);
  ctx.stroke();
}

/** Draws a boat that carries one goal on its sail; `bump` (0 to 1) is the jolt of an arrival. */
export function drawBoat(
  ctx: Ctx,
  art: GemArt,
  goal: Goal,
  shown: number,
  place: { x: number; y: number; scale: number },
  bump: number,
  time: number,
): void {
  const color = goal.type === 'gem' ? shade(gemColor(goal.kind), -0.25) : HULLS[goal.type];
  const done = shown >= goal.needed;
  ctx.save();
  ctx.translate(place.x, place.y + Math.sin(time * 1.3 + place.x + place.y) * 4 + bump * 7);
  ctx.scale(place.scale, place.scale);
  ctx.rotate(Math.sin(time * 1.05 + place.y + place.x * 0.7) * 0.025);
  fillRound(ctx, -5, -132, 10, 130, 4, '#4a2a1c');
  const sail = 1 + bump * 0.12;
  ctx.save();
  ctx.translate(0, -72);
  ctx.scale(sail, sail);
  fillRound(ctx, -84, -49, 168, 102, 24, 'rgba(8,12,52,0.55)');
  fillRound(ctx, -84, -53, 168, 102, 24, done ? '#1f8f63' : '#c9a877');
  fillRound(
    ctx,
    -79,
    -48,
    158,
    92,
    20,
    done ? vertical(ctx, -48, 44, '#bff5d8', '#6fe0ab') : vertical(ctx, -48, 44, '#fff8e6', '#f3dcb2'),
  );
  drawGoalIcon(ctx, art, goal, -38, -2, 74);
  if (done) drawCheck(ctx, 38, -2, 29);
  else
    text(ctx, String(goal.needed - shown), 40, 2, { size: 54, weight: 700, color: '#2b1d4f', maxWidth: 72 });
  ctx.restore();
  drawHull(ctx, color);
  const lamp = done ? 1 : 0.35;
  ctx.globalAlpha = lamp;
  art.glow.draw(ctx, 98, -48, 0.9);
  ctx.globalAlpha = 1;
  fillRound(ctx, 95, -38, 6, 24, 2, '#3b1a2e');
  glossyBall(ctx, 98, -48, 12, done ? '#ffd257' : '#a06a3a');
  setStroke(ctx, 'rgba(190,215,255,0.55)', 4);
  ctx.lineCap = 'round';
  for (const [from, to, y] of [
    [-128, -70, 40],
    [40, 122, 42],
    [-40, 20, 48],
  ] as const) {
    strokeLine(ctx, from + Math.sin(time * 1.6) * 6, y, to + Math.sin(time * 1.6) * 6, y);
  }
  ctx.restore();
}
