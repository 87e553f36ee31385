import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import {
  COURSE_COUNT,
  METRE,
  courseDifficulty,
  courseLength,
  courseSeed,
  endlessDifficulty,
  tipFor,
} from './levels.ts';
import { shouldHold, sightOf } from './pilot.ts';
import {
  MAX_FACTOR,
  REACH,
  metresOf,
  scoreOf,
  starsOf,
  startCourse,
  startEndless,
  stepRun,
  targetOf,
  type Event,
  type Run,
} from './run.ts';
import { HIGH, LOW, MUSHROOM_WIDTH, createWorld, growWorld } from './world.ts';

const STEP = 1 / 60;
const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);

/** Plays with the pilot until the run ends or the time is over. */
function playOut(run: Run, seconds = 120): Set<string> {
  const seen = new Set<string>();
  let wasHeld = false;
  for (let time = 0; run.status === 'playing' && time < seconds; time += STEP) {
    const isHeld = shouldHold(sightOf(run));
    for (const kind of kinds(stepRun(run, isHeld, isHeld && !wasHeld, STEP))) seen.add(kind);
    wasHeld = isHeld;
  }
  return seen;
}

/** Returns a run in the air without anything nearby. */
function inTheAir(change: Partial<Run> = {}): Run {
  const run = startCourse(1, 1);
  run.world.anchors.splice(0);
  run.world.anchors.push({ x: 90_000, y: 100, isDry: false, holds: Infinity });
  run.world.fruits.splice(0);
  run.world.arcs.splice(0);
  return Object.assign(run, { mode: 'fly', body: { x: 500, y: 200, vx: 200, vy: 0 } }, change);
}

describe('the button', () => {
  it('starts the run by the first press, holds the vine and lets go', () => {
    const run = startCourse(1, courseSeed(1));
    expect(stepRun(run, false, false, STEP)).toEqual([]);
    expect(run.mode).toBe('sit');
    expect(kinds(stepRun(run, true, true, STEP))).toEqual(['hook']);
    for (let step = 0; step < 20; step += 1) stepRun(run, true, false, STEP);
    expect(run.mode).toBe('swing');
    expect(kinds(stepRun(run, false, false, STEP))).toContain('release');
    expect(run.mode).toBe('fly');
  });

  it('takes the nearest anchor ahead, above and within reach', () => {
    const anchor = (x: number, y = 100, holds = Infinity) => ({ x, y, isDry: false, holds });
    const from = { x: 0, y: 250 };
    expect(targetOf([anchor(260), anchor(150), anchor(-40)], from)?.x).toBe(150);
    expect(targetOf([anchor(150, 100, 0)], from)).toBeUndefined();
    expect(targetOf([anchor(100, 300)], from)).toBeUndefined();
    expect(targetOf([anchor(REACH + 1, 249)], from)).toBeUndefined();
  });

  it('hooks the next anchor within reach while it is held', () => {
    const run = inTheAir({ hasLeaf: false });
    stepRun(run, true, true, STEP);
    expect(run.mode).toBe('fly');
    run.world.anchors.unshift({ x: run.body.x + 120, y: 60, isDry: false, holds: Infinity });
    stepRun(run, true, false, STEP);
    expect(run.mode).toBe('swing');
  });

  it('never swings over the branch it hangs from', () => {
    const run = inTheAir({ body: { x: 500, y: 240, vx: 950, vy: 0 } });
    run.world.anchors.unshift({ x: 530, y: 100, isDry: false, holds: Infinity });
    for (let step = 0; step < 240; step += 1) {
      stepRun(run, true, step === 0, STEP);
      expect(run.body.y).toBeGreaterThan(80);
    }
    expect(run.mode).toBe('swing');
  });

  it('catches leaves overhead once in a flight', () => {
    const run = inTheAir();
    expect(kinds(stepRun(run, true, true, STEP))).toEqual(['leaf']);
    const seen: string[] = [];
    for (let step = 0; step < 60; step += 1) seen.push(...kinds(stepRun(run, true, false, STEP)));
    expect(seen).toEqual(['snap']);
    stepRun(run, false, false, STEP);
    expect(kinds(stepRun(run, true, true, STEP))).toEqual([]);
    run.world.anchors.unshift({ x: run.body.x + 100, y: run.body.y - 150, isDry: false, holds: Infinity });
    stepRun(run, true, true, STEP);
    expect(run.hasLeaf).toBe(true);
  });
});

