import { clamp } from '../kit/ease.ts';
import { TOP_SPEED, bendSpeed } from './car.ts';
import type { Point, Track } from './track.ts';
import { SPACING, around, beside, wrapAngle } from './track.ts';

/** The racing line: a position and a speed for every point of the centre line. */
export interface RacingLine {
  readonly points: readonly Point[];
  readonly speeds: readonly number[];
}

const EDGE = 24;
const SLOWING = 360;
const GAINING = 190;

/** Pulls the line tight inside the road like a string, from coarse to fine. */
function tighten(track: Track): number[] {
  const { points, width } = track;
  const offsets = points.map(() => 0);
  const most = width / 2 - EDGE;
  const at = (index: number): Point => {
    const count = points.length;
    const wrapped = ((index % count) + count) % count;
    return beside(around(points, wrapped), offsets[wrapped] ?? 0);
  };
  for (const reach of [9, 6, 4, 2]) {
    for (let round = 0; round < 40; round += 1) {
      points.forEach((point, index) => {
        const [before, after, here] = [at(index - reach), at(index + reach), at(index)];
        const [dx, dy] = [(before.x + after.x) / 2 - here.x, (before.y + after.y) / 2 - here.y];
        const pull = dy * Math.cos(point.angle) - dx * Math.sin(point.angle);
        offsets[index] = clamp((offsets[index] ?? 0) + pull * 0.5, -most, most);
      });
    }
  }
  return offsets;
}

function bendLimits(line: readonly Point[]): number[] {
  const angleAt = (index: number): number => {
    const [before, after] = [around(line, index - 2), around(line, index + 2)];
    return Math.atan2(after.y - before.y, after.x - before.x);
  };
  return line.map((_, index) => {
    const turn = Math.abs(wrapAngle(angleAt(index + 2) - angleAt(index - 2)));
    const long = 4 * SPACING;
    return Math.min(TOP_SPEED, bendSpeed(long / Math.max(turn, 0.02)) * 0.97);
  });
}

/** Finds the racing line of a track and how fast each part of it can be driven. */
export function createRacingLine(track: Track): RacingLine {
  const offsets = tighten(track);
  const points = track.points.map((point, index) => beside(point, offsets[index] ?? 0));
  const speeds = bendLimits(points);
  const count = speeds.length;
  for (let step = count * 2; step > 0; step -= 1) {
    const next = speeds[(step + 1) % count] ?? TOP_SPEED;
    speeds[step % count] = Math.min(
      speeds[step % count] ?? 0,
      Math.sqrt(next * next + 2 * SLOWING * SPACING),
    );
  }
  for (let step = 1; step < count * 2; step += 1) {
    const last = speeds[(step - 1) % count] ?? TOP_SPEED;
    speeds[step % count] = Math.min(
      speeds[step % count] ?? 0,
      Math.sqrt(last * last + 2 * GAINING * SPACING),
    );
  }
  return { points, speeds };
}
