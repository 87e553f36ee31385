import {
  type Ctx,
  alpha,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  softShadow,
  strokeLine,
  text,
  vertical,
} from '../kit/draw.ts';
import type { Camera } from './camera.ts';
import { type Point, BALL_RADIUS, GOAL } from './flight.ts';
import type { Outcome } from './game.ts';
import type { Target } from './rules.ts';

const GRAVITY = 9.8;

/** Returns the height of a ball dropped from `from`, `time` seconds later, with three bounces. */
export function bounceHeight(from: number, time: number): number {
  const drop = Math.max(0, from - BALL_RADIUS);
  const fall = Math.sqrt((2 * drop) / GRAVITY);
  if (time < fall) return BALL_RADIUS + drop - (GRAVITY * time * time) / 2;
  let left = time - fall;
  let speed = Math.sqrt(2 * GRAVITY * drop) * 0.55;
  for (let bounce = 0; bounce < 3; bounce++) {
    const air = (2 * speed) / GRAVITY;
    if (left < air) return BALL_RADIUS + speed * left - (GRAVITY * left * left) / 2;
    left -= air;
    speed *= 0.5;
  }
  return BALL_RADIUS;
}

/** Returns the position of the ball `time` seconds after it crossed the goal line. */
export function ballAfter(
  outcome: Outcome,
  point: Point,
  time: number,
  kind: Camera['kind'],
): Point & { z: number } {
  const slow = 1 - Math.exp(-time * 1.6);
  const side = point.x < 0 ? -1 : 1;
  if (outcome === 'saved')
    return {
      x: point.x + side * slow * 1.3,
      y: bounceHeight(point.y + 0.25, time),
      z: GOAL.distance - 0.4 - slow * 3.4,
    };
  if (outcome === 'post')
    return { x: point.x - side * slow * 2.2, y: bounceHeight(point.y, time), z: GOAL.distance - slow * 5 };
  if (kind === 'keep')
    return { x: point.x * (1 + time), y: bounceHeight(point.y, time * 0.6), z: GOAL.distance + time * 9 };
  return {
    x: point.x * (1 + slow * 0.06),
    y: bounceHeight(point.y, time),
    z: GOAL.distance - 0.12 - slow * 1.1,
  };
}

const PATCHES: readonly (readonly [number, number, number])[] = (() => {
  const golden = (1 + Math.sqrt(5)) / 2;
  const size = Math.hypot(1, golden);
  const list: [number, number, number][] = [];
  for (const a of [-1, 1]) {
    for (const b of [-golden, golden]) {
      list.push([0, a / size, b / size], [a / size, b / size, 0], [b / size, 0, a / size]);
    }
  }
  return list;
})();

/** Draws the ball with its patches turned by `spin` (radians around two axes). */
export function drawBall(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  spin: { x: number; y: number },
): void {
  const body = ctx.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius * 1.05,
  );
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.6, '#eef1fb');
  body.addColorStop(1, '#a9b0d0');
  fillCircle(ctx, x, y, radius + Math.max(1, radius * 0.07), '#1d1540');
  ctx.save();
  fillCircle(ctx, x, y, radius, body);
  ctx.clip();
  const cosX = Math.cos(spin.x);
  const sinX = Math.sin(spin.x);
  const cosY = Math.cos(spin.y);
  const sinY = Math.sin(spin.y);
  PATCHES.forEach(([px, py, pz], index) => {
    const y1 = py * cosX - pz * sinX;
    const z1 = py * sinX + pz * cosX;
    const x1 = px * cosY + z1 * sinY;
    const z2 = z1 * cosY - px * sinY;
    if (z2 < -0.1) return;
    ctx.save();
    ctx.translate(x + x1 * radius, y + y1 * radius);
    ctx.rotate(Math.atan2(y1, x1));
    ctx.scale(Math.max(0.15, z2), 1);
    fillCircle(ctx, 0, 0, radius * 0.36, index % 3 === 0 ? '#ffcb08' : '#27307a');
    ctx.restore();
  });
  ctx.restore();
  ctx.fillStyle = 'rgba(255,255,255,0.5)';
  ctx.beginPath();
  ctx.ellipse(x - radius * 0.36, y - radius * 0.48, radius * 0.26, radius * 0.14, -0.6, 0, Math.PI * 2);
  ctx.fill();
}

