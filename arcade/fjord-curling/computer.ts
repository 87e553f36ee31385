import { createRandom } from '../kit/random.ts';
import type { Match } from './match.ts';
import {
  type Plan,
  type Strength,
  aimedAt,
  createPlan,
  drawTo,
  fumbled,
  ponder,
  skillOf,
  wouldSweep,
} from './planner.ts';
import { TEE_Y } from './sheet.ts';
import { type Delivery, type Stone, STEP } from './stones.ts';

const LEAST_THINKING = 0.7;
const LOOK_EVERY = 0.25;

export interface Computer {
  /** Computes for one frame. Returns the delivery once the computer has decided. */
  think(match: Match, dt: number): Delivery | undefined;
  /** Returns whether the computer sweeps its running stone now. */
  sweeps(match: Match): boolean;
}

/** Creates a computer player. It evaluates one delivery per frame, and sweeps if its stone would stop too early. */
export function createComputer(strength: Strength, seed: number): Computer {
  const skill = skillOf(strength);
  const random = createRandom(seed);
  let plan: Plan | undefined;
  let thought = 0;
  let meant: Stone | undefined;
  let looked = 0;
  let isSweeping = false;
  return {
    think(match, dt) {
      plan ??= createPlan(match);
      thought += dt;
      if (plan.tried < skill.candidates) ponder(plan, match, skill, random);
      if (plan.tried < skill.candidates || thought < LEAST_THINKING) return undefined;
      const best = plan.best ?? drawTo(0, TEE_Y, 1, match.ice);
      meant = aimedAt(match, best);
      plan = undefined;
      thought = 0;
      looked = 0;
      isSweeping = false;
      return fumbled(best, skill, random);
    },
    sweeps(match) {
      looked -= STEP;
      if (looked <= 0) {
        looked = LOOK_EVERY;
        isSweeping = meant !== undefined && wouldSweep(match, meant, skill);
      }
      return isSweeping;
    },
  };
}
