import { approach, clamp } from '../kit/ease.ts';
import type { Random } from '../kit/random.ts';
import { rimPoint, type Chart, type Point, type Reef } from './chart.ts';

export type ShipKind = 'skiff' | 'trawler' | 'clipper' | 'steamer';

export interface ShipClass {
  readonly speed: number;
  readonly value: number;
  readonly size: number;
  /** The oil that the lighthouse receives when the ship reaches its quay. */
  readonly oil: number;
}

export const CLASSES: Readonly<Record<ShipKind, ShipClass>> = {
  skiff: { speed: 31, value: 50, size: 13, oil: 7 },
  trawler: { speed: 27, value: 80, size: 15, oil: 9 },
  clipper: { speed: 46, value: 120, size: 16, oil: 9 },
  steamer: { speed: 22, value: 220, size: 20, oil: 14 },
};
const KINDS: readonly ShipKind[] = ['skiff', 'trawler', 'clipper', 'steamer'];

export interface Ship extends Point {
  readonly kind: ShipKind;
  readonly quay: 0 | 1;
  /** Radians, 0 to the right. */
  heading: number;
  speed: number;
  /** Seconds for which the crew still remembers the way. */
  sight: number;
  /** The light that falls on the ship. */
  light: number;
  /** Seconds for which a shadow has held the ship. */
  held: number;
  isSighted: boolean;
  status: 'sailing' | 'home' | 'lost';
  since: number;
  /**
   * The side on which the ship passes the next reef: -1 is left, 1 is right, and 0 means that the crew sees no reef
   * ahead.
   */
  dodge: -1 | 0 | 1;
}

const AHEAD = 100;
const CLEARANCE = 17;

/** Creates a ship on the edge of the bay that heads for one of the quays. */
export function launch(chart: Chart, random: Random, kinds: number): Ship {
  const kind = random.pick(KINDS.slice(0, kinds));
  const quay = random.chance(0.5) ? 1 : 0;
  const place = rimPoint(chart, random.range(0.05, 0.95));
  const goal = chart.quays[quay];
  return {
    ...place,
    kind,
    quay,
    heading: Math.atan2(goal.y - place.y, goal.x - place.x),
    speed: 0,
    sight: 0,
    light: 0,
    held: 0,
    isSighted: false,
    status: 'sailing',
    since: 0,
    dodge: 0,
  };
}

/**
 * Returns the nearest reef that is close ahead on the straight course of a ship to its goal, with the distances from
 * the ship to the reef along this course and beside it.
 */
function reefAhead(
  ship: Ship,
  goal: Point,
  reefs: readonly Reef[],
): { reef: Reef; along: number; aside: number } | undefined {
  const way = Math.atan2(goal.y - ship.y, goal.x - ship.x);
  const [cos, sin] = [Math.cos(way), Math.sin(way)];
  const rest = Math.hypot(goal.x - ship.x, goal.y - ship.y);
  let found: { reef: Reef; along: number; aside: number } | undefined;
  for (const reef of reefs) {
    const [dx, dy] = [reef.x - ship.x, reef.y - ship.y];
    const along = dx * cos + dy * sin;
    const aside = dy * cos - dx * sin;
    const isInWay =
      along > -4 &&
      along < Math.min(AHEAD + reef.radius, rest) &&
      Math.abs(aside) < reef.radius + CLEARANCE + 6;
    if (isInWay && (!found || along < found.along)) found = { reef, along, aside };
  }
  return found;
}

/** Returns a reef that a ship is too close to. */
const reefBeside = (ship: Ship, reefs: readonly Reef[]): Reef | undefined =>
  reefs.find((reef) => Math.hypot(reef.x - ship.x, reef.y - ship.y) < reef.radius + CLEARANCE);

const turnTo = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/**
 * Returns the direction in which a ship steers: around the reefs while the crew remembers the way, otherwise straight
 * to its quay.
 */
export function steer(ship: Ship, chart: Chart, reefs: readonly Reef[]): number {
  const goal = chart.quays[ship.quay];
  const straight = Math.atan2(goal.y - ship.y, goal.x - ship.x);
  const ahead = ship.sight > 0 ? reefAhead(ship, goal, reefs) : undefined;
  const beside = ship.sight > 0 ? reefBeside(ship, reefs) : undefined;
  if (!ahead) ship.dodge = 0;
  else if (ship.dodge === 0) ship.dodge = ahead.aside > 0 ? -1 : 1;
  if (beside) {
    // The ship is too close to a reef: it turns away, and passes the reef on the side to which it is already heading.
    const toReef = Math.atan2(beside.y - ship.y, beside.x - ship.x);
    const depth = beside.radius + CLEARANCE - Math.hypot(beside.x - ship.x, beside.y - ship.y);
    const side = turnTo(toReef, ship.heading) < 0 ? -1 : 1;
    const wanted = turnTo(toReef, straight);
    if (Math.abs(wanted) > 2) return straight;
    return toReef + side * (Math.PI / 2 + clamp(depth / 9, 0, 1) * 0.8);
  }
  if (!ahead) return straight;
  const { reef } = ahead;
  const distance = Math.hypot(reef.x - ship.x, reef.y - ship.y);
  const berth = reef.radius + CLEARANCE + 5;
  return Math.atan2(reef.y - ship.y, reef.x - ship.x) + ship.dodge * Math.asin(Math.min(1, berth / distance));
}

/** Moves a ship by one time step. */
export function sail(ship: Ship, chart: Chart, reefs: readonly Reef[], haste: number, dt: number): void {
  const goal = ship.held > 0 ? 0 : CLASSES[ship.kind].speed * haste;
  ship.speed = approach(ship.speed, goal, 2.4, dt);
  ship.heading += clamp(turnTo(ship.heading, steer(ship, chart, reefs)) * 6, -2.6, 2.6) * dt;
  ship.x += Math.cos(ship.heading) * ship.speed * dt;
  ship.y += Math.sin(ship.heading) * ship.speed * dt;
}

export const isAground = (ship: Ship, reefs: readonly Reef[]): boolean =>
  reefs.some((reef) => Math.hypot(reef.x - ship.x, reef.y - ship.y) < reef.radius + 4);

export const isAtQuay = (ship: Ship, chart: Chart): boolean => {
  const goal = chart.quays[ship.quay];
  return Math.hypot(goal.x - ship.x, goal.y - ship.y) < 26;
};
