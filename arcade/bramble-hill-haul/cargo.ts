import { clamp } from '../kit/ease.ts';
import type { CargoKind } from './levels.ts';
import type { Route } from './terrain.ts';
import { groundAt, slopeAt } from './terrain.ts';
import type { Truck, Vector } from './truck.ts';
import { BED, GRAVITY, toLocal, toWorld, velocityAt } from './truck.ts';

export interface Piece {
  readonly kind: CargoKind;
  readonly radius: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  isLost: boolean;
  /** Seconds until a hen hops again. */
  hop: number;
}

const RADII: Readonly<Record<CargoKind, number>> = { pumpkin: 11.5, jar: 9, hen: 10 };
const BOUNCE: Readonly<Record<CargoKind, number>> = { pumpkin: 0.08, jar: 0.16, hen: 0.05 };
const GRIP = 0.55;
const HOP_SPEED = 105;

/** Stacks pieces on the bed, row by row. */
export function loadCargo(truck: Truck, kinds: readonly CargoKind[]): Piece[] {
  let x = BED.left + 4;
  let row = 0;
  return kinds.map((kind, index) => {
    const radius = RADII[kind];
    if (x + radius * 2 > BED.right - 2) {
      row += 1;
      x = BED.left + 4 + row * 9;
    }
    const at = toWorld(truck, { x: x + radius, y: BED.floor - radius - 3 - row * 22 });
    x += radius * 2 + 0.5;
    return { kind, radius, ...at, vx: 0, vy: 0, turn: 0, isLost: false, hop: 1.5 + index * 0.7 };
  });
}

/** The floor, the tailgate and the cab wall of the bed as lines in the truck's own units. */
const WALLS: readonly (readonly [Vector, Vector])[] = [
  [
    { x: BED.left, y: BED.floor },
    { x: BED.right, y: BED.floor },
  ],
  [
    { x: BED.left, y: BED.floor },
    { x: BED.left - 3, y: BED.gate },
  ],
  [
    { x: BED.right, y: BED.floor },
    { x: BED.right, y: BED.wall },
  ],
  [
    { x: BED.right, y: BED.wall },
    { x: BED.right + 26, y: BED.wall - 4 },
  ],
];

const nearest = (a: Vector, b: Vector, p: Vector): Vector => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy), 0, 1);
  return { x: a.x + dx * t, y: a.y + dy * t };
};

/** Stops a piece that hits a moving surface. The piece bounces a little, and the grip of the surface slows it down. */
function rest(piece: Piece, normal: Vector, surface: Vector, grip = GRIP): void {
  const [rx, ry] = [piece.vx - surface.x, piece.vy - surface.y];
  const into = rx * normal.x + ry * normal.y;
  if (into >= 0) return;
  const bounce = into < -60 ? BOUNCE[piece.kind] : 0;
  piece.vx -= (1 + bounce) * into * normal.x;
  piece.vy -= (1 + bounce) * into * normal.y;
  const tangent = { x: -normal.y, y: normal.x };
  const slide = rx * tangent.x + ry * tangent.y;
  const held = clamp(slide, into * grip, -into * grip);
  piece.vx -= held * tangent.x;
  piece.vy -= held * tangent.y;
  piece.turn += ((slide - held) / piece.radius) * 0.004;
}

function againstBed(piece: Piece, truck: Truck): void {
  if (Math.abs(piece.x - truck.x) > 130) return;
  const reach = piece.radius + 2;
  let local = toLocal(truck, piece);
  for (const [a, b] of WALLS) {
    const close = nearest(a, b, local);
    const [dx, dy] = [local.x - close.x, local.y - close.y];
    const square = dx * dx + dy * dy;
    if (square >= reach * reach || square === 0) continue;
    const out = reach / Math.sqrt(square);
    local = { x: close.x + dx * out, y: close.y + dy * out };
    const target = toWorld(truck, local);
    const foot = toWorld(truck, close);
    const normal = { x: (target.x - foot.x) / reach, y: (target.y - foot.y) / reach };
    piece.x = target.x;
    piece.y = target.y;
    rest(piece, normal, velocityAt(truck, foot));
  }
}

function againstGround(piece: Piece, route: Route, load: number): boolean {
  const below = piece.y + piece.radius - groundAt(route, piece.x, load);
  if (below <= 0) return false;
  const slope = slopeAt(route, piece.x, load);
  const long = Math.sqrt(1 + slope * slope);
  const depth = below / long;
  const normal = { x: slope / long, y: -1 / long };
  piece.x += normal.x * depth;
  piece.y += normal.y * depth;
  rest(piece, normal, { x: 0, y: 0 }, 0.3);
  piece.vx *= 0.985;
  return true;
}

function apart(one: Piece, two: Piece): void {
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const reach = one.radius + two.radius;
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return;
  const gap = Math.sqrt(dx * dx + dy * dy);
  if (gap >= reach || gap === 0) return;
  const [nx, ny] = [dx / gap, dy / gap];
  const half = (reach - gap) / 2;
  one.x -= nx * half;
  one.y -= ny * half;
  two.x += nx * half;
  two.y += ny * half;
  const closing = (one.vx - two.vx) * nx + (one.vy - two.vy) * ny;
  if (closing <= 0) return;
  one.vx -= (closing / 2) * nx;
  one.vy -= (closing / 2) * ny;
  two.vx += (closing / 2) * nx;
  two.vy += (closing / 2) * ny;
}

/** Returns true if a piece is on the bed or in the air above it. */
export const isAboard = (piece: Piece, truck: Truck): boolean => {
  const { x, y } = toLocal(truck, piece);
  return x > BED.left - 14 && x < BED.right + 8 && y > -150 && y < BED.floor + 4;
};

/** Holds a piece on the bed under the net: it moves with the truck and is pulled to the floor of the bed. */
function bind(piece: Piece, truck: Truck, dt: number): void {
  const { x, y } = velocityAt(truck, piece);
  const pull = Math.min(1, 16 * dt);
  piece.vx += (x - piece.vx) * pull + Math.sin(truck.angle) * -260 * dt;
  piece.vy += (y - piece.vy) * pull + Math.cos(truck.angle) * 260 * dt;
  const local = toLocal(truck, piece);
  const middle = (BED.left + BED.right) / 2;
  piece.vx += (middle - local.x) * Math.cos(truck.angle) * 3 * dt;
}

/** Moves all cargo by one short step. Returns the pieces that fell to the ground in this step. */
export function stepCargo(
  pieces: readonly Piece[],
  truck: Truck,
  route: Route,
  isNetted: boolean,
  dt: number,
): Piece[] {
  const lost: Piece[] = [];
  for (const piece of pieces) {
    piece.vy += GRAVITY * dt;
    if (isNetted && !piece.isLost && isAboard(piece, truck)) bind(piece, truck, dt);
    piece.x += piece.vx * dt;
    piece.y += piece.vy * dt;
    piece.turn += (piece.isLost ? piece.vx / piece.radius : 0) * dt;
    if (piece.kind === 'hen' && !piece.isLost && !isNetted) {
      piece.hop -= dt;
      if (piece.hop <= 0) {
        piece.hop += 2.6;
        piece.vy -= HOP_SPEED;
      }
    }
  }
  for (const [index, one] of pieces.entries())
    for (let other = index + 1; other < pieces.length; other += 1) apart(one, pieces[other] ?? one);
  for (const piece of pieces) {
    if (!piece.isLost) againstBed(piece, truck);
    if (againstGround(piece, route, truck.x) && !piece.isLost) {
      piece.isLost = true;
      lost.push(piece);
    }
  }
  return lost;
}
