import { clamp } from '../kit/ease.ts';
import type { Car, Pedals } from './car.ts';
import { DRIFT_GRIP, DRIFT_STEER, DRIFT_TURN, slipOf, turnRate } from './car.ts';
import type { RacingLine } from './line.ts';
import type { Track } from './track.ts';
import { SPACING, around, beside, offsetFrom, wrapAngle } from './track.ts';

export interface Temper {
  /** Sideways offset of the driver from the racing line, in units. */
  readonly lane: number;
  /** Fraction of the racing line's speed that the driver uses in bends. */
  readonly nerve: number;
  /** The driver drifts through bends whose speed is lower than this. */
  readonly drifts: number;
}

export const ACE: Temper = { lane: 0, nerve: 1, drifts: 300 };

/** The three computer drivers, quickest first. */
export const TEMPERS: readonly Temper[] = [
  { lane: 0, nerve: 1, drifts: 290 },
  { lane: 14, nerve: 0.97, drifts: 280 },
  { lane: -16, nerve: 0.93, drifts: 0 },
];

/** Returns the sideways offset for passing a car ahead. */
function dodge(car: Car, others: readonly Car[], track: Track, index: number): number {
  for (const other of others) {
    const [dx, dy] = [other.x - car.x, other.y - car.y];
    const ahead = dx * Math.cos(car.course) + dy * Math.sin(car.course);
    const aside = dy * Math.cos(car.course) - dx * Math.sin(car.course);
    if (ahead < 8 || ahead > 95 || Math.abs(aside) > 34 || other.speed > car.speed + 12) continue;
    const room = offsetFrom(around(track.points, index), other) > 0 ? -1 : 1;
    return room * 36;
  }
  return 0;
}

/**
 * Returns the inputs of a computer driver: it follows the racing line, brakes for bends and drifts through the tight
 * ones.
 */
export function drive(
  car: Car,
  index: number,
  track: Track,
  line: RacingLine,
  temper: Temper,
  others: readonly Car[],
): Pedals {
  const reach = Math.round((40 + car.speed * 0.2) / SPACING);
  const point = around(track.points, index + reach);
  const most = track.width / 2 - 20;
  const wish = offsetFrom(point, around(line.points, index + reach)) + temper.lane;
  const goal = beside(point, clamp(wish + dodge(car, others, track, index), -most, most));
  const away = Math.hypot(goal.x - car.x, goal.y - car.y);
  const aim = wrapAngle(Math.atan2(goal.y - car.y, goal.x - car.x) - car.course);
  const turn = clamp((2 * Math.max(car.speed, 60) * Math.sin(aim)) / away, -5, 5);
  const brake = car.speed > around(line.speeds, index + 3) * temper.nerve;

  if (car.drift !== 0) {
    const nose = turn + (turn / DRIFT_GRIP - slipOf(car)) * 5;
    const steer = clamp((nose * car.drift - DRIFT_TURN) / DRIFT_STEER, -1, 1) * car.drift;
    return { steer, brake, drift: turn * car.drift > 1.4 };
  }
  const steer = clamp(turn / turnRate(car.speed), -1, 1);
  const isTight = around(line.speeds, index + 5) < temper.drifts;
  return { steer, brake, drift: isTight && Math.abs(steer) > 0.8 && !car.isHot };
}
