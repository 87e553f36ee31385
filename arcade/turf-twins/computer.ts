import type { Strength } from './difficulty.ts';
import { enclosed } from './fill.ts';
import { isAtTub } from './rules.ts';
import {
  type Input,
  type Match,
  type Owner,
  type Player,
  REST,
  SPLASH_COST,
  TANK,
  otherOf,
} from './state.ts';
import { WASH_REACH, sprinklers } from './water.ts';
import { type Yard, besides, cellAt, centreOf, isPaintable, isSolid } from './yards.ts';

/** The computer's state between steps. */
export interface Mind {
  route: number[];
  wait: number;
  /** Seconds since the computer last reached a tile of its route. A long time means that it is blocked. */
  stuck: number;
  isFilling: boolean;
}

export const createMind = (): Mind => ({ route: [], wait: 0, stuck: 0, isFilling: false });

/**
 * The cached results of `spread` for each courtyard, by the tile from which the paths start. They stay valid, because
 * nothing in a courtyard moves.
 */
const spreads = new WeakMap<Yard, Map<number, readonly number[]>>();

/**
 * Returns, for every tile, the previous tile on a shortest path from `from`, or -1 for tiles that cannot be reached.
 */
function spread(yard: Yard, from: number): readonly number[] {
  const known = spreads.get(yard) ?? new Map<number, readonly number[]>();
  spreads.set(yard, known);
  const found = known.get(from) ?? findSpread(yard, from);
  known.set(from, found);
  return found;
}

function findSpread(yard: Yard, from: number): readonly number[] {
  const back = yard.cells.map(() => -1);
  const queue = [from];
  back[from] = from;
  for (let index = 0; index < queue.length; index += 1) {
    const here = queue[index] ?? from;
    for (const next of besides(here)) {
      if (back[next] !== -1 || isSolid(yard, next)) continue;
      back[next] = here;
      queue.push(next);
    }
  }
  return back;
}

function trace(back: readonly number[], from: number, to: number): number[] {
  const route: number[] = [];
  for (let cell = to; cell !== from; cell = back[cell] ?? from) {
    if (cell < 0) return [];
    route.unshift(cell);
  }
  return route;
}

/** Returns the shortest path from `from` through `stop` to `goal`. */
const walkBy = (yard: Yard, from: number, stop: number, goal: number): number[] => [
  ...trace(spread(yard, from), from, stop),
  ...trace(spread(yard, stop), stop, goal),
];

/**
 * Returns the value of a route per step. An empty tile is worth 1 and a tile of the rival 2. The more foresight the
 * computer has, the more it values tiles that a closed ring would fill, and the less it values tiles that a sprinkler
 * washes.
 */
function worth(match: Match, who: Player, route: readonly number[], strength: Strength): number {
  const paint: Owner[] = [...match.paint];
  const rival = match.painters[otherOf(who)];
  const rivalCell = cellAt(rival.x, rival.y);
  const wet = sprinklers(match.yard, match.time).filter(({ warning, spray }) => warning + spray > 0);
  let gain = 0;
  for (const cell of route) {
    if (!isPaintable(match.yard, cell) || paint[cell] === who) continue;
    const at = centreOf(cell);
    const isWet = wet.some(({ x, y }) => Math.hypot(at.x - x, at.y - y) < WASH_REACH);
    gain += (paint[cell] === -1 ? 1 : 2) * (isWet ? 1 - strength.foresight : 1);
    paint[cell] = who;
    const ring = enclosed(match.yard, paint, who, cell, rivalCell);
    for (const one of ring) {
      gain += (paint[one] === -1 ? 1 : 2) * strength.foresight;
      paint[one] = who;
    }
  }
  return gain / (route.length + 2);
}