/** Draws the ball's shadow on the ground. */
export function drawBallShadow(ctx: Ctx, camera: Camera, ball: Point & { z: number }): void {
  const ground = camera.at(ball.x, 0, ball.z);
  const size = BALL_RADIUS * ground.scale * (1.15 + ball.y * 0.25);
  softShadow(ctx, ground.x, ground.y, size, size * 0.34, 0.5 / (1 + ball.y * 0.5));
}

function pipe(ctx: Ctx, from: Point, to: Point, width: number): void {
  ctx.lineCap = 'round';
  for (const [extra, color, shift] of [
    [5, '#1d1540', 0],
    [0, '#dfe4f5', 0],
    [-width * 0.5, '#ffffff', -width * 0.12],
  ] as const) {
    setStroke(ctx, color, Math.max(1, width + extra));
    strokeLine(ctx, from.x + shift, from.y + shift, to.x + shift, to.y + shift);
  }
}

/** Draws posts and bar; `ring` (0 to 1) makes them tremble after a hit. */
export function drawGoal(ctx: Ctx, camera: Camera, ring: number, time: number): void {
  const tremble = Math.sin(time * 70) * ring * 0.03;
  const post = (side: number, y: number): Point =>
    camera.at(side * GOAL.halfWidth + tremble, y, GOAL.distance);
  const width = camera.at(0, 0, GOAL.distance).scale * GOAL.post * 1.5;
  pipe(ctx, post(-1, 0.02), post(-1, GOAL.height), width);
  pipe(ctx, post(1, 0.02), post(1, GOAL.height), width);
  pipe(ctx, post(-1, GOAL.height), post(1, GOAL.height), width);
  for (const side of [-1, 1]) {
    for (const y of [0.35, 0.8]) {
      const at = post(side, y);
      fillRound(ctx, at.x - width / 2, at.y - width * 0.9, width, width * 1.8, 3, '#ff5d4a');
    }
  }
}

/** Draws a pennant on the goal that shows the wind. */
export function drawPennant(ctx: Ctx, camera: Camera, wind: number, time: number): void {
  const foot = camera.at(GOAL.halfWidth, GOAL.height, GOAL.distance);
  const unit = foot.scale;
  pipe(ctx, foot, { x: foot.x, y: foot.y - unit * 0.55 }, unit * 0.045);
  const length = unit * (0.22 + Math.min(1, Math.abs(wind)) * 0.5);
  const way = wind < 0 ? -1 : 1;
  const droop = unit * 0.3 * (1 - Math.min(1, Math.abs(wind) * 1.6));
  const wave = (share: number): number =>
    Math.sin(time * (4 + Math.abs(wind) * 7) - share * 5) * unit * 0.05 * share;
  const top = foot.y - unit * 0.56;
  ctx.beginPath();
  ctx.moveTo(foot.x, top);
  for (let i = 1; i <= 6; i++)
    ctx.lineTo(foot.x + (way * length * i) / 6, top + (droop * i) / 6 + (unit * 0.13 * i) / 6 + wave(i / 6));
  for (let i = 6; i >= 1; i--)
    ctx.lineTo(
      foot.x + (way * length * i) / 6,
      top + (droop * i) / 6 + unit * (0.28 - (0.13 * i) / 6) + wave(i / 6),
    );
  ctx.lineTo(foot.x, top + unit * 0.28);
  ctx.closePath();
  ctx.fillStyle = '#ff5d4a';
  ctx.fill();
  setStroke(ctx, '#1d1540', 2);
  ctx.stroke();
}

