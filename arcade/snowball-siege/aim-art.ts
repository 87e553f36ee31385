import { type Ctx, alpha, fillCircle, fillRound, setStroke, strokeLine, text } from '../kit/draw.ts';
import { foresee } from './rules.ts';
import { TEAMS, drawBall } from './snow-art.ts';
import { WIDTH } from './snow.ts';
import type { Side, Siege } from './state.ts';

/** A pull of the pointer, on the stage. */
export interface Pull {
  fromX: number;
  fromY: number;
  x: number;
  y: number;
}

export type Trail = { x: number; y: number }[];

export const INK = '#2a1d63';

/** Draws the dotted beginning of the throw, its angle and power, and the pull. */
export function drawAim(
  ctx: Ctx,
  siege: Siege,
  side: Side,
  pull: Pull | null,
  top: number,
  unit: number,
): void {
  const { angle, power, x, y } = siege.throwers[side];
  foresee(siege, side, siege.valley.level < 4 ? 1.15 : 0.8).forEach((point, index) => {
    fillCircle(ctx, point.x, point.y, 4.4 - index * 0.14, alpha('#ffffff', 1 - index * 0.045));
    setStroke(ctx, alpha(INK, 0.5), 1.5);
    ctx.stroke();
  });
  ctx.save();
  ctx.translate(Math.max(50 * unit, Math.min(WIDTH - 50 * unit, x)), y + 9);
  ctx.scale(unit, unit);
  fillRound(ctx, -46, 0, 92, 25, 12, alpha(INK, 0.75));
  text(ctx, `${Math.round(angle)}°  ${Math.round(power * 100)}%`, 0, 13, {
    size: 17,
    weight: 700,
    maxWidth: 84,
  });
  ctx.restore();
  if (!pull) return;
  ctx.lineCap = 'round';
  setStroke(ctx, alpha(TEAMS[side], 0.55), 7);
  strokeLine(ctx, pull.fromX, pull.fromY - top, pull.x, pull.y - top);
  for (const [px, py, size] of [
    [pull.fromX, pull.fromY, 8],
    [pull.x, pull.y, 13],
  ] as const) {
    fillCircle(ctx, px, py - top, size, alpha('#ffffff', 0.85));
  }
}

/** Draws the trails of the last throws and the ball in the air; above `ceiling` only an arrow shows its position. */
export function drawFlight(ctx: Ctx, siege: Siege, trails: readonly [Trail, Trail], ceiling: number): void {
  for (const side of [0, 1] as const) {
    const isFresh = siege.phase === 'fly' && siege.turn === side;
    ctx.fillStyle = alpha(TEAMS[side], isFresh ? 0.85 : 0.42);
    trails[side].forEach(({ x, y }, index) => {
      if (index % 2 === 1) ctx.fillRect(x - 2, y - 2, 4, 4);
    });
  }
  const { ball } = siege;
  if (!ball) return;
  ctx.save();
  if (ball.y < ceiling) {
    ctx.translate(ball.x, ceiling);
    ctx.beginPath();
    ctx.moveTo(0, -14);
    ctx.lineTo(9, 0);
    ctx.lineTo(-9, 0);
    ctx.fillStyle = '#ffffff';
    ctx.fill();
  } else {
    const grown = ball.isRolling ? 1.5 + Math.min(1.1, (2.4 - ball.bounces) * 0.5) : 1;
    ctx.translate(ball.x, ball.y - (grown - 1) * 8);
    drawBall(ctx, ball.kind, 8.5 * grown, ball.age * 7 * Math.sign(ball.vx));
  }
  ctx.restore();
}