describe('the jungle', () => {
  it('lets a dry branch break', () => {
    const run = inTheAir();
    run.world.anchors.unshift({ x: 620, y: 100, isDry: true, holds: 0.3 });
    expect(kinds(stepRun(run, true, true, STEP))).toEqual(['hook']);
    const seen: string[] = [];
    for (let step = 0; step < 30; step += 1) seen.push(...kinds(stepRun(run, true, false, STEP)));
    expect(seen).toContain('snap');
    expect(targetOf(run.world.anchors, run.body)?.x).not.toBe(620);
  });

  it('bounces from mushrooms and keeps going forward', () => {
    const run = inTheAir({ body: { x: 500, y: 440, vx: 20, vy: 500 }, hasLeaf: false });
    run.world.mushrooms.push({ x: 510, y: 460, bounced: Infinity });
    const seen: string[] = [];
    for (let step = 0; step < 8; step += 1) seen.push(...kinds(stepRun(run, false, false, STEP)));
    expect(seen).toEqual(['bounce']);
    expect(run.body.vy).toBeLessThan(-600);
    expect(run.body.vx).toBeGreaterThan(300);
    expect(run.hasLeaf).toBe(true);
  });

  it('is carried by a toucan, who lets go in time or at a press', () => {
    const carried = (press: boolean): number => {
      const run = inTheAir();
      run.world.toucans.push({ x: 505, y: 180, isUsed: false });
      expect(kinds(stepRun(run, false, false, STEP))).toEqual(['carry']);
      let steps = 0;
      for (; run.mode === 'carried' && steps < 300; steps += 1)
        stepRun(run, press && steps > 10, press && steps === 11, STEP);
      return steps;
    };
    expect(carried(false)).toBeGreaterThan(80);
    expect(carried(true)).toBeLessThan(20);
  });

  it('pays fruit by the factor and raises it for a whole arc', () => {
    const run = inTheAir({ factor: 2 });
    run.world.arcs.push({ end: 520, size: 2, taken: 0, isPassed: false });
    for (const x of [505, 515]) run.world.fruits.push({ x, y: 205, arc: 0, isTaken: false });
    expect(kinds(stepRun(run, false, false, STEP))).toEqual(['fruit', 'fruit', 'arc']);
    expect([run.points, run.factor, run.fruits]).toEqual([40, 3, 2]);
    expect(run.factor).toBeLessThanOrEqual(MAX_FACTOR);
  });

  it('lowers the factor for an arc that was left alone', () => {
    const run = inTheAir({ factor: 3 });
    run.world.arcs.push(
      { end: 300, size: 5, taken: 0, isPassed: false },
      { end: 310, size: 5, taken: 2, isPassed: false },
    );
    stepRun(run, false, false, STEP);
    expect(run.factor).toBe(2);
  });
});

describe('the end', () => {
  it('comes in the river', () => {
    const run = inTheAir({ hasLeaf: false });
    const seen: string[] = [];
    for (let step = 0; step < 120; step += 1) seen.push(...kinds(stepRun(run, false, false, STEP)));
    expect(seen).toEqual(['splash']);
    expect(run.status).toBe('lost');
  });

  it('comes in the fog, which never falls far behind', () => {
    const run = startEndless(4);
    stepRun(run, true, true, STEP);
    for (let step = 0; run.status === 'playing' && step < 60 * 60; step += 1) stepRun(run, true, false, STEP);
    expect(run.status).toBe('lost');
    expect(run.fog).toBeGreaterThan(run.body.x);
  });

  it('comes at the arch, with stars for fruit', () => {
    const run = inTheAir({ end: 510 });
    for (let step = 0; step < 10; step += 1) stepRun(run, false, false, STEP);
    expect(run.status).toBe('won');
    run.world.fruits.splice(0);
    for (let x = 0; x < 20; x += 1) run.world.fruits.push({ x, y: 0, arc: 0, isTaken: false });
    expect([0, 10, 15].map((fruits) => starsOf({ ...run, fruits }))).toEqual([1, 2, 3]);
    expect(starsOf({ ...run, status: 'lost' })).toBe(0);
  });

  it('counts metres and fruit', () => {
    const run = inTheAir({ far: 40 * METRE, points: 70 });
    expect([metresOf(run), scoreOf(run)]).toEqual([40, 110]);
  });
});

