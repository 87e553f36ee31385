import {
  BACK_Y,
  HALF_WIDTH,
  HOG_Y,
  HOUSE,
  type Ice,
  RELEASE_Y,
  STONE,
  TEE_Y,
  frostAt,
  polish,
} from './sheet.ts';

export type Team = 0 | 1;

export interface Stone {
  readonly id: number;
  readonly team: Team;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Turn of the handle: 1 curls right, -1 left. A collision weakens it. */
  handle: number;
  turn: number;
  out: boolean;
}

/** A delivery: direction in radians from straight ahead, speed, and turn of the handle. */
export interface Delivery {
  readonly line: number;
  readonly speed: number;
  readonly handle: -1 | 1;
}

export interface Contact {
  readonly kind: 'stone' | 'out';
  readonly x: number;
  readonly y: number;
  readonly force: number;
  readonly ids: readonly number[];
}

export const STEP = 1 / 120;
const FRICTION = 0.57;
const CURL = 0.3;
const RESTITUTION = 0.9;
const REST = 0.012;
/** Fraction of the friction and of the curl that full sweeping removes. */
const SWEEP_GLIDE = 0.24;
const SWEEP_CURL = 0.55;

export const createStone = (id: number, team: Team, x: number, y: number): Stone => ({
  id,
  team,
  x,
  y,
  vx: 0,
  vy: 0,
  handle: 0,
  turn: 0,
  out: false,
});

/** Returns a stone leaving the hand. */
export const delivered = (id: number, team: Team, { line, speed, handle }: Delivery): Stone => ({
  ...createStone(id, team, 0, RELEASE_Y),
  vx: Math.sin(line) * speed,
  vy: Math.cos(line) * speed,
  handle,
});

/** Returns the deceleration on ice with this frost, in m/s². */
export const frictionOn = (frost: number): number => FRICTION * (0.88 + 0.24 * frost);

/** Returns the speed of a delivery that stops at a distance from the hack on even ice. */
export const speedTo = (y: number, frost = 0.5): number => Math.sqrt(2 * frictionOn(frost) * (y - RELEASE_Y));

export const isMoving = (stone: Stone): boolean => !stone.out && (stone.vx !== 0 || stone.vy !== 0);
export const distanceToTee = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y - TEE_Y);
export const inHouse = (stone: Stone): boolean => !stone.out && distanceToTee(stone) <= HOUSE + STONE;

/** Returns whether a stone is a guard: past the hog line, before the tee line and not in the house. */
export const isGuard = (stone: Stone): boolean =>
  !stone.out && stone.y > HOG_Y && stone.y < TEE_Y && !inHouse(stone);

function glide(stone: Stone, ice: Ice, sweep: number): void {
  const speed = Math.hypot(stone.vx, stone.vy);
  const slowed = speed - frictionOn(frostAt(ice, stone.x, stone.y)) * (1 - SWEEP_GLIDE * sweep) * STEP;
  if (slowed <= REST) {
    stone.vx = 0;
    stone.vy = 0;
    return;
  }
  const bend = ((stone.handle * CURL) / (speed + 0.6)) * (1 - SWEEP_CURL * sweep) * STEP;
  const [dx, dy] = [stone.vx / speed, stone.vy / speed];
  const [vx, vy] = [dx * slowed + dy * bend, dy * slowed - dx * bend];
  const kept = slowed / Math.hypot(vx, vy);
  stone.vx = vx * kept;
  stone.vy = vy * kept;
  stone.x += stone.vx * STEP;
  stone.y += stone.vy * STEP;
  stone.turn += stone.handle * (0.5 + speed * 0.5) * STEP;
}

