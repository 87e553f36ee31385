import { lerp } from '../kit/ease.ts';

/** The best run of a level: its positions, ten per second. */
export interface Ghost {
  time: number;
  /** x and z alternately, in centimetres. */
  path: number[];
}

const RATE = 10;

/** Creates a recorder of the positions during a run. */
export function createRecorder(): {
  note(clock: number, x: number, z: number): void;
  finish(time: number): Ghost;
} {
  const path: number[] = [];
  return {
    note(clock, x, z) {
      if (path.length / 2 <= clock * RATE) path.push(Math.round(x * 100), Math.round(z * 100));
    },
    finish: (time) => ({ time, path }),
  };
}

/** Returns the position of the ghost after a number of seconds, or undefined after it has finished. */
export function ghostAt({ path }: Ghost, clock: number): { x: number; z: number; lean: number } | undefined {
  const index = Math.floor(clock * RATE);
  const [x, z, nextX, nextZ] = path.slice(index * 2, index * 2 + 4);
  if (x === undefined || z === undefined || nextX === undefined || nextZ === undefined) return undefined;
  const share = clock * RATE - index;
  return {
    x: lerp(x, nextX, share) / 100,
    z: lerp(z, nextZ, share) / 100,
    lean: Math.atan2(nextX - x, Math.max(1, nextZ - z)),
  };
}
