import { clamp } from '../kit/ease.ts';

/** The logical play area; y runs down. */
export interface Arena {
  readonly width: number;
  readonly height: number;
}

export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  age: number;
  /** Whether the ball has touched the rim, the board or a prop since the throw. */
  touched: boolean;
  /** Whether the ball has touched the board or a prop. */
  banked: boolean;
  /** Whether the washing line has thrown the ball back. */
  sprung: boolean;
  gold: boolean;
  /** Whether the ball went through the hoop. */
  scored: boolean;
  /** Whether the ball can still score. Afterwards it only bounces. */
  live: boolean;
}

/** The current position of the ring: its middle, half of its width, and its tilt in radians. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly ring: number;
  readonly tilt: number;
}

export interface Block {
  readonly kind: 'tank' | 'chimney' | 'sign';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A washing line: a springy segment. */
export interface Line {
  readonly kind: 'line';
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
}

export type Prop = Block | Line;

export type HitKind = 'rim' | 'board' | 'block' | 'line' | 'floor' | 'net' | 'basket';

export interface Hit {
  readonly kind: HitKind;
  readonly x: number;
  readonly y: number;
  /** Speed of the impact. */
  readonly force: number;
}

export const BALL_RADIUS = 19;
export const GRAVITY = 1500;
export const STEP = 1 / 120;
const ROOF_DEPTH = 62;
const RIM = 4;
const BOARD = 5;
const BOARD_GAP = 12;
const BOARD_UP = 92;
const BOARD_DOWN = 16;
const LEAST_SPRING = 640;

export const floorOf = (arena: Arena): number => arena.height - ROOF_DEPTH;

export const isLine = (prop: Prop): prop is Line => prop.kind === 'line';

/** Converts coordinates along and below the ring to a point of the arena. */
export function onHoop(pose: Pose, along: number, down: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(pose.tilt), Math.sin(pose.tilt)];
  return { x: pose.x + along * cos - down * sin, y: pose.y + along * sin + down * cos };
}

/** Converts a point of the arena to coordinates along and below the ring. */
function fromHoop(pose: Pose, x: number, y: number): { along: number; down: number } {
  const [cos, sin] = [Math.cos(pose.tilt), Math.sin(pose.tilt)];
  const [dx, dy] = [x - pose.x, y - pose.y];
  return { along: dx * cos + dy * sin, down: dy * cos - dx * sin };
}

/** Returns the two ends of the board's middle line. */
export const boardOf = (pose: Pose): [{ x: number; y: number }, { x: number; y: number }] => [
  onHoop(pose, pose.ring + BOARD_GAP + BOARD, -BOARD_UP),
  onHoop(pose, pose.ring + BOARD_GAP + BOARD, BOARD_DOWN),
];

/**
 * Pushes the ball away from a point to the distance `reach` and lets it bounce. Returns the speed of the impact, or 0
 * without one.
 */
function bounceOff(ball: Ball, x: number, y: number, reach: number, restitution: number): number {
  const [dx, dy] = [ball.x - x, ball.y - y];
  const distance = Math.hypot(dx, dy);
  if (distance >= reach) return 0;
  const [nx, ny] = distance > 0.001 ? [dx / distance, dy / distance] : [0, -1];
  ball.x = x + nx * reach;
  ball.y = y + ny * reach;
  const speed = ball.vx * nx + ball.vy * ny;
  if (speed >= 0) return 0;
  ball.vx -= (1 + restitution) * speed * nx;
  ball.vy -= (1 + restitution) * speed * ny;
  ball.spin += (ball.vx * ny - ball.vy * nx) * -0.004;
  return -speed;
}

function hitHoop(ball: Ball, pose: Pose, hits: Hit[]): void {
  for (const side of [-1, 1]) {
    const rim = onHoop(pose, side * pose.ring, 0);
    const force = bounceOff(ball, rim.x, rim.y, BALL_RADIUS + RIM, 0.5);
    if (force > 0) hits.push({ kind: 'rim', ...rim, force });
  }
  const [top, bottom] = boardOf(pose);
  const [ex, ey] = [bottom.x - top.x, bottom.y - top.y];
  const share = clamp(((ball.x - top.x) * ex + (ball.y - top.y) * ey) / (ex * ex + ey * ey), 0, 1);
  const [x, y] = [top.x + ex * share, top.y + ey * share];
  const force = bounceOff(ball, x, y, BALL_RADIUS + BOARD, 0.58);
  if (force > 0) hits.push({ kind: 'board', x, y, force });
}

