import { clamp } from '../kit/ease.ts';
import { aimedBox, shortfall } from './parcels.ts';
import type { Drive, State } from './rules.ts';
import { HALF, LANES, bendAt, splitAt } from './track.ts';
import { MODELS } from './traffic.ts';

/** Seconds between two decisions. The pause gives the driver the reaction time of a person. */
const THINK = 0.12;

/** Returns the penalty of a position on the road. It depends on the things ahead, their speed and their distance. */
function costOf(state: State, x: number): number {
  let cost = Math.abs(x - state.x) * 0.12;
  for (const vehicle of state.vehicles) {
    const gap = vehicle.z - state.z;
    if (gap < -3 || gap > 60) continue;
    const beside = Math.abs(vehicle.x - x) - MODELS[vehicle.kind].width / 2 - 1.4;
    if (beside < 0 && (state.speed > vehicle.speed || gap < 12)) cost += 60 / (gap + 6);
  }
  for (const herd of state.herds) {
    const gap = herd.z - state.z;
    if (gap < 0 || gap > 70) continue;
    const walked = (gap / Math.max(12, state.speed)) * 2.2;
    for (const animal of herd.animals) {
      const there = animal.x - herd.from * walked;
      if (animal.leap < 0 && Math.abs(there - x) < 3) cost += 30 / (gap + 6);
    }
  }
  return cost;
}

/** Creates a good driver that chooses the freest lane, and throws when the parcel would hit. */
export function createPilot(): (state: State) => Drive {
  let goal = 0;
  let think = 0;
  return (state) => {
    think -= 1 / 60;
    if (think <= 0) {
      think = THINK;
      const split = splitAt(state.track.forks, state.z + 40);
      const side = state.x < 0 ? -1 : 1;
      const [fork] = state.track.forks;
      const isNear = fork && state.z > fork.from - 60 && state.z < fork.to;
      const lanes =
        isNear && split < HALF
          ? LANES.map((lane) => lane - split - 1)
          : LANES.map((lane) => lane + side * split);
      goal = lanes.reduce(
        (best, lane) => (costOf(state, lane) < costOf(state, best) ? lane : best),
        lanes[1] ?? 0,
      );
    }
    const carried = bendAt(state.track, state.z + 6) * state.speed * 0.9;
    const box = aimedBox(state, 0);
    const isTime = box !== undefined && shortfall(state, box) < 1.2;
    return {
      steer: clamp((goal - state.x) * 0.45 + carried, -1, 1),
      gas: true,
      brake: false,
      toss: isTime ? 0 : undefined,
    };
  };
}