/** Lets two stones collide. They exchange most of their speed along the line between them. */
function collide(one: Stone, other: Stone): Contact | undefined {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= STONE * 2 || distance === 0) return undefined;
  const [nx, ny] = [dx / distance, dy / distance];
  const overlap = (STONE * 2 - distance) / 2;
  one.x -= nx * overlap;
  one.y -= ny * overlap;
  other.x += nx * overlap;
  other.y += ny * overlap;
  const closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny;
  if (closing <= 0) return undefined;
  const push = ((1 + RESTITUTION) / 2) * closing;
  one.vx -= push * nx;
  one.vy -= push * ny;
  other.vx += push * nx;
  other.vy += push * ny;
  one.handle *= 0.3;
  other.handle *= 0.3;
  return {
    kind: 'stone',
    x: one.x + nx * STONE,
    y: one.y + ny * STONE,
    force: closing,
    ids: [one.id, other.id],
  };
}

const isOff = ({ x, y }: Stone): boolean => Math.abs(x) + STONE > HALF_WIDTH || y - STONE > BACK_Y;

/** Moves all stones by one step. `sweep` is the id of the swept stone and the strength of the sweeping (0 to 1). */
export function stepStones(
  stones: readonly Stone[],
  ice: Ice,
  sweep: { id: number; amount: number } = { id: -1, amount: 0 },
): Contact[] {
  const contacts: Contact[] = [];
  for (const stone of stones) {
    if (isMoving(stone)) glide(stone, ice, stone.id === sweep.id ? sweep.amount : 0);
  }
  for (let index = 0; index < stones.length; index += 1) {
    const one = stones[index];
    if (!one || one.out) continue;
    for (let after = index + 1; after < stones.length; after += 1) {
      const other = stones[after];
      if (!other || other.out || (!isMoving(one) && !isMoving(other))) continue;
      if (Math.abs(one.y - other.y) >= STONE * 2) continue;
      const contact = collide(one, other);
      if (contact) contacts.push(contact);
    }
  }
  for (const stone of stones) {
    if (stone.out) continue;
    const fellShort = stone.y < HOG_Y + STONE && !isMoving(stone);
    if (!fellShort && !isOff(stone)) continue;
    stone.out = true;
    contacts.push({
      kind: 'out',
      x: stone.x,
      y: stone.y,
      force: Math.hypot(stone.vx, stone.vy),
      ids: [stone.id],
    });
  }
  return contacts;
}

/** Simulates a single stone until it stops or passes a distance. */
export function roll(delivery: Delivery, ice: Ice, until = Infinity): Stone {
  const stone = delivered(0, 0, delivery);
  while (isMoving(stone) && stone.y < until) glide(stone, ice, 0);
  return stone;
}

/** Wears the frost where stones have run. */
export function wear(stones: readonly Stone[], ice: Ice, sweep: { id: number; amount: number }): void {
  for (const stone of stones) {
    if (!isMoving(stone)) continue;
    const rubbed = (0.6 + (stone.id === sweep.id ? sweep.amount * 0.9 : 0)) * STEP;
    polish(ice, stone.x, stone.y, rubbed * Math.hypot(stone.vx, stone.vy));
  }
}

/** Simulates stones until all are at rest. Does not change the given stones. */
export function runOut(
  stones: readonly Stone[],
  ice: Ice,
  sweep: { id: number; amount: number } = { id: -1, amount: 0 },
): Stone[] {
  const copies = stones.map((stone) => ({ ...stone }));
  for (let guard = 0; guard < 2400 && copies.some(isMoving); guard += 1) stepStones(copies, ice, sweep);
  return copies;
}

/**
 * Returns the path of a delivery on an empty sheet with even frost. The path ends where the stone stops, or one metre
 * behind the house.
 */
export function pathOf(delivery: Delivery, frost = 0.5): { x: number; y: number }[] {
  const stone = delivered(0, 0, delivery);
  const ice = { columns: 16, rows: 36, frost: new Float64Array(16 * 36).fill(frost) };
  const points = [{ x: stone.x, y: stone.y }];
  for (let count = 0; count < 2400 && isMoving(stone); count += 1) {
    glide(stone, ice, 0);
    if (count % 12 === 11) points.push({ x: stone.x, y: stone.y });
    if (stone.y > BACK_Y + 1) break;
  }
  points.push({ x: stone.x, y: stone.y });
  return points;
}
