import { describe, expect, it } from 'vitest';
import { PISTE, STREET, courseFor, endlessCourse, surfaceAt } from './course.ts';
import type { Course } from './course.ts';
import { createRecorder, ghostAt } from './ghost.ts';
import { FIRST, LEVEL_COUNT, adviceFor, nameOf, slopeFor } from './levels.ts';
import { medalFor, medalTimes } from './medals.ts';
import { pilot } from './pilot.ts';
import { PENALTY, createRun, endlessRun, levelRun, scoreOf, step, worthOf } from './rules.ts';
import type { Run, RunEvent } from './rules.ts';
import { STILL, TRICK_TIME, airLeft, createSkier, jump, ski, skidOf } from './skier.ts';
import type { Skier, Wish } from './skier.ts';

const STEP = 1 / 60;
const LEVELS = Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1);
const LEFT: Wish = { ...STILL, steer: -1 };
const TUCK: Wish = { ...STILL, tuck: true };

/** Returns a straight empty piste. */
const plain = (parts: Partial<Course> = {}): Course => ({
  length: 400,
  pull: 5,
  middle: () => 0,
  gates: [],
  blocks: [],
  sledges: [],
  kickers: [],
  patches: [],
  streets: [],
  fans: [],
  ...parts,
});

function play(run: Run, wish: (run: Run) => Wish, seconds = 120): RunEvent[] {
  const events: RunEvent[] = [];
  for (let time = 0; time < seconds && run.phase === 'race'; time += STEP)
    events.push(...step(run, wish(run), STEP));
  return events;
}

function glide(wish: Wish, seconds: number, parts: Partial<Skier> = {}): Skier {
  const skier = { ...createSkier(), speed: 14, ...parts };
  for (let time = 0; time < seconds; time += STEP) ski(skier, wish, 5, STEP);
  return skier;
}

const kinds = (events: readonly RunEvent[]): string[] => events.map((event) => event.type);
const gateAt = (z: number, x = 0) => ({ x, z, half: 3, color: 'red' as const, street: -1 });

describe('skis', () => {
  it('turn at once, while the way follows later', () => {
    const skier = glide(LEFT, 0.2);
    expect(skier.heading).toBeLessThan(skier.course);
    expect(skier.course).toBeLessThan(0);
    expect(glide(LEFT, 1).x).toBeLessThan(-2);
  });

  it('point down the hill again when nobody steers', () => {
    expect(Math.abs(glide(STILL, 3, { heading: 0.8, course: 0.8 }).heading)).toBeLessThan(0.05);
  });

  it('run faster in a tuck and turn wider', () => {
    expect(glide(TUCK, 5).speed).toBeGreaterThan(glide(STILL, 5).speed + 2);
    expect(glide({ ...LEFT, tuck: true }, 0.6).heading).toBeGreaterThan(glide(LEFT, 0.6).heading);
  });

  it('slow down in the plough, in powder and in a skid', () => {
    const free = glide(STILL, 2).speed;
    expect(glide({ ...STILL, plough: true }, 2).speed).toBeLessThan(free - 5);
    expect(glide(STILL, 2, { surface: 'powder' }).speed).toBeLessThan(free - 1);
    expect(glide(LEFT, 0.5).speed).toBeLessThan(glide(STILL, 0.5).speed);
  });

  it('slide on ice and run on the packed snow of a street', () => {
    expect(skidOf(glide(LEFT, 0.35, { surface: 'ice' }))).toBeGreaterThan(skidOf(glide(LEFT, 0.35)) * 1.5);
    expect(glide(STILL, 5, { surface: 'street' }).speed).toBeGreaterThan(glide(STILL, 5).speed);
  });
});

