import { enclosed } from './fill.ts';
import {
  type Input,
  type Match,
  type MatchEvent,
  type Owner,
  type Painter,
  type Player,
  READY_TIME,
  SPLASH_COST,
  SPLASH_PAINT,
  SPLASH_REACH,
  SPLASH_WAIT,
  TANK,
  TILE_COST,
  WIDE_TIME,
  otherOf,
} from './state.ts';
import { wash } from './water.ts';
import { COLS, ROWS, type Spot, type Yard, cellAt, centreOf, isPaintable, isSolid } from './yards.ts';

const SPEED = 4.5;
const SLIDE = 1.6;
const RADIUS = 0.34;
const STUN = 0.6;
const KNOCK = 11;
const TUB_REACH = 1.5;
const REFILL = 95;
const LEMON_EVERY = 8;

const createPainter = ({ x, y }: Spot, lookX: number): Painter => ({
  x,
  y,
  lookX,
  lookY: 0,
  knockX: 0,
  knockY: 0,
  pace: 0,
  tank: TANK,
  splashWait: 0,
  stun: 0,
  boost: 0,
  wide: 0,
});

/** Creates a match in a courtyard, before the countdown. */
export const createMatch = (yard: Yard): Match => ({
  yard,
  phase: 'ready',
  time: 0,
  left: yard.seconds,
  paint: yard.cells.map((): Owner => -1),
  painters: [createPainter(yard.starts[0], 1), createPainter(yard.starts[1], -1)],
  lemon: null,
  lemonWait: LEMON_EVERY / 2,
});

/** Returns the number of tiles of each player. */
export function tally({ paint }: Pick<Match, 'paint'>): [number, number] {
  let first = 0;
  let second = 0;
  for (const owner of paint) {
    if (owner === 0) first += 1;
    else if (owner === 1) second += 1;
  }
  return [first, second];
}

/** Returns each player's share of the floor in whole percent, as announced at the bell. */
export function shares(match: Match): [number, number] {
  const { floor } = match.yard;
  const [first, second] = tally(match);
  return [Math.round((first / floor) * 100), Math.round((second / floor) * 100)];
}

/** Runs one step of `dt` seconds. The same inputs and random numbers always result in the same match. */
export function step(
  match: Match,
  inputs: readonly [Input, Input],
  dt: number,
  random: () => number,
): MatchEvent[] {
  const events: MatchEvent[] = [];
  const before = match.time;
  match.time += dt;
  if (match.phase === 'over') return events;
  if (match.phase === 'ready') {
    const beat = READY_TIME / 3;
    const count = Math.floor(match.time / beat);
    if (before === 0 || count !== Math.floor(before / beat)) events.push({ type: 'count', left: 3 - count });
    if (match.time >= READY_TIME) {
      match.phase = 'play';
      match.time = 0;
    }
    return events;
  }
  for (const who of [0, 1] as const) act(match, who, inputs[who], dt, events);
  part(match);
  const washed = wash(match);
  if (washed.length > 0) events.push({ type: 'wash', cells: washed });
  if (match.yard.lemons) growLemon(match, dt, random, events);
  countDown(match, dt, events);
  return events;
}

function countDown(match: Match, dt: number, events: MatchEvent[]): void {
  const before = Math.ceil(match.left);
  match.left = Math.max(0, match.left - dt);
  const now = Math.ceil(match.left);
  if (now !== before && now > 0 && now <= 5) events.push({ type: 'tick', left: now });
  if (match.left > 0) return;
  const [first, second] = tally(match);
  match.phase = 'over';
  match.time = 0;
  events.push({ type: 'bell', winner: first === second ? null : first > second ? 0 : 1 });
}

function act(match: Match, who: Player, input: Input, dt: number, events: MatchEvent[]): void {
  const painter = match.painters[who];
  for (const timer of ['splashWait', 'stun', 'boost', 'wide'] as const)
    painter[timer] = Math.max(0, painter[timer] - dt);
  walk(match.yard, painter, input, dt);
  const cell = cellAt(painter.x, painter.y);
  if (match.yard.cells[cell] === '~') {
    if (painter.boost < 0.5) events.push({ type: 'slide', who });
    painter.boost = 1.1;
  }
  refill(match, who, dt, events);
  if (input.splash && painter.splashWait === 0 && painter.stun === 0 && painter.tank >= SPLASH_COST)
    splash(match, who, events);
  if (painter.pace > 0.05 || painter.knockX !== 0) roll(match, who, cell, events);
}

function walk(yard: Yard, painter: Painter, input: Input, dt: number): void {
  const length = Math.hypot(input.x, input.y);
  painter.pace = painter.stun > 0 ? 0 : Math.min(1, length);
  if (painter.pace > 0.05) {
    painter.lookX = input.x / length;
    painter.lookY = input.y / length;
  }
  const speed = SPEED * painter.pace * (painter.boost > 0 ? SLIDE : 1);
  const slow = Math.exp(-5 * dt);
  painter.knockX = Math.abs(painter.knockX) < 0.1 ? 0 : painter.knockX * slow;
  painter.knockY = Math.abs(painter.knockY) < 0.1 ? 0 : painter.knockY * slow;
  painter.x += (painter.lookX * speed + painter.knockX) * dt;
  painter.y += (painter.lookY * speed + painter.knockY) * dt;
  collide(yard, painter);
}

/**
 * Pushes a painter out of pots, tubs and walls. The painter is treated as a circle, so that it slides around corners.
 */
