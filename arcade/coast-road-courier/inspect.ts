import { aimedBox, shortfall } from './parcels.ts';
import type { State } from './rules.ts';
import { bendAt, splitAt } from './track.ts';
import { MODELS } from './traffic.ts';

/** The state of the round as a driver sees it. */
export interface Seen {
  readonly status: State['status'];
  readonly x: number;
  readonly speed: number;
  readonly timeLeft: number;
  /** The bend a little ahead, and the distance of the carriageways from the middle line farther ahead. */
  readonly bend: number;
  readonly split: number;
  /** Metres until the parcel for the next letterbox must be thrown, or `null` if no letterbox is near. */
  readonly lead: number | null;
  readonly vehicles: readonly { gap: number; x: number; width: number; speed: number }[];
}

export function inspectState(state: State): Seen {
  const box = aimedBox(state, 0);
  return {
    status: state.status,
    x: state.x,
    speed: state.speed,
    timeLeft: state.timeLeft,
    bend: bendAt(state.track, state.z + 8),
    split: splitAt(state.track.forks, state.z + 40),
    lead: box ? shortfall(state, box) : null,
    vehicles: state.vehicles
      .filter(({ z }) => z > state.z - 4 && z < state.z + 90)
      .map(({ kind, z, x, speed }) => ({ gap: z - state.z, x, width: MODELS[kind].width, speed })),
  };
}
