import { approach, clamp } from '../kit/ease.ts';
import type { Point, Surface } from './track.ts';
import { wrapAngle } from './track.ts';

export interface Car {
  x: number;
  y: number;
  /** Direction of the car's nose. */
  heading: number;
  /** Direction of the motion. The car slides by the difference between this direction and that of its nose. */
  course: number;
  speed: number;
  /** Current steering of the wheels, which follows the input, -1 to 1. */
  steer: number;
  /** -1 or 1 while drifting to that side, otherwise 0. */
  drift: -1 | 0 | 1;
  charge: number;
  /** Seconds of boost left. */
  boost: number;
  /** Heat of the tyres. From 1 on, they have less grip until they have cooled down. */
  heat: number;
  isHot: boolean;
  /** Strength of the slipstream of another car, 0 to 1. */
  draft: number;
}

export interface Pedals {
  /** Steering, from -1 (left) to 1 (right). */
  steer: number;
  brake: boolean;
  /** Whether the drift control is held. A drift begins with turned wheels and lasts while the control is held. */
  drift: boolean;
}

/** Returns the effect of the single brake pedal: it brakes on a straight and drifts in a bend. */
export const pedalsOf = (steer: number, brake: boolean): Pedals => ({ steer, brake, drift: brake });

export interface Setup {
  /** Share of the full top speed. */
  readonly pace: number;
  /** Rate at which tyres heat up in a drift. 0 if they never do. */
  readonly heating: number;
}

export const TOP_SPEED = 400;
export const CAR_RADIUS = 15;
/** Charge needed for a boost of one, two or three flames. */
export const STAGES = [0.42, 0.95, 1.6] as const;
export const BOOST_SECONDS = [0, 0.65, 1.15, 1.8] as const;
const ENGINE = 280;
const BRAKES = 430;
const GRIP = 11;
export const DRIFT_GRIP = 5.6;
/** Rate at which the car rotates in a drift, without steering, and the change of that rate by steering. */
export const DRIFT_TURN = 1.9;
export const DRIFT_STEER = 1.7;
const MOST_SLIP = 0.85;
const DRIFT_SPEED = 165;

const SURFACES: Readonly<Record<Surface, { grip: number; top: number }>> = {
  road: { grip: 1, top: 1 },
  sand: { grip: 0.75, top: 0.6 },
  gravel: { grip: 0.6, top: 0.45 },
  puddle: { grip: 0.16, top: 0.94 },
};

export const createCar = (x: number, y: number, heading: number): Car => ({
  x,
  y,
  heading,
  course: heading,
  speed: 0,
  steer: 0,
  drift: 0,
  charge: 0,
  boost: 0,
  heat: 0,
  isHot: false,
  draft: 0,
});

/** Returns the number of flames for a charge, 0 to 3. */
export const stageOf = (charge: number): 0 | 1 | 2 | 3 =>
  charge >= STAGES[2] ? 3 : charge >= STAGES[1] ? 2 : charge >= STAGES[0] ? 1 : 0;

/** Returns the fastest turn of the wheels at a speed, in radians per second. */
export const turnRate = (speed: number): number => 2.6 - 0.7 * clamp(speed / TOP_SPEED, 0, 1.3);

/** Returns the speed at which a bend of a radius can just be steered through. */
export const bendSpeed = (radius: number): number => (2.6 * radius) / (1 + (0.7 * radius) / TOP_SPEED);

export const slipOf = (car: Car): number => wrapAngle(car.heading - car.course);

function steerCar(car: Car, pedals: Pedals, dt: number): void {
  car.steer = approach(car.steer, clamp(pedals.steer, -1, 1), 12, dt);
  if (car.drift === 0 && pedals.drift && Math.abs(car.steer) > 0.35 && car.speed > DRIFT_SPEED) {
    car.drift = car.steer > 0 ? 1 : -1;
    car.heading = wrapAngle(car.heading + car.drift * 0.12);
  }
  const rate =
    car.drift === 0
      ? car.steer * turnRate(car.speed) * Math.min(1, car.speed / 80)
      : car.drift * (DRIFT_TURN + DRIFT_STEER * car.steer * car.drift);
  const slip = slipOf(car) + rate * dt;
  car.heading = wrapAngle(car.course + clamp(slip, -MOST_SLIP, MOST_SLIP));
}

