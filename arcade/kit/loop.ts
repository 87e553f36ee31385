/** One update step, in seconds. */
export const STEP = 1 / 60;
const MAX_STEPS = 5;
const GENTLE_SECONDS = 0.6;

export interface LoopOptions {
  /** Runs zero or more times per frame, always with dt = 1/60. */
  update(dt: number): void;
  /** Runs once per frame. `alpha` is the fraction of the next step that has passed, 0 to 1. */
  draw(alpha: number): void;
  /** Runs once per frame before the updates, for example to read a gamepad. */
  frame?(): void;
}

export interface Loop {
  /** Speeds time up from standstill over 0.6 seconds, for use after a pause. */
  resumeGently(): void;
  stop(): void;
}

/**
 * Returns the number of fixed steps in the time `accumulated + elapsed`, and the time that is left for the next frame.
 * If there are more than `MAX_STEPS` steps, the time beyond them is dropped.
 */
export function takeSteps(accumulated: number, elapsed: number): { steps: number; rest: number } {
  const total = accumulated + elapsed;
  const steps = Math.floor(total / STEP + 1e-9);
  if (steps > MAX_STEPS) return { steps: MAX_STEPS, rest: 0 };
  return { steps, rest: Math.max(0, total - steps * STEP) };
}

/** Starts a loop with fixed steps. It pauses while the page is hidden. */
export function startLoop(options: LoopOptions): Loop {
  let handle = 0;
  let last: number | undefined;
  let rest = 0;
  let gentle = 1;

  const tick = (now: number): void => {
    handle = requestAnimationFrame(tick);
    const elapsed = last === undefined ? STEP : Math.min(0.25, (now - last) / 1000);
    last = now;
    options.frame?.();
    gentle = Math.min(1, gentle + elapsed / GENTLE_SECONDS);
    const taken = takeSteps(rest, elapsed * gentle);
    rest = taken.rest;
    for (let step = 0; step < taken.steps; step += 1) options.update(STEP);
    options.draw(rest / STEP);
  };
  const onVisibility = (): void => {
    cancelAnimationFrame(handle);
    last = undefined;
    if (!document.hidden) {
      gentle = 0;
      handle = requestAnimationFrame(tick);
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) handle = requestAnimationFrame(tick);

  return {
    resumeGently() {
      gentle = 0;
    },
    stop() {
      cancelAnimationFrame(handle);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