function hitProp(ball: Ball, prop: Prop, hits: Hit[]): void {
  if (isLine(prop)) {
    const x = clamp(ball.x, prop.x1, prop.x2);
    const force = bounceOff(ball, x, prop.y, BALL_RADIUS + 3, 0.9);
    if (force === 0) return;
    if (ball.y < prop.y) {
      ball.vy = -Math.max(LEAST_SPRING, Math.abs(ball.vy));
      ball.sprung = true;
    }
    hits.push({ kind: 'line', x, y: prop.y, force });
    return;
  }
  const x = clamp(ball.x, prop.x, prop.x + prop.width);
  const y = clamp(ball.y, prop.y, prop.y + prop.height);
  const force = bounceOff(ball, x, y, BALL_RADIUS, 0.6);
  if (force > 0) hits.push({ kind: 'block', x, y, force });
}

/** Scores a ball that crosses the ring downwards. The net throws back balls from below. */
function crossHoop(ball: Ball, from: { along: number; down: number }, pose: Pose, hits: Hit[]): void {
  const to = fromHoop(pose, ball.x, ball.y);
  if (Math.abs(to.along) > pose.ring) return;
  const [cos, sin] = [Math.cos(pose.tilt), Math.sin(pose.tilt)];
  const along = ball.vx * cos + ball.vy * sin;
  const down = ball.vy * cos - ball.vx * sin;
  if (from.down < 0 && to.down >= 0 && down > 0) {
    const slowed = clamp(down * 0.5, 150, 380);
    ball.vx = along * 0.25 * cos - slowed * sin;
    ball.vy = along * 0.25 * sin + slowed * cos;
    hits.push({ kind: 'basket', x: pose.x, y: pose.y, force: down });
  } else if (from.down > 0 && to.down <= 0 && down < 0) {
    const back = onHoop(pose, to.along, 2);
    ball.x = back.x;
    ball.y = back.y;
    ball.vx = along * 0.5 * cos + down * 0.3 * sin;
    ball.vy = along * 0.5 * sin - down * 0.3 * cos;
    hits.push({ kind: 'net', x: pose.x, y: pose.y, force: -down });
  }
}

export interface World {
  readonly arena: Arena;
  readonly props: readonly Prop[];
  /** Sideways acceleration. */
  readonly wind: number;
}

/** Moves a ball by one step, while the hoop goes from one pose to the next. */
export function stepBall(ball: Ball, world: World, before: Pose, after: Pose): Hit[] {
  const hits: Hit[] = [];
  const from = fromHoop(before, ball.x, ball.y);
  ball.age += STEP;
  ball.vx += world.wind * STEP;
  ball.vy += GRAVITY * STEP;
  ball.x += ball.vx * STEP;
  ball.y += ball.vy * STEP;
  ball.turn += ball.spin * STEP;
  if (ball.live) {
    crossHoop(ball, from, after, hits);
    if (!hits.some((hit) => hit.kind === 'basket')) hitHoop(ball, after, hits);
  }
  for (const prop of world.props) hitProp(ball, prop, hits);
  const floor = floorOf(world.arena) - BALL_RADIUS;
  if (ball.y > floor) {
    ball.y = floor;
    const force = Math.abs(ball.vy);
    ball.vy = -force * 0.6;
    ball.vx *= 0.85;
    ball.spin = ball.vx / BALL_RADIUS;
    if (force > 60) hits.push({ kind: 'floor', x: ball.x, y: floor + BALL_RADIUS, force });
  }
  for (const { kind } of hits) {
    if (kind === 'rim' || kind === 'board' || kind === 'block' || kind === 'line') ball.touched = true;
    if (kind === 'board' || kind === 'block' || kind === 'line') ball.banked = true;
  }
  return hits;
}