/** Ends a drift. Returns the number of flames that it has earned. */
export function endDrift(car: Car): 0 | 1 | 2 | 3 {
  const stage = stageOf(car.charge);
  car.drift = 0;
  car.charge = 0;
  car.boost = Math.max(car.boost, BOOST_SECONDS[stage]);
  return stage;
}

function warmTyres(car: Car, heating: number, dt: number): void {
  const sliding = car.drift !== 0 ? heating * (0.4 + Math.abs(slipOf(car))) : -0.34;
  car.heat = clamp(car.heat + sliding * dt, 0, 1);
  if (car.heat >= 1) car.isHot = true;
  if (car.heat < 0.45) car.isHot = false;
}

/** Moves a car by one step. Returns the flames of a drift that ended in this step. */
export function stepCar(car: Car, pedals: Pedals, surface: Surface, setup: Setup, dt: number): 0 | 1 | 2 | 3 {
  const ground = SURFACES[surface];
  steerCar(car, pedals, dt);
  const slip = slipOf(car);
  const grip = (car.drift === 0 ? GRIP : DRIFT_GRIP) * ground.grip * (car.isHot ? 0.55 : 1);
  car.course = wrapAngle(car.course + slip * (1 - Math.exp(-grip * dt)));

  const boosted = car.boost > 0;
  const top = TOP_SPEED * setup.pace * ground.top * (boosted ? 1.26 : 1) * (1 + 0.1 * car.draft);
  if (pedals.brake && car.drift === 0) car.speed = Math.max(60, car.speed - BRAKES * dt);
  else if (car.speed > top) car.speed = approach(car.speed, top, surface === 'road' ? 1.8 : 3.4, dt);
  else car.speed += ENGINE * (boosted ? 2.2 : 1) * (1.08 - (car.speed / top) ** 2) * dt;
  car.speed *= 1 - Math.abs(slip) * (car.drift === 0 ? 0.5 : 0.26) * dt;

  car.boost = Math.max(0, car.boost - dt);
  warmTyres(car, setup.heating, dt);
  if (car.drift !== 0 && !car.isHot) car.charge += Math.abs(slip) * (car.speed / 300) * 1.25 * dt;
  car.x += Math.cos(car.course) * car.speed * dt;
  car.y += Math.sin(car.course) * car.speed * dt;
  if (car.drift !== 0 && car.speed < DRIFT_SPEED * 0.7) {
    car.drift = 0;
    car.charge = 0;
  }
  return car.drift !== 0 && !pedals.drift ? endDrift(car) : 0;
}

/** Pushes two touching cars apart and exchanges their speed. Returns the strength of the impact. */
export function collide(one: Car, two: Car): number {
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const gap = Math.hypot(dx, dy);
  if (gap >= CAR_RADIUS * 2 || gap === 0) return 0;
  const [nx, ny] = [dx / gap, dy / gap];
  const push = (CAR_RADIUS * 2 - gap) / 2;
  one.x -= nx * push;
  one.y -= ny * push;
  two.x += nx * push;
  two.y += ny * push;
  const along = (car: Car): number => (Math.cos(car.course) * nx + Math.sin(car.course) * ny) * car.speed;
  const closing = along(one) - along(two);
  if (closing <= 0) return 0;
  const nudge = (car: Car, by: number): void => {
    const vx = Math.cos(car.course) * car.speed + nx * by;
    const vy = Math.sin(car.course) * car.speed + ny * by;
    car.speed = Math.hypot(vx, vy);
    const course = Math.atan2(vy, vx);
    car.heading = wrapAngle(car.heading + wrapAngle(course - car.course) * 0.5);
    car.course = course;
  };
  nudge(one, -closing * 0.6);
  nudge(two, closing * 0.6);
  return closing;
}

/** Position of the rear wheels on the ground. */
export interface Wheels {
  left: Point;
  right: Point;
}

/** Returns the positions of the rear wheels of a car. */
export function rearWheels(car: Car): Wheels {
  const [cos, sin] = [Math.cos(car.heading), Math.sin(car.heading)];
  const at = (side: number): Point => ({
    x: car.x - cos * 15 - sin * 10.5 * side,
    y: car.y - sin * 15 + cos * 10.5 * side,
  });
  return { left: at(-1), right: at(1) };
}
