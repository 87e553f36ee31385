/** Limits a value to the range between two bounds. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Interpolates linearly between two numbers: `t` 0 returns `a`, and 1 returns `b`. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Returns the fraction of the way from one bound to the other that a value has reached, limited to 0 to 1. */
export const progress = (value: number, from: number, to: number): number =>
  from === to ? 1 : clamp((value - from) / (to - from), 0, 1);

/** Moves towards a target at a rate that does not depend on the frame rate. */
export const approach = (value: number, target: number, rate: number, dt: number): number =>
  target + (value - target) * Math.exp(-rate * dt);

export const easeInQuad = (t: number): number => t * t;
export const easeOutCubic = (t: number): number => 1 - (1 - t) ** 3;
export const easeInOutCubic = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
export const easeInOutSine = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;

/** Overshoots a little, then settles. */
export const easeOutBack = (t: number, overshoot = 1.7): number =>
  1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2;

/** Oscillates around the end value. */
export const easeOutElastic = (t: number): number =>
  t <= 0 ? 0 : t >= 1 ? 1 : 2 ** (-10 * t) * Math.sin((t * 10 - 0.75) * ((2 * Math.PI) / 3)) + 1;

/** Drops and bounces three times. */
export function easeOutBounce(t: number): number {
  if (t < 1 / 2.75) return 7.5625 * t * t;
  if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75;
  if (t < 2.5 / 2.75) return 7.5625 * (t - 2.25 / 2.75) ** 2 + 0.9375;
  return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375;
}

/** A damped spring that moves towards `target`. Call `step` once per update. */
export interface Spring {
  value: number;
  velocity: number;
  target: number;
  step(dt: number): number;
  /** Sets the value without motion. */
  set(value: number): void;
}

/** Creates a spring. It oscillates if `damping` is below 2·√stiffness. */
export function createSpring(value: number, stiffness = 220, damping = 18): Spring {
  return {
    value,
    velocity: 0,
    target: value,
    step(dt) {
      this.velocity += ((this.target - this.value) * stiffness - this.velocity * damping) * dt;
      this.value += this.velocity * dt;
      return this.value;
    },
    set(next) {
      this.value = next;
      this.target = next;
      this.velocity = 0;
    },
  };
}
