import { clamp } from '../kit/ease.ts';
import type { Route } from './terrain.ts';
import { groundAt, isMud, slopeAt } from './terrain.ts';

export interface Vector {
  x: number;
  y: number;
}

export interface Truck {
  x: number;
  y: number;
  angle: number;
  vx: number;
  vy: number;
  spin: number;
  /** The compression of the springs, back and front. */
  press: [back: number, front: number];
  /** Rotation of the wheels, only for drawing. */
  roll: number;
  /** Seconds since a wheel last touched the ground. */
  airTime: number;
  isOnRoof: boolean;
}

export interface Pedals {
  gas: boolean;
  brake: boolean;
}

export const GRAVITY = 900;
export const WHEEL_RADIUS = 17;
export const WHEELS: readonly [Vector, Vector] = [
  { x: -42, y: 24 },
  { x: 38, y: 24 },
];
/** The bed, in the truck's own units: floor, tailgate and cab wall. */
export const BED = { left: -74, right: 6, floor: -2, gate: -27, wall: -38 } as const;
const SPRING = 58;
const DAMPING = 3.1;
const TRAVEL = 20;
const HARD = 340;
const POWER = 430;
const REVERSE = 240;
const BRAKES = 700;
export const MOST_SPEED = 370;
const INERTIA = 1500;
const TILT = 4.6;
const CORNERS: readonly Vector[] = [
  { x: 62, y: 8 },
  { x: -76, y: 8 },
  { x: 42, y: -18 },
  { x: 28, y: -44 },
  { x: 8, y: -44 },
  { x: -78, y: -22 },
];

export const createTruck = (route: Route, x: number): Truck => ({
  x,
  y: groundAt(route, x) - WHEEL_RADIUS - WHEELS[0].y + 7,
  angle: 0,
  vx: 0,
  vy: 0,
  spin: 0,
  press: [0, 0],
  roll: 0,
  airTime: 0,
  isOnRoof: false,
});

/** Converts a position on the truck to the world. */
export function toWorld(truck: Truck, { x, y }: Vector): Vector {
  const [cos, sin] = [Math.cos(truck.angle), Math.sin(truck.angle)];
  return { x: truck.x + x * cos - y * sin, y: truck.y + x * sin + y * cos };
}

/** Converts a position in the world to the truck's own units. */
export function toLocal(truck: Truck, { x, y }: Vector): Vector {
  const [cos, sin] = [Math.cos(truck.angle), Math.sin(truck.angle)];
  const [dx, dy] = [x - truck.x, y - truck.y];
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
}

/** Returns the velocity of the point of the truck that is at a position in the world. */
export const velocityAt = (truck: Truck, { x, y }: Vector): Vector => ({
  x: truck.vx - truck.spin * (y - truck.y),
  y: truck.vy + truck.spin * (x - truck.x),
});

function push(truck: Truck, at: Vector, fx: number, fy: number, dt: number): void {
  truck.vx += fx * dt;
  truck.vy += fy * dt;
  truck.spin += (((at.x - truck.x) * fy - (at.y - truck.y) * fx) / INERTIA) * dt;
}

/** Returns the driving force of engine and brakes at a speed along the ground. It is negative if it acts backwards. */
function wish(pedals: Pedals, along: number): number {
  if (pedals.gas && !pedals.brake) return along < 0 ? BRAKES : POWER * clamp(1.15 - along / MOST_SPEED, 0, 1);
  if (pedals.brake) return along > 12 ? -BRAKES : -REVERSE * clamp(1 + along / 120, 0, 1);
  return -along * 0.5;
}

function stepWheel(truck: Truck, which: 0 | 1, route: Route, pedals: Pedals, dt: number): boolean {
  const hub = toWorld(truck, WHEELS[which]);
  const slope = slopeAt(route, hub.x, truck.x);
  const long = Math.sqrt(1 + slope * slope);
  const normal = { x: slope / long, y: -1 / long };
  const depth = (hub.y + WHEEL_RADIUS - groundAt(route, hub.x, truck.x)) / long;
  truck.press[which] = clamp(depth, 0, TRAVEL);
  if (depth <= 0 || Math.cos(truck.angle) < 0.1) return false;
  const contact = { x: hub.x - normal.x * WHEEL_RADIUS, y: hub.y - normal.y * WHEEL_RADIUS };
  const v = velocityAt(truck, contact);
  const into = -(v.x * normal.x + v.y * normal.y);
  const load = Math.max(
    0,
    SPRING * Math.min(depth, TRAVEL) + HARD * Math.max(0, depth - TRAVEL) + DAMPING * into,
  );
  const tangent = { x: -normal.y, y: normal.x };
  const along = v.x * tangent.x + v.y * tangent.y;
  const mud = isMud(route, hub.x);
  const most = load * (mud ? 0.55 : 1.1);
  const drag = mud ? along * 1.1 : 0;
  const force = clamp(wish(pedals, along) / 2, -most, most) - drag;
  push(truck, contact, normal.x * load + tangent.x * force, normal.y * load + tangent.y * force, dt);
  return true;
}

/** Keeps a corner of the body out of the ground. Returns true if it touches the ground. */
function stepCorner(truck: Truck, corner: Vector, route: Route): boolean {
  const at = toWorld(truck, corner);
  const below = at.y - groundAt(route, at.x, truck.x);
  if (below <= 0) return false;
  const slope = slopeAt(route, at.x, truck.x);
  const long = Math.sqrt(1 + slope * slope);
  const depth = below / long;
  const normal = { x: slope / long, y: -1 / long };
  const tangent = { x: -normal.y, y: normal.x };
  truck.x += normal.x * depth * 0.5;
  truck.y += normal.y * depth * 0.5;
  const arm = { x: at.x - truck.x, y: at.y - truck.y };
  const strike = (axis: Vector, speed: number): void => {
    const cross = arm.x * axis.y - arm.y * axis.x;
    const impulse = speed / (1 + (cross * cross) / INERTIA);
    truck.vx += axis.x * impulse;
    truck.vy += axis.y * impulse;
    truck.spin += (cross * impulse) / INERTIA;
  };
  const v = velocityAt(truck, at);
  const into = v.x * normal.x + v.y * normal.y;
  if (into < 0) strike(normal, -into * 1.1);
  const slide = v.x * tangent.x + v.y * tangent.y;
  strike(tangent, -slide * 0.12);
  return true;
}

/** Moves the truck along the route by one short step. */
export function stepTruck(truck: Truck, pedals: Pedals, route: Route, dt: number): void {
  truck.vy += GRAVITY * dt;
  const back = stepWheel(truck, 0, route, pedals, dt);
  const front = stepWheel(truck, 1, route, pedals, dt);
  const isGrounded = back || front;
  truck.airTime = isGrounded ? 0 : truck.airTime + dt;
  const tilt = (pedals.brake ? 1 : 0) - (pedals.gas ? 1 : 0);
  if (!isGrounded) truck.spin += tilt * TILT * dt;
  truck.spin *= 1 - (isGrounded ? 1.2 : 0.7) * dt;
  truck.x += truck.vx * dt;
  truck.y += truck.vy * dt;
  truck.angle += truck.spin * dt;
  const touching = CORNERS.filter((corner) => stepCorner(truck, corner, route)).length;
  truck.isOnRoof = touching > 0 && Math.cos(truck.angle) < 0.25;
  truck.roll += (truck.vx / WHEEL_RADIUS) * dt;
  if (truck.x < 70) {
    truck.x = 70;
    truck.vx = Math.max(0, truck.vx);
  }
}
