import { lerp } from '../kit/ease.ts';
import type { Point } from './track.ts';
import { wrapAngle } from './track.ts';

/** A lap to drive against. It contains x, y and the heading in hundredths of a radian, ten times per second. */
export interface Ghost {
  readonly time: number;
  readonly samples: readonly number[];
}

const EVERY = 0.1;

export interface Recorder {
  /** Records the position of the car at `time` seconds of the lap. */
  note(time: number, car: Point & { heading: number }): void;
  /** Returns the finished lap and begins a new one. */
  finish(time: number): Ghost;
}

export function createRecorder(): Recorder {
  let samples: number[] = [];
  return {
    note(time, car) {
      if (time < (samples.length / 3) * EVERY) return;
      samples.push(Math.round(car.x), Math.round(car.y), Math.round(car.heading * 100));
    },
    finish(time) {
      const ghost = { time, samples };
      samples = [];
      return ghost;
    },
  };
}

/** Returns the position of the ghost at a time of the lap, or undefined after it has finished. */
export function ghostAt(ghost: Ghost, time: number): (Point & { heading: number }) | undefined {
  const place = time / EVERY;
  const from = Math.floor(place) * 3;
  const [x, y, heading, nextX, nextY, nextHeading] = ghost.samples.slice(from, from + 6);
  if (x === undefined || y === undefined || heading === undefined) return undefined;
  const t = place - Math.floor(place);
  const turn = wrapAngle(((nextHeading ?? heading) - heading) / 100);
  return { x: lerp(x, nextX ?? x, t), y: lerp(y, nextY ?? y, t), heading: heading / 100 + turn * t };
}