describe('fairness', () => {
  it.each(Array.from({ length: COURSE_COUNT }, (_, index) => index + 1))(
    'course %i can be crossed',
    (course) => {
      const run = startCourse(course, courseSeed(course));
      playOut(run);
      expect(run.status).toBe('won');
    },
  );

  it('lets the endless jungle be played for a minute on any of six seeds', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 6; seed += 1) {
      const run = startEndless(seed);
      for (const kind of playOut(run, 60)) seen.add(kind);
      expect(metresOf(run)).toBeGreaterThan(900);
    }
    for (const kind of ['hook', 'release', 'bounce', 'carry', 'fruit', 'arc']) expect(seen).toContain(kind);
  });

  it('grows the same jungle from the same seed, anchors within their heights', () => {
    const grown = [1, 1, 2].map((seed) => {
      const world = createWorld();
      growWorld(world, 12_000, Infinity, endlessDifficulty, createRandom(seed));
      return world;
    });
    expect(grown[0]).toEqual(grown[1]);
    expect(grown[0]).not.toEqual(grown[2]);
    for (const { y } of grown[0]?.anchors ?? []) {
      expect(y).toBeGreaterThanOrEqual(HIGH);
      expect(y).toBeLessThanOrEqual(LOW);
    }
  });

  it('leaves no gap beyond reach without mushrooms side by side', () => {
    const world = createWorld();
    growWorld(world, 60_000, Infinity, endlessDifficulty, createRandom(8));
    world.anchors.slice(1).forEach(({ x }, index) => {
      const before = world.anchors[index]?.x ?? 0;
      if (x - before < REACH) return;
      const pads = world.mushrooms.filter((pad) => pad.x > before && pad.x < x);
      expect(pads.length).toBeGreaterThan(2);
      pads
        .slice(1)
        .forEach((pad, at) => expect(pad.x - (pads[at]?.x ?? 0)).toBeLessThanOrEqual(MUSHROOM_WIDTH));
    });
  });
});

describe('difficulty', () => {
  it('grows from course to course', () => {
    for (let course = 2; course <= COURSE_COUNT; course += 1) {
      const [before, next] = [courseDifficulty(course - 1), courseDifficulty(course)];
      expect(next.gap[1]).toBeGreaterThan(before.gap[1]);
      expect(next.crumbling).toBeGreaterThanOrEqual(before.crumbling);
      expect(next.fogSpeed).toBeGreaterThanOrEqual(before.fogSpeed);
      expect(next.river).toBeLessThanOrEqual(before.river);
      expect(next.holdTime).toBeLessThan(before.holdTime);
      expect(courseLength(course)).toBeGreaterThan(courseLength(course - 1));
    }
  });

  it('grows with the distance of an endless run', () => {
    const [start, end] = [endlessDifficulty(0), endlessDifficulty(40_000)];
    expect(end.fogSpeed).toBeGreaterThan(start.fogSpeed * 2);
    expect(end.gap[0]).toBeGreaterThan(start.gap[0]);
    expect(end.crumbling).toBeGreaterThan(start.crumbling);
  });

  it('introduces one new thing at a time', () => {
    const first = (test: (course: number) => boolean): number =>
      Array.from({ length: COURSE_COUNT }, (_, index) => index + 1).find(test) ?? 0;
    const starts = [
      first((course) => courseDifficulty(course).mushrooms > 0),
      first((course) => courseDifficulty(course).crumbling > 0),
      first((course) => courseDifficulty(course).toucans > 0),
      first((course) => courseDifficulty(course).fogSpeed > 0),
      first((course) => courseDifficulty(course).river < courseDifficulty(1).river),
    ];
    expect(starts).toEqual([3, 5, 7, 9, 11]);
    for (const course of [1, 2, ...starts]) expect(tipFor(course)).not.toBe('');
  });
});
