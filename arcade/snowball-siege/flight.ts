import { type Snow, WIDTH, blast, surface } from './snow.ts';
import { type Ball, type Kind, type Side, type SiegeEvent, facing } from './state.ts';

const GRAVITY = 260;
const FASTEST = 440;
/** Factor by which glue reduces the strength of a throw. */
const GLUED = 0.72;
export const HAND = 26;
export const BALL = 8;

const BOUNCES = 3;
const BORE = 120;

/** Returns a ball that has just left the hand. */
export function launch(
  side: Side,
  kind: Kind,
  thrower: { x: number; y: number; angle: number; power: number; glued: number },
): Ball {
  const turn = (thrower.angle * Math.PI) / 180;
  const speed = FASTEST * (0.25 + 0.75 * thrower.power) * (thrower.glued > 0 ? GLUED : 1);
  return {
    side,
    kind,
    x: thrower.x + Math.cos(turn) * 16 * facing(side),
    y: thrower.y - HAND - Math.sin(turn) * 16,
    vx: Math.cos(turn) * speed * facing(side),
    vy: -Math.sin(turn) * speed,
    age: 0,
    bounces: BOUNCES,
    bore: BORE,
    isRolling: false,
  };
}

export type Fate = 'flying' | 'hit' | 'away';

function bounce(ball: Ball, snow: Snow, ground: number, events?: SiegeEvent[]): Fate {
  ball.bounces -= 1;
  if (ball.bounces < 0) return 'hit';
  const slope = (surface(snow, ball.x + 6) - surface(snow, ball.x - 6)) / 12;
  const length = Math.hypot(1, slope);
  const [nx, ny] = [slope / length, -1 / length];
  const into = ball.vx * nx + ball.vy * ny;
  ball.vx = (ball.vx - 2 * into * nx) * 0.74;
  ball.vy = (ball.vy - 2 * into * ny) * 0.74;
  ball.y = ground - BALL;
  events?.push({ type: 'bounce', x: ball.x, y: ball.y });
  return 'flying';
}

function roll(ball: Ball, snow: Snow, dt: number): Fate {
  const slope = (surface(snow, ball.x + 6) - surface(snow, ball.x - 6)) / 12;
  ball.vx += (slope * 420 - Math.sign(ball.vx) * 26) * dt;
  ball.x += ball.vx * dt;
  ball.y = surface(snow, ball.x) - BALL;
  ball.bounces -= dt;
  return Math.abs(ball.vx) < 16 || ball.bounces < 0 ? 'hit' : 'flying';
}

/** Moves a ball. With `events`, it bores into the snow and reports what happens. Without them, it is only simulated. */
export function fly(ball: Ball, snow: Snow, wind: number, dt: number, events?: SiegeEvent[]): Fate {
  ball.age += dt;
  if (ball.x < -140 || ball.x > WIDTH + 140 || ball.age > 14) return 'away';
  if (ball.isRolling) return roll(ball, snow, dt);
  ball.vx += wind * dt;
  ball.vy += GRAVITY * dt;
  ball.x += ball.vx * dt;
  ball.y += ball.vy * dt;
  const ground = surface(snow, ball.x);
  if (ball.y < ground - BALL) return 'flying';
  if (ball.kind === 'bounce') return bounce(ball, snow, ground, events);
  if (ball.kind === 'ice' && ball.bore > 0) {
    ball.bore -= Math.hypot(ball.vx, ball.vy) * dt;
    if (events) {
      blast(snow, ball.x, ball.y, BALL + 2);
      events.push({ type: 'bore', x: ball.x, y: ball.y });
    }
    return 'flying';
  }
  if (ball.kind === 'avalanche') {
    ball.isRolling = true;
    ball.bounces = 2.4;
    ball.vx = Math.max(70, Math.abs(ball.vx) * 0.6) * Math.sign(ball.vx);
    events?.push({ type: 'roll', x: ball.x, y: ball.y });
    return 'flying';
  }
  return 'hit';
}
