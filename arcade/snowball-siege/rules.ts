import { BALL, fly, launch } from './flight.ts';
import { type Snow, WIDTH, blast, createSnow, heap, slide, surface } from './snow.ts';
import {
  type Ball,
  type Block,
  type Kind,
  type Side,
  type Siege,
  type SiegeEvent,
  type Snowman,
  type Thrower,
  facing,
  otherOf,
} from './state.ts';
import type { Valley } from './valleys.ts';

const SNOWMEN = [34, 122, 170];
const THROWER = 78;
const WALL = 206;
export const BLOCK = 22;
/** The middle of a snowman is this far above its foot. */
export const CHEST = 21;
const GIRTH = 17;
/** A fall deeper than this breaks a snowman. */
const DEEP = 62;
const STRIDE = 44;

/** The radius in which snow is removed, and the radius in which snowmen are knocked down, by kind. */
export const REACH: Readonly<Record<Kind, { hole: number; hit: number }>> = {
  snow: { hole: 26, hit: 31 },
  bounce: { hole: 22, hit: 32 },
  ice: { hole: 24, hit: 31 },
  avalanche: { hole: 18, hit: 38 },
  glue: { hole: 0, hit: 24 },
};

const place = (side: Side, x: number): number => (side === 0 ? x : WIDTH - x);

function createThrower(side: Side, snow: Snow, valley: Valley): Thrower {
  const x = place(side, THROWER);
  return {
    x,
    y: surface(snow, x),
    angle: 52,
    power: 0.62,
    kind: 'snow',
    stock: { ...valley.stock },
    glued: 0,
    goal: x,
    throws: 0,
  };
}

/** Creates two forts before the first throw. */
export function createSiege(valley: Valley, random: () => number, first: Side = 0): Siege {
  const snow = createSnow(valley.shape);
  while (slide(snow));
  const sides: readonly Side[] = [0, 1];
  const snowmen = sides.flatMap((side) =>
    SNOWMEN.map((at, index): Snowman => {
      const x = place(side, at);
      const y = surface(snow, x);
      return { side, x, y, fall: 0, from: y, hasHat: index < valley.hats[side], isUp: true };
    }),
  );
  const blocks = sides.flatMap((side) =>
    Array.from({ length: valley.walls[side] }, (_, index): Block => {
      const x = place(side, WALL);
      return { side, x, y: surface(snow, x) - index * BLOCK, isWhole: true };
    }),
  );
  return {
    valley,
    phase: 'aim',
    turn: first,
    time: 0,
    wind: valley.wind * (random() * 2 - 1),
    snow,
    version: 0,
    snowmen,
    blocks,
    throwers: [createThrower(0, snow, valley), createThrower(1, snow, valley)],
    ball: null,
    winner: null,
  };
}

/** Returns the number of remaining snowmen of a side. */
export const standing = ({ snowmen }: Pick<Siege, 'snowmen'>, side: Side): number =>
  snowmen.filter((one) => one.side === side && one.isUp).length;

export const stockOf = ({ stock }: Pick<Thrower, 'stock'>, kind: Kind): number =>
  kind === 'snow' ? Infinity : stock[kind];

/** Throws the snowball that the side to move has chosen. */
export function throwBall(siege: Siege): SiegeEvent[] {
  const thrower = siege.throwers[siege.turn];
  if (siege.phase !== 'aim') return [];
  if (stockOf(thrower, thrower.kind) < 1) thrower.kind = 'snow';
  const { kind } = thrower;
  if (kind !== 'snow') thrower.stock[kind] -= 1;
  siege.ball = launch(siege.turn, kind, thrower);
  thrower.throws += 1;
  thrower.glued = Math.max(0, thrower.glued - 1);
  if (stockOf(thrower, kind) < 1) thrower.kind = 'snow';
  siege.phase = 'fly';
  return [{ type: 'throw', side: siege.turn, kind }];
}

/** Walks a short distance instead of throwing. Glue holds a thrower in place. */
export function walk(siege: Siege, way: 1 | -1): boolean {
  const thrower = siege.throwers[siege.turn];
  if (siege.phase !== 'aim' || thrower.glued > 0) return false;
  const [low, high] = siege.turn === 0 ? [24, 236] : [WIDTH - 236, WIDTH - 24];
  thrower.goal = Math.max(low, Math.min(high, thrower.x + way * STRIDE));
  if (Math.abs(thrower.goal - thrower.x) < 4) return false;
  siege.phase = 'walk';
  return true;
}

/** Runs one step of `dt` seconds. */
export function step(siege: Siege, dt: number, random: () => number): SiegeEvent[] {
  const events: SiegeEvent[] = [];
  siege.time += dt;
  const isSliding = slide(siege.snow);
  if (isSliding) siege.version += 1;
  const isFalling = settle(siege, dt, events);
  if (siege.phase === 'walk') stride(siege, dt);
  else if (siege.phase === 'fly') moveBall(siege, dt, events);
  else if (siege.phase === 'settle' && !isSliding && !isFalling && siege.time > 0.7)
    pass(siege, events, random);
  return events;
}

function stride(siege: Siege, dt: number): void {
  const thrower = siege.throwers[siege.turn];
  const way = thrower.goal - thrower.x;
  thrower.x += Math.sign(way) * Math.min(Math.abs(way), 70 * dt);
  if (Math.abs(thrower.goal - thrower.x) < 0.01) rest(siege);
}

function rest(siege: Siege): void {
  siege.ball = null;
  siege.phase = 'settle';
  siege.time = 0;
}