describe('gates', () => {
  it('count more in a row, up to five times', () => {
    const run = createRun(plain({ gates: [30, 60, 90, 120, 150, 180, 210].map((z) => gateAt(z)) }));
    const points = play(run, () => STILL).flatMap((event) => (event.type === 'gate' ? [event.points] : []));
    expect(points).toEqual([100, 200, 300, 400, 500, 500, 500]);
    expect([worthOf(1), worthOf(9)]).toEqual([100, 500]);
    expect(run.bestCombo).toBe(7);
  });

  it('are only brushed close to a pole', () => {
    const run = createRun(plain({ gates: [gateAt(30, 2.8)] }));
    const [gate] = play(run, () => STILL);
    expect(gate).toMatchObject({ type: 'gate', isClean: false });
    expect([run.passed, run.combo]).toEqual([1, 0]);
  });

  it('cost two seconds and the combo when missed', () => {
    const gates = [gateAt(30), gateAt(60, 8)];
    const [run, other] = [createRun(plain({ gates })), createRun(plain({ gates: [gateAt(30), gateAt(60)] }))];
    play(run, () => STILL);
    play(other, () => STILL);
    expect([run.missed, run.combo]).toEqual([1, 0]);
    expect(run.time - other.time).toBeCloseTo(PENALTY, 0);
  });

  it('do not count beside a street', () => {
    const street = { from: 10, to: 100, side: 1 as const };
    const run = createRun(plain({ streets: [street], gates: [{ ...gateAt(50, -5), street: 0 }] }));
    run.skier.x = STREET.middle;
    const events = play(run, () => STILL);
    expect(run.missed).toBe(0);
    expect(kinds(events)).toContain('street');
    expect(surfaceAt(run.course, STREET.middle, 50)).toBe('street');
  });
});

describe('in the air', () => {
  const ramp = plain({ kickers: [{ x: 0, z: 60, half: 2 }] });

  it('a tap is a trick, and a clean landing pays for all of them', () => {
    const run = createRun(ramp);
    const events = play(run, pilot);
    expect(kinds(events)).toContain('jump');
    const landing = events.find((event) => event.type === 'landing');
    expect(landing).toMatchObject({ isClean: true });
    expect(run.points).toBeGreaterThanOrEqual(150);
  });

  it('landing within a trick stumbles', () => {
    const run = createRun(ramp);
    const late = (now: Run): Wish => ({
      ...STILL,
      trick: now.skier.isAirborne && airLeft(now.skier) < TRICK_TIME / 2,
    });
    expect(play(run, late)).toContainEqual({ type: 'landing', tricks: 0, points: 0, isClean: false });
  });

  it('faster skiers fly longer', () => {
    const [slow, fast] = [
      { ...createSkier(), speed: 8 },
      { ...createSkier(), speed: 22 },
    ];
    jump(slow);
    jump(fast);
    expect(airLeft(fast)).toBeGreaterThan(airLeft(slow) + 0.3);
  });

  it('a jump clears lower obstacles', () => {
    const cannon = { kind: 'cannon' as const, x: 0, z: 68, half: 0.9, tall: 1, look: 1 };
    const run = createRun({ ...ramp, blocks: [cannon] });
    run.skier.speed = 18;
    expect(kinds(play(run, () => STILL))).not.toContain('crash');
  });
});

describe('obstacles', () => {
  const tree = { kind: 'tree' as const, x: 0, z: 50, half: 0.6, tall: 5, look: 0 };

  it('throw the skier over, who gets up and skis on', () => {
    const run = createRun(plain({ blocks: [tree] }));
    const events = play(run, () => STILL);
    expect(kinds(events).filter((type) => type === 'crash')).toHaveLength(1);
    expect(run.phase).toBe('finished');
  });

  it('pay when they are passed by a whisker', () => {
    const run = createRun(plain({ blocks: [{ ...tree, x: 1.6 }] }));
    expect(kinds(play(run, () => STILL))).toContain('close');
  });

  it('sledges cross and are knocked over once', () => {
    const sledge = { x: 0, z: 60, across: 0, down: 3, look: 0 };
    const run = createRun(plain({ sledges: [sledge] }));
    expect(kinds(play(run, () => STILL)).filter((type) => type === 'crash')).toHaveLength(1);
    expect(run.riders[0]?.isOff).toBe(true);
  });

  it('walls of houses push back from the side and stop from the front', () => {
    const house = { kind: 'house' as const, x: 4, z: 60, half: 2.3, tall: 9, look: 0 };
    const aside = createRun(plain({ blocks: [house] }));
    Object.assign(aside.skier, { x: 0.9, z: 54, speed: 9, heading: 0.3, course: 0.3 });
    expect(kinds(play(aside, () => ({ ...STILL, steer: 0.3 })))).toContain('bump');
    const front = createRun(plain({ blocks: [{ ...house, x: 0 }] }));
    expect(kinds(play(front, () => STILL))).toContain('crash');
  });
});

