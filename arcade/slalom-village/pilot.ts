import { clamp, lerp } from '../kit/ease.ts';
import { STREET } from './course.ts';
import type { Run } from './rules.ts';
import { TRICK_TIME, airLeft } from './skier.ts';
import type { Wish } from './skier.ts';

/** Seconds in the air that the pilot keeps in reserve after a trick. */
const SPARE = 0.16;

/** Returns the point at which a good skier aims: the next gate, slightly shifted towards the gate after it. */
export function goalOf(run: Run): { x: number; z: number } {
  const { skier, course } = run;
  const gate = course.gates[run.nextGate];
  const after = course.gates[run.nextGate + 1];
  if (!gate) return { x: course.middle(skier.z + 30), z: skier.z + 30 };
  const lead = after ? clamp((after.x - gate.x) * 0.12, -0.7, 0.7) : 0;
  return { x: gate.x + lead, z: gate.z };
}

interface Danger {
  x: number;
  away: number;
  half: number;
}

function dangersOf(run: Run): Danger[] {
  const { skier, course } = run;
  const pace = Math.max(6, skier.speed * Math.cos(skier.course));
  const found: Danger[] = [];
  for (const { x, z, half, kind } of course.blocks) {
    if (z > skier.z + 30) break;
    const away = z - skier.z - (kind === 'house' ? STREET.house * 1.7 : 0);
    if (away > -1 && away < 20) found.push({ x, away, half });
  }
  for (const rider of run.riders) {
    if (rider.isOff || rider.z < skier.z - 1) continue;
    const seconds = (rider.z - skier.z) / Math.max(3, pace - rider.sledge.down);
    if (seconds < 1.3)
      found.push({ x: rider.x + rider.sledge.across * seconds, away: seconds * pace, half: 1.3 });
  }
  return found;
}

/** Returns the best heading, which leads to the goal and around obstacles. */
export function headingFor(run: Run): number {
  const { skier } = run;
  const goal = goalOf(run);
  const ahead = Math.max(5, goal.z - skier.z);
  let aim = goal.x;
  for (const danger of dangersOf(run)) {
    const share = clamp(danger.away / ahead, 0, 1);
    const crossing = lerp(skier.x, aim, share);
    const room = danger.half + 1.3;
    if (danger.away > ahead + 4 || Math.abs(crossing - danger.x) > room) continue;
    const side = Math.sign(crossing - danger.x) || 1;
    aim = skier.x + (danger.x + side * room - skier.x) / Math.max(0.25, share);
  }
  return clamp(Math.atan2(aim - skier.x, ahead), -0.95, 0.95);
}

/** Returns the inputs of a good skier. The times of the medals are derived from a run with these inputs. */
export function pilot(run: Run): Wish {
  const { skier } = run;
  if (skier.isAirborne) {
    const trick = skier.trick <= 0 && airLeft(skier) > TRICK_TIME + SPARE;
    return { steer: 0, tuck: false, plough: false, trick };
  }
  const wanted = headingFor(run);
  const turn = wanted - skier.heading * 0.6 - skier.course * 0.4;
  const isStraight = Math.abs(turn) < 0.13 && Math.abs(wanted) < 0.4;
  return { steer: clamp(turn * 4.6, -1, 1), tuck: isStraight, plough: Math.abs(turn) > 0.75, trick: false };
}
