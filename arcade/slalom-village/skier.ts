import { approach, clamp } from '../kit/ease.ts';
import type { Surface } from './course.ts';
import { phrase } from './texts.ts';

/** The player's inputs. */
export interface Wish {
  /** Steering, from -1 (left) to 1 (right). */
  steer: number;
  tuck: boolean;
  plough: boolean;
  /** Whether the button for a trick in the air was just pressed. */
  trick: boolean;
}

export const STILL: Wish = { steer: 0, tuck: false, plough: false, trick: false };

export const TRICKS = [
  phrase('trick.twister'),
  phrase('trick.star'),
  phrase('trick.helicopter'),
  phrase('trick.backflip'),
] as const;
export const TRICK_TIME = 0.5;

export interface Skier {
  x: number;
  z: number;
  speed: number;
  /** The directions of the skis and of the motion. 0 is straight down, positive is to the right. */
  heading: number;
  course: number;
  /** Edge angle of the skis, -1 to 1. */
  edge: number;
  isTucked: boolean;
  height: number;
  rise: number;
  isAirborne: boolean;
  /** Remaining seconds of the current trick, and the number of tricks that were finished in this jump. */
  trick: number;
  tricks: number;
  /** Remaining seconds on the ground after a crash, and the following seconds without collisions. */
  fallen: number;
  mercy: number;
  surface: Surface;
}

export const createSkier = (x = 0): Skier => ({
  x,
  z: 0,
  speed: 3,
  heading: 0,
  course: 0,
  edge: 0,
  isTucked: false,
  height: 0,
  rise: 0,
  isAirborne: false,
  trick: 0,
  tricks: 0,
  fallen: 0,
  mercy: 0,
  surface: 'piste',
});

interface Feel {
  /** Rate at which the direction of motion follows the skis. */
  grip: number;
  drag: number;
  tuckDrag: number;
  /** Factor of the rate of turning on the surface. */
  bite: number;
}

export const FEEL: Readonly<Record<Surface, Feel>> = {
  piste: { grip: 8.5, drag: 0.0165, tuckDrag: 0.0096, bite: 1 },
  ice: { grip: 1.9, drag: 0.0135, tuckDrag: 0.008, bite: 0.85 },
  powder: { grip: 6, drag: 0.042, tuckDrag: 0.036, bite: 0.75 },
  street: { grip: 8.5, drag: 0.0115, tuckDrag: 0.0068, bite: 0.95 },
};

const TURN = 2.25;
const WIDEST = 1.05;
const AIR_PULL = 11.5;
export const FALL_TIME = 1.25;
export const MERCY_TIME = 1.6;

/**
 * Returns the difference between the directions of the motion and of the skis, which causes spray and loss of speed.
 */
export const skidOf = (skier: Skier): number => Math.abs(skier.heading - skier.course);

/** Returns the seconds until a jumping skier lands. */
export const airLeft = ({ height, rise }: Skier): number =>
  (rise + Math.sqrt(Math.max(0, rise * rise + 2 * AIR_PULL * height))) / AIR_PULL;

function glide(skier: Skier, wish: Wish, pull: number, dt: number): void {
  const feel = FEEL[skier.surface];
  const steer = clamp(wish.steer, -1, 1);
  skier.isTucked = wish.tuck && !wish.plough;
  skier.edge = approach(skier.edge, steer, skier.isTucked ? 6 : 10, dt);
  skier.heading += skier.edge * TURN * feel.bite * (skier.isTucked ? 0.58 : 1) * dt;
  if (Math.abs(steer) < 0.12) skier.heading = approach(skier.heading, 0, 1.5, dt);
  skier.heading = clamp(skier.heading, -WIDEST, WIDEST);
  skier.course = approach(skier.course, skier.heading, feel.grip, dt);
  const drag = skier.isTucked ? feel.tuckDrag : feel.drag;
  const loss = drag * skier.speed ** 2 + skidOf(skier) * skier.speed * 1.5 + (wish.plough ? 10 : 0);
  skier.speed = Math.max(wish.plough ? 2.5 : 4, skier.speed + (pull * Math.cos(skier.course) - loss) * dt);
}

function soar(skier: Skier, wish: Wish, dt: number): void {
  skier.edge = approach(skier.edge, wish.steer, 6, dt);
  skier.heading = clamp(skier.heading + skier.edge * 0.5 * dt, -WIDEST, WIDEST);
  skier.course = approach(skier.course, skier.heading, 1.6, dt);
  skier.isTucked = false;
  skier.rise -= AIR_PULL * dt;
  skier.height += skier.rise * dt;
  if (skier.trick > 0) {
    skier.trick -= dt;
    if (skier.trick <= 0) {
      skier.trick = 0;
      skier.tricks += 1;
    }
  }
  if (wish.trick && skier.trick <= 0) skier.trick = TRICK_TIME;
}

/** Moves the skier by one step. The rules handle gates, ramps and obstacles. */
export function ski(skier: Skier, wish: Wish, pull: number, dt: number): void {
  skier.mercy = Math.max(0, skier.mercy - dt);
  if (skier.fallen > 0) {
    skier.fallen -= dt;
    skier.speed = approach(skier.speed, 0, 5, dt);
    skier.z += skier.speed * dt;
    if (skier.fallen > 0) return;
    skier.fallen = 0;
    skier.speed = 5;
    skier.mercy = MERCY_TIME;
    return;
  }
  if (skier.isAirborne) soar(skier, wish, dt);
  else glide(skier, wish, pull, dt);
  skier.x += Math.sin(skier.course) * skier.speed * dt;
  skier.z += Math.cos(skier.course) * skier.speed * dt;
}

/** Lets the skier jump off a ramp. */
export function jump(skier: Skier): void {
  skier.isAirborne = true;
  skier.rise = 2.6 + skier.speed * 0.2;
  skier.height = 0.05;
  skier.trick = 0;
  skier.tricks = 0;
}

/** Lets the skier fall. */
export function fall(skier: Skier): void {
  skier.fallen = FALL_TIME;
  skier.isAirborne = false;
  skier.height = 0;
  skier.rise = 0;
  skier.trick = 0;
  skier.tricks = 0;
  skier.heading = 0;
  skier.course = 0;
  skier.edge = 0;
  skier.isTucked = false;
}