describe('endings', () => {
  it('medals are won by time', () => {
    const [bronze, silver, gold] = medalTimes(40);
    expect(bronze).toBeGreaterThan(silver);
    expect(silver).toBeGreaterThan(gold);
    expect([39, 45, 52, 54].map((time) => medalFor(40, time))).toEqual([3, 2, 1, 0]);
  });

  it('a player who dawdles finds the lift closed', () => {
    const run = createRun(plain());
    run.limit = 20;
    play(run, () => ({ ...STILL, plough: true }));
    expect(run.phase).toBe('closed');
  });

  it('the avalanche catches everyone in the end, and a slow skier soon', () => {
    const [slow, good] = [endlessRun(1), endlessRun(1)];
    play(slow, () => ({ ...STILL, plough: true }), 60);
    play(good, pilot, 900);
    expect(slow.phase).toBe('buried');
    expect(good.phase).toBe('buried');
    expect(good.skier.z).toBeGreaterThan(1000);
    expect(scoreOf(good)).toBeGreaterThan(scoreOf(slow) * 4);
  });
});

describe('courses', () => {
  it.each(LEVELS)('course %i is skied without a fault', (level) => {
    const run = levelRun(level);
    const events = play(run, pilot);
    expect(run.phase).toBe('finished');
    expect(run.missed).toBe(0);
    expect(kinds(events)).not.toContain('crash');
  });

  it('are always the same and all different', () => {
    expect(courseFor(7).gates).toEqual(courseFor(7).gates);
    expect(new Set(LEVELS.map((level) => JSON.stringify(courseFor(level).gates))).size).toBe(LEVEL_COUNT);
    expect(endlessCourse(1).gates).not.toEqual(endlessCourse(2).gates);
  });

  it('grow harder', () => {
    for (const level of LEVELS.slice(1)) {
      const [before, now] = [slopeFor(level - 1), slopeFor(level)];
      expect(now.length).toBeGreaterThanOrEqual(before.length);
      expect(now.pull).toBeGreaterThan(before.pull);
      expect(now.spacing).toBeLessThan(before.spacing);
      expect(now.halfGap).toBeLessThan(before.halfGap);
      expect(now.swing).toBeGreaterThan(before.swing);
    }
  });

  it('introduce and announce one new thing after another', () => {
    for (const [feature, first] of Object.entries(FIRST) as [keyof typeof FIRST, number][]) {
      expect(slopeFor(first)[feature]).toBeGreaterThan(0);
      expect(adviceFor(first)).not.toBe(adviceFor(LEVEL_COUNT));
      if (first > 1) expect(slopeFor(first - 1)[feature]).toBe(0);
    }
    expect(new Set(LEVELS.map(nameOf)).size).toBe(LEVEL_COUNT);
  });

  it('keep all gates on the piste', () => {
    for (const level of LEVELS) {
      const course = courseFor(level);
      for (const { x, z, half } of course.gates)
        expect(Math.abs(x - course.middle(z)) + half).toBeLessThan(PISTE + 1);
    }
  });
});

it('the ghost skis where the run was', () => {
  const recorder = createRecorder();
  for (let time = 0; time < 2; time += STEP) recorder.note(time, time, time * 10);
  const ghost = recorder.finish(2);
  expect(ghostAt(ghost, 1)?.z).toBeCloseTo(10, 0);
  expect(ghostAt(ghost, 1)?.x).toBeCloseTo(1, 0);
  expect(ghostAt(ghost, 5)).toBeUndefined();
});
