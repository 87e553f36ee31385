import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import {
  LONGEST_PUSH,
  createAim,
  deliveryOf,
  loadWeight,
  pushAim,
  pushFor,
  speedOf,
  weightOf,
} from './aim.ts';
import { DRILL_COUNT, type Drill, drillFor, growth, iceOf, isDone, precision, taskOf } from './drills.ts';
import {
  ENDS,
  type Match,
  type MatchEvent,
  countHouse,
  createMatch,
  deliver,
  nextEnd,
  pointsOf,
  stepMatch,
  stonesLeft,
  teamToThrow,
} from './match.ts';
import { STRENGTHS, type Strength, chooseDelivery, drawTo, lineOver, skillOf } from './planner.ts';
import { BACK_Y, HALF_WIDTH, STONE, TEE_Y, createIce, frostAt, polish, refreeze } from './sheet.ts';
import {
  type Delivery,
  createStone,
  delivered,
  isMoving,
  pathOf,
  runOut,
  speedTo,
  stepStones,
} from './stones.ts';

const ice = createIce();
const straight = (speed: number): Delivery => ({ line: 0, speed, handle: 1 });

function settle(match: Match, sweeps = false): MatchEvent[] {
  const events: MatchEvent[] = [];
  while (match.phase === 'glide') events.push(...stepMatch(match, sweeps));
  return events;
}

function throwAt(match: Match, x: number, y: number): MatchEvent[] {
  deliver(match, drawTo(x, y, 1, match.ice));
  return settle(match);
}

describe('the stones', () => {
  it('stop where their speed says, a little earlier on frost', () => {
    const ends = [0.1, 0.5, 0.9].map(
      (frost) => runOut([delivered(1, 0, straight(speedTo(TEE_Y)))], createIce(frost))[0]!,
    );
    expect(ends[1]!.y).toBeGreaterThan(TEE_Y - 0.4);
    expect(ends[1]!.y).toBeLessThan(TEE_Y + 0.1);
    expect(ends[0]!.y).toBeGreaterThan(ends[1]!.y + 0.3);
    expect(ends[2]!.y).toBeLessThan(ends[1]!.y - 0.3);
  });

  it('curl to the side of the handle, most when slow', () => {
    const right = runOut([delivered(1, 0, straight(3.3))], ice)[0]!;
    const left = runOut([delivered(1, 0, { ...straight(3.3), handle: -1 })], ice)[0]!;
    expect(right.x).toBeGreaterThan(0.5);
    expect(left.x).toBeCloseTo(-right.x);
    const path = pathOf(straight(3.3));
    const half = path[Math.floor(path.length / 2)]!;
    expect(half.x).toBeLessThan(right.x / 3);
  });

  it('go further and straighter when swept', () => {
    const stone = delivered(1, 0, straight(3.3));
    const plain = runOut([stone], ice)[0]!;
    const swept = runOut([stone], ice, { id: 1, amount: 1 })[0]!;
    expect(swept.y).toBeGreaterThan(plain.y + 1);
    expect(Math.atan2(swept.x, swept.y)).toBeLessThan(Math.atan2(plain.x, plain.y));
  });

  it('hand over speed when they meet head on, and lose none of the rest in the sum', () => {
    const mover = { ...createStone(1, 0, 0, 8), vy: 3 };
    const target = createStone(2, 1, 0, 8 + STONE * 2 - 0.001);
    const contacts = stepStones([mover, target], ice);
    expect(contacts[0]).toMatchObject({ kind: 'stone', ids: [1, 2] });
    expect(target.vy).toBeGreaterThan(2.7);
    expect(mover.vy).toBeLessThan(0.2);
    expect(target.vy + mover.vy).toBeCloseTo(3, 1);
  });

  it('glance off to both sides', () => {
    const mover = { ...createStone(1, 0, 0.2, 8), vy: 3 };
    const target = createStone(2, 1, 0, 8.4);
    for (let count = 0; count < 60; count += 1) stepStones([mover, target], ice);
    expect(mover.vx).toBeGreaterThan(0);
    expect(target.vx).toBeLessThan(0);
  });

  it('leave play at the side, behind the house and short of the hog line', () => {
    const ends = [
      { ...createStone(1, 0, HALF_WIDTH - 0.5, 8), vx: 2, vy: 0.5 },
      { ...createStone(2, 0, 0, BACK_Y), vy: 1.5 },
      { ...createStone(3, 0, 0, 4), vy: 0.6 },
    ].map((stone) => runOut([stone], ice)[0]!);
    expect(ends.map((stone) => stone.out)).toEqual([true, true, true]);
  });

  it('run the same way every time', () => {
    const run = () =>
      runOut([createStone(2, 1, 0.1, 10), createStone(3, 1, -0.3, 11), delivered(1, 0, straight(4.5))], ice);
    expect(run()).toEqual(run());
    expect(run().some(isMoving)).toBe(false);
  });
});