function chooseRoute(
  match: Match,
  who: Player,
  from: number,
  strength: Strength,
  random: () => number,
): number[] {
  const { yard } = match;
  const back = spread(yard, from);
  const reached = back.flatMap((cell, index) => (cell === -1 || index === from ? [] : [index]));
  const pick = (near: number, far: number): number => {
    const here = centreOf(from);
    const around = reached.filter((cell) => {
      const at = centreOf(cell);
      const distance = Math.abs(at.x - here.x) + Math.abs(at.y - here.y);
      return distance >= near && distance <= far;
    });
    return around[Math.floor(random() * around.length)] ?? from;
  };
  let best: number[] = [];
  let bestWorth = -1;
  for (let tried = 0; tried < strength.routes; tried += 1) {
    const stop = pick(2, 8);
    const goal = random() < 0.35 ? stop : pick(1, 7);
    const route = walkBy(yard, from, stop, goal).slice(0, 22);
    const value = worth(match, who, route, strength);
    if (value <= bestWorth) continue;
    best = route;
    bestWorth = value;
  }
  return best;
}

function nearestRoute(yard: Yard, from: number, isGoal: (cell: number) => boolean): number[] {
  const back = spread(yard, from);
  const routes = back.flatMap((cell, index) =>
    cell !== -1 && isGoal(index) ? [trace(back, from, index)] : [],
  );
  return routes.sort((one, other) => one.length - other.length)[0] ?? [];
}

function think(match: Match, who: Player, strength: Strength, mind: Mind, random: () => number): void {
  const { yard, lemon } = match;
  const me = match.painters[who];
  const from = cellAt(me.x, me.y);
  if (mind.isFilling) {
    mind.route = nearestRoute(yard, from, (cell) => besides(cell).some((next) => yard.cells[next] === 'B'));
    return;
  }
  if (lemon && random() < strength.foresight) {
    const route = nearestRoute(yard, from, (cell) => cell === cellAt(lemon.x, lemon.y));
    if (route.length < 9) {
      mind.route = route;
      return;
    }
  }
  mind.route = chooseRoute(match, who, from, strength, random);
}

const wantsSplash = (
  match: Match,
  who: Player,
  strength: Strength,
  dt: number,
  random: () => number,
): boolean => {
  const me = match.painters[who];
  const rival = match.painters[otherOf(who)];
  const isReady = me.splashWait === 0 && me.tank > SPLASH_COST + 6;
  return isReady && Math.hypot(rival.x - me.x, rival.y - me.y) < 2.1 && random() < strength.splash * dt;
};

/** Returns the computer's input for this step. */
export function decide(
  match: Match,
  who: Player,
  strength: Strength,
  mind: Mind,
  dt: number,
  random: () => number,
): Input {
  const me = match.painters[who];
  if (match.phase !== 'play' || me.stun > 0) return REST;
  const splash = wantsSplash(match, who, strength, dt, random);
  if (!mind.isFilling && me.tank < strength.refillAt) {
    mind.isFilling = true;
    mind.route = [];
  }
  if (mind.isFilling && me.tank > TANK * 0.9) mind.isFilling = false;
  if (mind.isFilling && isAtTub(match.yard, me)) {
    mind.route = [];
    return { ...REST, splash };
  }
  if (mind.route.length === 0) {
    mind.wait -= dt;
    if (mind.wait > 0) return { ...REST, splash };
    think(match, who, strength, mind, random);
    mind.wait = strength.pause * (0.6 + random() * 0.8);
    mind.stuck = 0;
  }
  const [next] = mind.route;
  if (next === undefined) return { ...REST, splash };
  const goal = centreOf(next);
  const [dx, dy] = [goal.x - me.x, goal.y - me.y];
  const distance = Math.hypot(dx, dy);
  mind.stuck += dt;
  if (distance < 0.22 || mind.stuck > 1.2) {
    if (mind.stuck > 1.2) mind.route = [];
    else mind.route.shift();
    mind.stuck = 0;
  }
  const pace = strength.pace / Math.max(0.01, distance);
  return { x: dx * pace, y: dy * pace, splash };
}
