import { clamp, easeInOutCubic } from '../kit/ease.ts';
import {
  type Arena,
  type Ball,
  type Hit,
  type Pose,
  type Prop,
  BALL_RADIUS,
  STEP,
  stepBall,
} from './court.ts';
import {
  type Level,
  type Spot,
  buildProps,
  endlessFor,
  handOf,
  poseOf,
  secondsWon,
  spotFor,
  windFor,
} from './levels.ts';

/** A throw: its angle from the roof in radians and its speed in units per second. */
export interface Shot {
  readonly angle: number;
  readonly speed: number;
}

export interface Basket {
  readonly points: number;
  readonly swish: boolean;
  readonly banked: boolean;
  readonly sprung: boolean;
  readonly gold: boolean;
  readonly fire: number;
  /** Whether the basket was made after the clock ran out. */
  readonly late: boolean;
}

export type GameEvent =
  | { readonly type: 'hit'; readonly hit: Hit }
  | { readonly type: 'basket'; readonly basket: Basket; readonly x: number; readonly y: number }
  | { readonly type: 'miss'; readonly lostFire: boolean }
  | { readonly type: 'star'; readonly stars: number }
  | { readonly type: 'moved' }
  | { readonly type: 'tick'; readonly left: number }
  | { readonly type: 'over'; readonly won: boolean };

export interface Game {
  level: Level;
  arena: Arena;
  props: Prop[];
  time: number;
  clock: number;
  score: number;
  throws: number;
  baskets: number;
  swishes: number;
  banks: number;
  streak: number;
  bestStreak: number;
  fire: number;
  /** Number of the current position of the hoop. */
  spot: number;
  way: readonly [Spot, Spot];
  movedAt: number;
  wind: number;
  balls: Ball[];
  /** Seconds until the player holds a ball again. */
  wait: number;
  status: 'playing' | 'won' | 'lost';
}

export const LEAST_SPEED = 420;
export const MOST_SPEED = 1420;
export const MOST_FIRE = 3;
const MOVE_TIME = 0.7;
const WAIT = 0.22;
const LONGEST_FLIGHT = 4;

export function createGame(level: Level, arena: Arena): Game {
  const first = spotFor(level, 0);
  return {
    level,
    arena,
    props: buildProps(level, arena),
    time: 0,
    clock: level.seconds,
    score: 0,
    throws: 0,
    baskets: 0,
    swishes: 0,
    banks: 0,
    streak: 0,
    bestStreak: 0,
    fire: 0,
    spot: 0,
    way: [first, first],
    movedAt: -MOVE_TIME,
    wind: windFor(level, 0),
    balls: [],
    wait: 0,
    status: 'playing',
  };
}

/** Adapts the game to a frame of another shape. A ball in the air returns to the player's hands. */
export function refit(game: Game, arena: Arena): void {
  game.arena = arena;
  game.props = buildProps(game.level, arena);
  if (game.balls.some((ball) => ball.live)) game.throws -= 1;
  game.balls = [];
  game.wait = 0;
}

/** Returns the position of the ring at a time. */
export const poseAt = (game: Game, time: number): Pose =>
  poseOf(
    game.level,
    game.arena,
    game.way,
    easeInOutCubic(clamp((time - game.movedAt) / MOVE_TIME, 0, 1)),
    time,
  );

export const nextIsGold = ({ level, throws }: Game): boolean =>
  level.goldEvery > 0 && throws % level.goldEvery === level.goldEvery - 1;

/** Returns the ball of a shot at the moment when it leaves the hands. */
export function thrown(arena: Arena, shot: Shot, gold = false): Ball {
  return {
    ...handOf(arena),
    vx: Math.cos(shot.angle) * shot.speed,
    vy: -Math.sin(shot.angle) * shot.speed,
    turn: 0,
    spin: -7,
    age: 0,
    touched: false,
    banked: false,
    sprung: false,
    gold,
    scored: false,
    live: true,
  };
}

export const canShoot = (game: Game): boolean =>
  game.status === 'playing' && game.clock > 0 && game.wait <= 0 && !game.balls.some((ball) => ball.live);

/** Throws the ball. Returns false if the player holds none. */
export function shoot(game: Game, shot: Shot): boolean {
  if (!canShoot(game)) return false;
  const speed = clamp(shot.speed, LEAST_SPEED, MOST_SPEED);
  game.balls.push(thrown(game.arena, { angle: shot.angle, speed }, nextIsGold(game)));
  game.throws += 1;
  return true;
}

/**
 * Returns the points of a basket: two, or three for a swish. A bounce off the washing line adds two. Gold and fire
 * multiply the sum.
 */
export function worth(ball: Pick<Ball, 'touched' | 'sprung' | 'gold'>, fire: number): number {
  const base = (ball.touched ? 2 : 3) + (ball.sprung ? 2 : 0);
  return base * (ball.gold ? 2 : 1) * (1 + fire);
}

