import { fly, launch } from './flight.ts';
import { CHEST, REACH } from './rules.ts';
import { KINDS, type Kind, type Side, type Siege, type Snowman, otherOf } from './state.ts';
import { surface } from './snow.ts';
import { hardness } from './valleys.ts';

export interface Shot {
  angle: number;
  power: number;
  kind: Kind;
}

export interface Skill {
  /** Maximum errors of the first throw: of the angle in degrees, and of the power as a share. */
  angleError: number;
  powerError: number;
  /** Factor by which the error shrinks after each of the rival's throws. */
  learning: number;
  /** Probability that the rival considers a special snowball. */
  cunning: number;
}

/** Returns the rival's skill in a valley: its aim becomes better and improves faster from valley to valley. */
export function skill(level: number): Skill {
  const t = hardness(level);
  return {
    angleError: 17 - 14.5 * t,
    powerError: 0.22 - 0.195 * t,
    learning: 0.9 - 0.2 * t,
    cunning: 0.15 + 0.6 * t,
  };
}

/** Returns the distance by which a throw misses a snowman, in units. */
function miss(siege: Siege, side: Side, shot: Shot, target: Snowman): number {
  const ball = launch(side, shot.kind, { ...siege.throwers[side], ...shot });
  const goal = target.y - CHEST;
  let nearest = Infinity;
  const dt = 1 / 36;
  for (let tick = 0; tick < 360; tick += 1) {
    const fate = fly(ball, siege.snow, siege.wind, dt);
    const distance = Math.hypot(ball.x - target.x, ball.y - goal);
    nearest = Math.min(nearest, distance);
    if (distance < 22) return distance;
    const isBlocked = siege.blocks.some(
      (block) => block.isWhole && ball.age > 0.5 && Math.hypot(block.x - ball.x, block.y - 11 - ball.y) < 18,
    );
    const isSpent = shot.kind === 'ice' && ball.bore < 1;
    if (fate !== 'flying' || isBlocked || isSpent)
      return fate === 'away' ? nearest + 60 : Math.max(nearest, distance);
  }
  return nearest;
}

/** Returns the best throw of one kind at a target, found by trying throws in ever finer steps. */
export function solve(siege: Siege, side: Side, target: Snowman, kind: Kind): Shot & { miss: number } {
  let best = { angle: 45, power: 0.6, kind, miss: Infinity };
  let bestRank = Infinity;
  const attempt = (angle: number, power: number): void => {
    const shot = { angle, power, kind };
    const distance = miss(siege, side, shot, target);
    const height = Math.max(0, angle - 56) * 0.25;
    if (distance + height >= bestRank) return;
    bestRank = distance + height;
    best = { ...shot, miss: distance };
  };
  for (let angle = 32; angle <= 84; angle += 5)
    for (let power = 0.34; power <= 1; power += 0.04) attempt(angle, Math.min(1, power));
  for (const fine of [1, 0.4]) {
    const { angle, power } = best;
    for (let turn = -3; turn <= 3; turn += 1.5)
      for (let more = -4; more <= 4; more += 1)
        attempt(angle + turn * fine, Math.max(0, Math.min(1, power + more * 0.007 * fine)));
  }
  return best;
}

/** Returns the rival's next throw. Its error shrinks with the valley and with every throw. */
export function choose(siege: Siege, side: Side, level: number, random: () => number): Shot {
  const { angleError, powerError, learning, cunning } = skill(level);
  const thrower = siege.throwers[side];
  const targets = siege.snowmen.filter((man) => man.side !== side && man.isUp);
  const target = targets[Math.floor(random() * targets.length)] ?? siege.snowmen[0];
  if (!target) return { angle: 50, power: 0.6, kind: 'snow' };
  const specials = KINDS.filter((kind) => kind !== 'snow' && kind !== 'glue' && thrower.stock[kind] > 0);
  const special = specials[Math.floor(random() * specials.length)];
  let shot = solve(siege, side, target, 'snow');
  if (special && random() < cunning) {
    const other = solve(siege, side, target, special);
    if (other.miss <= Math.max(shot.miss, REACH[special].hit * 0.8)) shot = other;
  }
  if (thrower.stock.glue > 0 && random() < cunning * 0.3) {
    const { x } = siege.throwers[otherOf(side)];
    const glue = solve(siege, side, { ...target, x, y: surface(siege.snow, x) }, 'glue');
    if (glue.miss < 50) shot = glue;
  }
  const left = learning ** thrower.throws;
  const wobble = (): number => (random() < 0.5 ? -1 : 1) * (0.3 + 0.7 * random());
  return {
    angle: shot.angle + wobble() * angleError * left,
    power: Math.max(0.05, Math.min(1, shot.power + wobble() * powerError * left)),
    kind: shot.kind,
  };
}