/** Draws a target on the wall. `pulse`, 0 to 1, animates it. */
export function drawTarget(ctx: Ctx, camera: Camera, target: Target, pulse: number): void {
  const at = camera.at(target.x, target.y, GOAL.distance);
  const r = target.radius * at.scale;
  if (target.kind === 'chalk') {
    for (const [share, color, fill] of [
      [1, '#ffffff', 0.14],
      [0.62, '#ff8fa0', 0.3],
      [0.26, '#ffffff', 0.9],
    ] as const) {
      fillCircle(ctx, at.x, at.y, r * share, alpha(color, fill));
      ctx.setLineDash([7, 3]);
      setStroke(ctx, alpha('#ffffff', 0.9), 3);
      ctx.stroke();
      ctx.setLineDash([]);
    }
    return;
  }
  const halo = ctx.createRadialGradient(at.x, at.y, r * 0.5, at.x, at.y, r * 1.7);
  halo.addColorStop(0, alpha('#ffe680', 0.5 + pulse * 0.25));
  halo.addColorStop(1, alpha('#ffe680', 0));
  ctx.fillStyle = halo;
  ctx.fillRect(at.x - r * 1.7, at.y - r * 1.7, r * 3.4, r * 3.4);
  ctx.save();
  ctx.translate(at.x, at.y);
  setStroke(ctx, '#1d1540', 3);
  if (target.kind === 'bucket') {
    ctx.beginPath();
    ctx.moveTo(-r * 0.85, -r * 0.6);
    ctx.lineTo(-r * 0.62, r * 0.85);
    ctx.quadraticCurveTo(0, r * 1.1, r * 0.62, r * 0.85);
    ctx.lineTo(r * 0.85, -r * 0.6);
    ctx.closePath();
    ctx.fillStyle = vertical(ctx, -r, r, '#8df0ff', '#2aa5d8');
    ctx.fill();
    ctx.stroke();
    fillEllipse(ctx, 0, -r * 0.6, r * 0.85, r * 0.28, '#0f4f86');
    ctx.stroke();
    text(ctx, '120', 0, r * 0.3, { size: r * 0.72, outline: '#0f4f86', outlineWidth: 3 });
  } else {
    ctx.rotate(Math.sin(pulse * Math.PI * 2) * 0.12);
    ctx.beginPath();
    ctx.moveTo(-r * 0.85, r * 0.55);
    ctx.quadraticCurveTo(-r * 0.5, r * 0.2, -r * 0.5, -r * 0.25);
    ctx.arc(0, -r * 0.3, r * 0.5, Math.PI, 0);
    ctx.quadraticCurveTo(r * 0.5, r * 0.2, r * 0.85, r * 0.55);
    ctx.closePath();
    ctx.fillStyle = vertical(ctx, -r, r, '#fff0a0', '#ffcb08', '#d98a00');
    ctx.fill();
    ctx.stroke();
    fillCircle(ctx, 0, r * 0.68, r * 0.2, '#d98a00');
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * Draws the boot that strikes the ball. `share` goes from 0 (drawn back) to 1 (the strike), and on to 1.75 while the
 * boot fades out.
 */
export function drawBoot(ctx: Ctx, x: number, y: number, unit: number, share: number): void {
  const swing = share < 0.35 ? share * 0.6 : 0.21 + (share - 0.35) * 1.6;
  const angle = 0.75 - swing * 0.9;
  ctx.save();
  ctx.globalAlpha = Math.max(0, Math.min(1, share * 6, (1.75 - share) * 2.5));
  ctx.translate(x + unit * (0.62 - swing * 0.5), y + unit * (0.36 - swing * 0.32));
  ctx.rotate(angle);
  setStroke(ctx, '#1d1540', 5);
  const leg = (top: number, height: number, color: string): void => {
    ctx.beginPath();
    ctx.roundRect(unit * 0.02, top * unit, unit * 0.34, height * unit, unit * 0.12);
    ctx.fillStyle = color;
    ctx.fill();
    ctx.stroke();
  };
  leg(0.1, 1.2, '#2f6bff');
  fillRound(ctx, unit * 0.02, unit * 0.3, unit * 0.34, unit * 0.12, 3, '#ffffff');
  ctx.beginPath();
  ctx.roundRect(-unit * 0.36, -unit * 0.16, unit * 0.78, unit * 0.36, unit * 0.17);
  ctx.fillStyle = vertical(ctx, -unit * 0.16, unit * 0.2, '#ffdf5e', '#ffcb08', shade('#ffcb08', -0.25));
  ctx.fill();
  ctx.stroke();
  fillRound(ctx, -unit * 0.34, unit * 0.13, unit * 0.74, unit * 0.08, 4, '#ffffff');
  ctx.restore();
}