/** Lets snowmen, blocks and throwers fall to the ground, or be lifted by it. Returns true while one is falling. */
function settle(siege: Siege, dt: number, events: SiegeEvent[]): boolean {
  let isFalling = false;
  for (const man of siege.snowmen) {
    if (!man.isUp) continue;
    const ground = surface(siege.snow, man.x);
    if (man.y >= ground - 0.5) {
      if (man.fall > 0 && ground - man.from > DEEP) knock(man, events, true);
      man.y = ground;
      man.fall = 0;
      man.from = ground;
      continue;
    }
    man.fall += 420 * dt;
    man.y = Math.min(ground, man.y + man.fall * dt);
    isFalling = true;
  }
  for (const side of [0, 1] as const) {
    const thrower = siege.throwers[side];
    thrower.y += Math.min(200 * dt, surface(siege.snow, thrower.x) - thrower.y);
    siege.blocks
      .filter((block) => block.side === side && block.isWhole)
      .forEach((block, index) => {
        const goal = surface(siege.snow, block.x) - index * BLOCK;
        block.y += Math.min(220 * dt, goal - block.y);
      });
  }
  return isFalling;
}

/** Knocks a snowman down. A hat absorbs the first hit, but not a fall. */
function knock(man: Snowman, events: SiegeEvent[], isFall = false): void {
  const { side, x, y } = man;
  if (man.hasHat && !isFall) {
    man.hasHat = false;
    events.push({ type: 'hat', side, x, y });
    return;
  }
  man.isUp = false;
  events.push({ type: 'down', side, x, y });
}

const touches = (ball: Ball, x: number, y: number, reach: number): boolean =>
  Math.hypot(ball.x - x, ball.y - y) < reach;

/** Returns whether a flying ball hits a snowman or an ice block. */
function strikes(siege: Siege, ball: Ball): boolean {
  if (ball.age < 0.22) return false;
  const isClear = (side: Side): boolean => side === ball.side && ball.age < 0.5;
  const man = siege.snowmen.some(
    (one) => one.isUp && !isClear(one.side) && touches(ball, one.x, one.y - CHEST, GIRTH + BALL),
  );
  const block = siege.blocks.some(
    (one) => one.isWhole && !isClear(one.side) && touches(ball, one.x, one.y - BLOCK / 2, BLOCK / 2 + BALL),
  );
  return man || block;
}

function moveBall(siege: Siege, dt: number, events: SiegeEvent[]): void {
  const { ball } = siege;
  if (!ball) return;
  for (let part = 0; part < 2 && siege.ball; part += 1) {
    const count = events.length;
    const fate = fly(ball, siege.snow, siege.wind, dt / 2, events);
    if (events.length > count) siege.version += 1;
    if (fate === 'away') {
      events.push({ type: 'away' });
      rest(siege);
    } else if (fate === 'hit' || strikes(siege, ball)) burst(siege, ball, events);
  }
}

function burst(siege: Siege, ball: Ball, events: SiegeEvent[]): void {
  const { kind, x, y } = ball;
  const { hole, hit } = REACH[kind];
  events.push({ type: 'burst', kind, x, y, radius: kind === 'glue' ? 34 : hole });
  if (kind === 'glue') {
    heap(siege.snow, x, 36);
    const side = otherOf(ball.side);
    const rival = siege.throwers[side];
    if (Math.hypot(rival.x - x, rival.y - y) < 78) {
      rival.glued = 2;
      events.push({ type: 'glued', side, x: rival.x, y: rival.y });
    }
  } else blast(siege.snow, x, y + 6, hole);
  siege.version += 1;
  for (const block of siege.blocks) {
    if (!block.isWhole || !touches(ball, block.x, block.y - BLOCK / 2, hole + BLOCK / 2)) continue;
    block.isWhole = false;
    events.push({ type: 'block', x: block.x, y: block.y - BLOCK / 2 });
  }
  for (const man of siege.snowmen)
    if (man.isUp && touches(ball, man.x, man.y - CHEST, hit)) knock(man, events);
  rest(siege);
}

/** Ends the turn: a side has won, or the other side is next and the wind may change. */
function pass(siege: Siege, events: SiegeEvent[], random: () => number): void {
  const own = standing(siege, siege.turn);
  const other = standing(siege, otherOf(siege.turn));
  siege.time = 0;
  if (own === 0 || other === 0) {
    siege.winner = other === 0 ? siege.turn : otherOf(siege.turn);
    siege.phase = 'over';
    events.push({ type: 'over', winner: siege.winner });
    return;
  }
  const { gusts, wind } = siege.valley;
  siege.wind = Math.max(-wind, Math.min(wind, siege.wind + (random() * 2 - 1) * gusts));
  siege.turn = otherOf(siege.turn);
  siege.phase = 'aim';
  events.push({ type: 'turn', side: siege.turn, wind: siege.wind });
}

/** Returns the path of a throw for the dotted line, with a point every `every` seconds. */
export function foresee(siege: Siege, side: Side, seconds: number, every = 0.06): { x: number; y: number }[] {
  const ball = launch(side, 'snow', siege.throwers[side]);
  const points: { x: number; y: number }[] = [];
  for (let time = 0; time < seconds; time += every) {
    if (fly(ball, siege.snow, siege.wind, every) !== 'flying') break;
    points.push({ x: ball.x, y: ball.y });
  }
  return points;
}

/** Returns the points of a won siege. Remaining snowmen, few throws and a hard valley earn more. */
export const bonus = (siege: Siege): number =>
  standing(siege, 0) * 150 + Math.max(0, 12 - siege.throwers[0].throws) * 25 + siege.valley.level * 20;

export const aimLimits = { low: 8, high: 86 } as const;

export const towards = (side: Side, dx: number, dy: number): number =>
  Math.max(aimLimits.low, Math.min(aimLimits.high, (Math.atan2(-dy, dx * facing(side)) * 180) / Math.PI));