function collide(yard: Yard, painter: Painter): void {
  for (let row = Math.floor(painter.y) - 1; row <= Math.floor(painter.y) + 1; row += 1) {
    for (let column = Math.floor(painter.x) - 1; column <= Math.floor(painter.x) + 1; column += 1) {
      const cell = cellAt(column, row);
      if (cell < 0 || !isSolid(yard, cell)) continue;
      const dx = painter.x - Math.max(column, Math.min(column + 1, painter.x));
      const dy = painter.y - Math.max(row, Math.min(row + 1, painter.y));
      const distance = Math.hypot(dx, dy);
      if (distance >= RADIUS || distance === 0) continue;
      painter.x += (dx / distance) * (RADIUS - distance);
      painter.y += (dy / distance) * (RADIUS - distance);
    }
  }
  painter.x = Math.max(RADIUS, Math.min(COLS - RADIUS, painter.x));
  painter.y = Math.max(RADIUS, Math.min(ROWS - RADIUS, painter.y));
}

/** Pushes the painters apart if they overlap. */
function part(match: Match): void {
  const [one, two] = match.painters;
  const dx = two.x - one.x;
  const dy = two.y - one.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= RADIUS * 2) return;
  const push = (RADIUS * 2 - distance) / 2;
  const [x, y] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
  one.x -= x * push;
  one.y -= y * push;
  two.x += x * push;
  two.y += y * push;
  collide(match.yard, one);
  collide(match.yard, two);
}

function refill(match: Match, who: Player, dt: number, events: MatchEvent[]): void {
  const painter = match.painters[who];
  if (painter.tank >= TANK || !isAtTub(match.yard, painter)) return;
  if (painter.tank < TANK * 0.85) events.push({ type: 'refill', who });
  painter.tank = Math.min(TANK, painter.tank + REFILL * dt);
}

/** Returns whether a position is close enough to a tub to fill the tank. */
export const isAtTub = (yard: Yard, { x, y }: Spot): boolean =>
  yard.tubs.some((tub) => Math.hypot(tub.x - x, tub.y - y) < TUB_REACH);

function roll(match: Match, who: Player, cell: number, events: MatchEvent[]): void {
  const { wide, lookX, lookY, x, y } = match.painters[who];
  const cells = [cell];
  if (wide > 0) cells.push(cellAt(x - lookY, y + lookX), cellAt(x + lookY, y - lookX));
  for (const one of cells) coat(match, who, one, events, TILE_COST);
}

/** Paints a tile if the player can, and fills the areas that are enclosed as a result. */
function coat(match: Match, who: Player, cell: number, events: MatchEvent[], cost: number): void {
  const painter = match.painters[who];
  if (!isPaintable(match.yard, cell) || match.paint[cell] === who || painter.tank < cost) return;
  match.paint[cell] = who;
  painter.tank -= cost;
  if (cost > 0 && painter.tank < cost) events.push({ type: 'dry', who });
  events.push({ type: 'paint', who, cell });
  const rival = match.painters[otherOf(who)];
  const cells = enclosed(match.yard, match.paint, who, cell, cellAt(rival.x, rival.y));
  if (cells.length === 0) return;
  for (const one of cells) match.paint[one] = who;
  events.push({ type: 'fill', who, cells });
}

function splash(match: Match, who: Player, events: MatchEvent[]): void {
  const painter = match.painters[who];
  const { x, y } = painter;
  painter.tank -= SPLASH_COST;
  painter.splashWait = SPLASH_WAIT;
  events.push({ type: 'splash', who, x, y });
  match.yard.cells.forEach((_, cell) => {
    const at = centreOf(cell);
    if (Math.hypot(at.x - x, at.y - y) <= SPLASH_PAINT) coat(match, who, cell, events, 0);
  });
  const rival = match.painters[otherOf(who)];
  const distance = Math.hypot(rival.x - x, rival.y - y);
  if (distance > SPLASH_REACH || distance === 0) return;
  rival.knockX = ((rival.x - x) / distance) * KNOCK;
  rival.knockY = ((rival.y - y) / distance) * KNOCK;
  rival.stun = STUN;
  events.push({ type: 'hit', who: otherOf(who), x: rival.x, y: rival.y });
}

function growLemon(match: Match, dt: number, random: () => number, events: MatchEvent[]): void {
  const { lemon } = match;
  if (lemon) {
    lemon.left -= dt;
    const taker = match.painters.findIndex((one) => Math.hypot(one.x - lemon.x, one.y - lemon.y) < 0.75);
    if (taker >= 0) {
      const who: Player = taker === 0 ? 0 : 1;
      match.painters[who].wide = WIDE_TIME;
      events.push({ type: 'wide', who });
    }
    if (taker >= 0 || lemon.left <= 0) match.lemon = null;
    return;
  }
  match.lemonWait -= dt;
  if (match.lemonWait > 0) return;
  match.lemonWait = LEMON_EVERY;
  const [one, two] = match.painters;
  const free = match.yard.cells.flatMap((kind, cell) => (kind === '.' ? [centreOf(cell)] : []));
  const fair = free.filter((at) => {
    const near = Math.hypot(at.x - one.x, at.y - one.y);
    const far = Math.hypot(at.x - two.x, at.y - two.y);
    return Math.abs(near - far) < 3 && near > 2;
  });
  const spots = fair.length > 0 ? fair : free;
  const spot = spots[Math.floor(random() * spots.length)];
  if (!spot) return;
  match.lemon = { ...spot, left: 7 };
  events.push({ type: 'lemon', ...spot });
}