describe('the ice', () => {
  it('gets faster where stones run, and frosts over between ends', () => {
    const match = createMatch(1);
    deliver(match, straight(3.3));
    settle(match);
    const worn = frostAt(match.ice, 0.02, 4);
    expect(worn).toBeLessThan(0.3);
    expect(frostAt(match.ice, -2, 4)).toBe(0.5);
    refreeze(match.ice, 0.1, 0.55);
    expect(frostAt(match.ice, 0.02, 4)).toBeCloseTo(worn + 0.1);
    expect(frostAt(match.ice, -2, 4)).toBe(0.55);
    polish(match.ice, 0, 4, 5);
    expect(frostAt(match.ice, 0, 4)).toBe(0);
  });
});

describe('the match', () => {
  it('lets the team without the hammer begin and takes turns', () => {
    const match = createMatch(1);
    expect(teamToThrow(match)).toBe(0);
    expect([stonesLeft(match, 0), stonesLeft(match, 1)]).toEqual([4, 4]);
    throwAt(match, 0, TEE_Y);
    expect(teamToThrow(match)).toBe(1);
    expect([stonesLeft(match, 0), stonesLeft(match, 1)]).toEqual([3, 4]);
    expect(deliver({ ...match, phase: 'glide' }, straight(3))).toBeUndefined();
  });

  it('counts stones nearer than the best of the other team', () => {
    const stones = [
      createStone(1, 0, 0.3, TEE_Y),
      createStone(2, 0, -0.6, TEE_Y),
      createStone(3, 1, 0, TEE_Y + 1),
      createStone(4, 0, 1.5, TEE_Y),
      createStone(5, 1, 0, 8),
    ];
    expect(countHouse(stones)).toEqual({ score: { team: 0, points: 2 }, counting: [1, 2] });
    expect(countHouse([createStone(1, 0, 0, 8)]).score).toEqual({ team: undefined, points: 0 });
  });

  it('protects guards for four deliveries', () => {
    const match = createMatch(1);
    throwAt(match, 0, 8);
    const guard = { ...match.stones[0]! };
    const speed = 4.8;
    deliver(match, { line: lineOver(guard.x, guard.y, speed, 1, match.ice), speed, handle: 1 });
    const events = settle(match);
    expect(events.map(({ type }) => type)).toContain('free-guard');
    expect(match.stones).toEqual([{ ...guard, handle: 0 }]);
    match.thrown = 5;
    deliver(match, { line: lineOver(guard.x, guard.y, speed, 1, match.ice), speed, handle: 1 });
    expect(settle(match).map(({ type }) => type)).not.toContain('free-guard');
    expect(match.stones.some(({ id }) => id === guard.id)).toBe(false);
  });

  it('takes breath for sweeping and gives it back', () => {
    const match = createMatch(1);
    deliver(match, straight(3.4));
    for (let count = 0; count < 360; count += 1) stepMatch(match, true);
    expect(match.breath[0]).toBeLessThan(0.5);
    expect(match.sweep).toBeGreaterThan(0.3);
    const tired = match.breath[0];
    settle(match);
    expect(match.breath[0]).toBeGreaterThan(tired);
  });

  it('gives the hammer to the team that was scored upon, keeps it after a blank', () => {
    const match = createMatch(1);
    for (let count = 0; count < 8; count += 1)
      if (count === 0) throwAt(match, 0, TEE_Y);
      else {
        deliver(match, straight(2.3));
        settle(match);
      }
    expect(match.phase).toBe('counted');
    expect(match.scores).toEqual([{ team: 0, points: 1 }]);
    nextEnd(match);
    expect(match).toMatchObject({ end: 2, hammer: 1, thrown: 0, stones: [], phase: 'aim' });
    for (let count = 0; count < 8; count += 1) {
      deliver(match, straight(2.3));
      settle(match);
    }
    nextEnd(match);
    expect(match.hammer).toBe(1);
  });

  it('is over after four ends, or later when level', () => {
    const won = {
      ...createMatch(1),
      end: ENDS,
      phase: 'counted' as const,
      scores: [{ team: 0 as const, points: 2 }],
    };
    expect(nextEnd(won)).toEqual([{ type: 'over', winner: 0 }]);
    const lost = {
      ...createMatch(1),
      end: ENDS,
      phase: 'counted' as const,
      scores: [{ team: 1 as const, points: 1 }],
    };
    expect(nextEnd(lost)).toEqual([{ type: 'over', winner: 1 }]);
    const level = { ...createMatch(1), end: ENDS, phase: 'counted' as const };
    expect(nextEnd(level)).toEqual([]);
    expect(level.end).toBe(ENDS + 1);
  });
});

