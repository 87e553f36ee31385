/** Gravity in units per second squared. y grows downwards. */
export const GRAVITY = 1400;
const SUBSTEP = 1 / 480;

export interface Body {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/**
 * A taut rope. It hangs straight down at angle 0 and leans to the right at positive angles. `spin` is in radians per
 * second.
 */
export interface Rope {
  readonly ax: number;
  readonly ay: number;
  readonly length: number;
  readonly angle: number;
  readonly spin: number;
}

/** Returns the position and velocity of the free end of a rope. */
export function endOf({ ax, ay, length, angle, spin }: Rope): Body {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: ax + sin * length, y: ay + cos * length, vx: cos * spin * length, vy: -sin * spin * length };
}

/** Ties a body to an anchor. The body loses its motion along the rope and keeps its motion across the rope. */
export function hook({ x, y, vx, vy }: Body, ax: number, ay: number): Rope {
  const length = Math.max(1, Math.hypot(x - ax, y - ay));
  const angle = Math.atan2(x - ax, y - ay);
  return { ax, ay, length, angle, spin: (vx * Math.cos(angle) - vy * Math.sin(angle)) / length };
}

/** Swings a rope without loss of energy (velocity Verlet in small steps). The length never changes. */
export function swing(rope: Rope, dt: number): Rope {
  const steps = Math.max(1, Math.ceil(dt / SUBSTEP));
  const step = dt / steps;
  const pull = (angle: number): number => (-GRAVITY / rope.length) * Math.sin(angle);
  let { angle, spin } = rope;
  for (let index = 0; index < steps; index += 1) {
    const half = spin + (pull(angle) * step) / 2;
    angle += half * step;
    spin = half + (pull(angle) * step) / 2;
  }
  return { ...rope, angle, spin };
}

/** Shortens a rope towards a length. The swing becomes faster, because angular momentum is conserved. */
export function reel(rope: Rope, goal: number, rate: number, dt: number): Rope {
  if (rope.length <= goal) return rope;
  const length = Math.max(goal, rope.length - rate * dt);
  return { ...rope, length, spin: rope.spin * (rope.length / length) ** 2 };
}

/** Moves a body in free fall, exactly for any time step. */
export const fly = ({ x, y, vx, vy }: Body, dt: number): Body => ({
  x: x + vx * dt,
  y: y + vy * dt + (GRAVITY * dt * dt) / 2,
  vx,
  vy: vy + GRAVITY * dt,
});

/** Returns the energy of a body's motion and height, per unit of mass. */
export const energyOf = ({ y, vx, vy }: Body): number => (vx * vx + vy * vy) / 2 - GRAVITY * y;

/** Limits the speed of a body to `limit`. */
export function limitSpeed(body: Body, limit: number): Body {
  const speed = Math.hypot(body.vx, body.vy);
  if (speed <= limit) return body;
  return { ...body, vx: (body.vx * limit) / speed, vy: (body.vy * limit) / speed };
}