/** Returns the count that the goal of the level refers to, such as baskets or points. */
export function countOf(game: Game): number {
  const counts = {
    baskets: game.baskets,
    points: game.score,
    swishes: game.swishes,
    streak: game.bestStreak,
    banks: game.banks,
  };
  return counts[game.level.aim];
}

export const starsEarned = (game: Game): number =>
  game.level.endless ? 0 : game.level.stars.filter((count) => countOf(game) >= count).length;

function makeBasket(game: Game, ball: Ball): Basket {
  const swish = !ball.touched;
  const basket = {
    points: worth(ball, game.fire),
    swish,
    banked: ball.banked,
    sprung: ball.sprung,
    gold: ball.gold,
    fire: game.fire,
    late: game.clock <= 0,
  };
  ball.scored = true;
  ball.live = false;
  game.score += basket.points;
  game.baskets += 1;
  if (swish) game.swishes += 1;
  if (ball.banked) game.banks += 1;
  game.streak += 1;
  game.bestStreak = Math.max(game.bestStreak, game.streak);
  game.fire = clamp(game.fire + (swish ? 1 : -1), 0, MOST_FIRE);
  game.wait = WAIT;
  if (game.level.endless) {
    game.clock = Math.min(45, game.clock + secondsWon(game.baskets));
    game.level = endlessFor(game.baskets);
  }
  return basket;
}

/** Moves the hoop on to its next spot. */
function moveHoop(game: Game): void {
  game.spot += 1;
  game.way = [game.way[1], spotFor(game.level, game.spot)];
  game.movedAt = game.time;
  game.wind = windFor(game.level, game.spot);
}

function miss(game: Game, ball: Ball): GameEvent {
  const lostFire = game.fire > 0;
  ball.live = false;
  game.streak = 0;
  game.fire = 0;
  game.wait = WAIT;
  return { type: 'miss', lostFire };
}

const isOut = ({ x, age }: Ball, { width }: Arena): boolean =>
  x < -160 || x > width + 200 || age > LONGEST_FLIGHT;

function stepLive(game: Game, ball: Ball, before: Pose, after: Pose): GameEvent[] {
  const events: GameEvent[] = [];
  for (const hit of stepBall(ball, game, before, after)) {
    events.push({ type: 'hit', hit });
    if (!ball.live) continue;
    if (hit.kind === 'basket') {
      const stars = starsEarned(game);
      events.push({ type: 'basket', basket: makeBasket(game, ball), x: hit.x, y: hit.y });
      if (starsEarned(game) > stars) events.push({ type: 'star', stars: starsEarned(game) });
      moveHoop(game);
      events.push({ type: 'moved' });
    } else if (hit.kind === 'floor') events.push(miss(game, ball));
  }
  if (ball.live && isOut(ball, game.arena)) events.push(miss(game, ball));
  return events;
}

function runClock(game: Game): GameEvent[] {
  const last = Math.ceil(game.clock);
  game.clock = Math.max(0, game.clock - STEP);
  const left = Math.ceil(game.clock);
  return left < last && left <= 5 ? [{ type: 'tick', left }] : [];
}

function judge(game: Game): GameEvent[] {
  const isFull = starsEarned(game) === 3;
  const isOver = game.clock <= 0 && !game.balls.some((ball) => ball.live);
  if (!isFull && !isOver) return [];
  const won = starsEarned(game) > 0;
  if (isFull) game.score += Math.ceil(game.clock);
  game.status = won ? 'won' : 'lost';
  return [{ type: 'over', won }];
}

/** Runs one step of the game, `STEP` seconds long. */
export function step(game: Game): GameEvent[] {
  const before = poseAt(game, game.time);
  game.time += STEP;
  const after = poseAt(game, game.time);
  const events: GameEvent[] = [];
  for (const ball of game.balls) events.push(...stepLive(game, ball, before, after));
  game.balls = game.balls.filter((ball) => ball.live || (!isOut(ball, game.arena) && ball.age < 3.2));
  if (game.status !== 'playing') return events;
  game.wait = Math.max(0, game.wait - STEP);
  events.push(...runClock(game));
  if (game.status === 'playing') events.push(...judge(game));
  return events;
}

/** Returns the points of the free flight of a shot, for the dotted arc. */
export function guideOf(game: Game, shot: Shot): { x: number; y: number }[] {
  const ball = thrown(game.arena, shot);
  const points: { x: number; y: number }[] = [];
  const every = 6;
  const count = Math.round(game.level.guide / STEP);
  const free = { arena: game.arena, props: [], wind: game.wind };
  ball.live = false;
  const pose = poseAt(game, game.time);
  for (let index = 1; index <= count && ball.y < game.arena.height - BALL_RADIUS; index += 1) {
    stepBall(ball, free, pose, pose);
    if (index % every === 0) points.push({ x: ball.x, y: ball.y });
  }
  return points;
}