describe('the computer', () => {
  function playEnds(strengths: readonly [Strength, Strength], seed: number): number {
    const random = createRandom(seed);
    const match = createMatch(seed % 2 === 0 ? 1 : 0);
    while (match.phase !== 'over') {
      if (match.phase === 'aim') deliver(match, chooseDelivery(match, strengths[teamToThrow(match)], random));
      settle(match);
      nextEnd(match);
    }
    return pointsOf(match, 0) - pointsOf(match, 1);
  }

  it('makes fewer mistakes and looks further ahead as it gets stronger', () => {
    const skills = STRENGTHS.map(skillOf);
    for (let index = 1; index < skills.length; index += 1) {
      expect(skills[index]!.lineError).toBeLessThan(skills[index - 1]!.lineError);
      expect(skills[index]!.speedError).toBeLessThan(skills[index - 1]!.speedError);
      expect(skills[index]!.candidates).toBeGreaterThan(skills[index - 1]!.candidates);
    }
  });

  it('wins more often when stronger', { tags: 'long' }, () => {
    const margins = [2, 3].map((seed) => playEnds(['fair', 'easy'], seed));
    expect(margins.reduce((sum, margin) => sum + margin, 0)).toBeGreaterThan(1);
  });

  it('draws to a point and hits a stone', () => {
    const end = runOut([delivered(1, 0, drawTo(-0.4, TEE_Y, -1, ice))], ice)[0]!;
    expect(Math.hypot(end.x + 0.4, end.y - TEE_Y)).toBeLessThan(0.25);
    const line = lineOver(0.6, TEE_Y, 4.5, 1, ice);
    const [target] = runOut(
      [createStone(2, 1, 0.6, TEE_Y), delivered(1, 0, { line, speed: 4.5, handle: 1 })],
      ice,
    );
    expect(target!.out).toBe(true);
  });
});

describe('the drills', () => {
  const numbers = Array.from({ length: DRILL_COUNT }, (_, index) => index + 1);

  /** Searches finely for a delivery that completes a drill without sweeping. */
  function solve(drill: Drill): Delivery | undefined {
    const even = iceOf(drill);
    const stones = drill.stones;
    const tries: Delivery[] = [];
    for (const handle of [1, -1] as const) {
      if (drill.kind === 'take-out') {
        for (const foe of stones)
          for (const speed of [3.9, 4.3, 4.7, 5.1])
            for (let off = -0.3; off <= 0.3; off += 0.03)
              tries.push({ line: lineOver(foe.x + off, foe.y, speed, handle, even), speed, handle });
      } else {
        for (const dx of [0, -0.2, 0.2])
          for (const dy of [0, -0.2, 0.2])
            tries.push(drawTo(drill.target.x + dx, drill.target.y + dy, handle, even));
      }
    }
    return tries.find((delivery) => isDone(drill, runOut([...stones, delivered(1, 0, delivery)], even)));
  }

  it('grow harder', () => {
    const draws = numbers.filter((number) => number % 3 === 1).map(drillFor);
    for (let index = 1; index < draws.length; index += 1) {
      expect(draws[index]!.target.radius).toBeLessThan(draws[index - 1]!.target.radius);
      expect(draws[index]!.guide).toBeLessThan(draws[index - 1]!.guide);
      expect(draws[index]!.frost).toBeGreaterThan(draws[index - 1]!.frost);
    }
    expect(growth(1)).toBe(0);
    expect(growth(DRILL_COUNT)).toBe(1);
    expect(new Set(numbers.map((number) => taskOf(drillFor(number)))).size).toBe(5);
  });

  it('are the same every time', () => expect(drillFor(11)).toEqual(drillFor(11)));

  it('can all be done with one stone', { tags: 'long', timeout: 60_000 }, () => {
    expect(numbers.filter((number) => solve(drillFor(number)) === undefined)).toEqual([]);
  });

  it('can be failed, and pay for a stone near the middle', () => {
    for (const number of numbers) expect(isDone(drillFor(number), drillFor(number).stones)).toBe(false);
    const drill = drillFor(1);
    const { x, y } = drill.target;
    expect(precision(drill, [createStone(1, 0, x, y)])).toBe(100);
    expect(precision(drill, [createStone(1, 0, x + 1, y)])).toBeLessThan(50);
  });
});

describe('aiming', () => {
  it('turns a push into a delivery and back', () => {
    const aim = createAim();
    const wanted = { line: 0.1, speed: 3.6, handle: 1 as const };
    const { dx, forward } = pushFor(wanted);
    pushAim(aim, 0, dx, forward);
    expect(deliveryOf(aim).line).toBeCloseTo(0.1);
    expect(deliveryOf(aim).speed).toBeCloseTo(3.6);
    pushAim(aim, 0, 0, 4);
    expect(aim.weight).toBeUndefined();
    pushAim(aim, 0, 0, LONGEST_PUSH * 2);
    expect(aim.weight).toBe(1);
  });

  it('converts between weight and speed without loss', () => {
    for (const weight of [0, 0.3, 0.74, 0.9, 1]) expect(weightOf(speedOf(weight))).toBeCloseTo(weight);
  });

  it('loads weight up and down while the key is held', () => {
    const aim = createAim();
    loadWeight(aim, 2.1);
    expect(aim.weight).toBeCloseTo(1);
    loadWeight(aim, 1.05);
    expect(aim.weight).toBeCloseTo(0.5);
  });
});
