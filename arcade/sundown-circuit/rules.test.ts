import { describe, expect, it } from 'vitest';
import {
  BOOST_SECONDS,
  STAGES,
  TOP_SPEED,
  bendSpeed,
  collide,
  createCar,
  pedalsOf,
  slipOf,
  stageOf,
  stepCar,
} from './car.ts';
import type { Car } from './car.ts';
import { ACE } from './driver.ts';
import { createRecorder, ghostAt } from './ghost.ts';
import { FIRST_LEVEL, LAPS, LEVEL_COUNT, adviceFor, cupOf, difficulty, nameOf, seedOf } from './levels.ts';
import { createRacingLine } from './line.ts';
import { medalFor, medalTimes, parOf, simulate } from './medals.ts';
import type { RaceEvent } from './rules.ts';
import { COUNTDOWN, YOU, autopilot, createRace, draftOf, lapOf, scoreOf, standings, step } from './rules.ts';
import {
  SHOULDER,
  SPACING,
  around,
  beside,
  countBends,
  createTrack,
  isDrivable,
  nearestIndex,
  offsetFrom,
  surfaceAt,
  wrapAngle,
} from './track.ts';

const DT = 1 / 60;
const SETUP = { pace: 1, heating: 0 };
const REST = pedalsOf(0, false);
const LEVELS = Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1);

const rolling = (speed: number, over: Partial<Car> = {}): Car => ({ ...createCar(0, 0, 0), speed, ...over });
const drive = (car: Car, seconds: number, pedals = REST, setup = SETUP): void => {
  for (let time = 0; time < seconds; time += DT) stepCar(car, pedals, 'road', setup, DT);
};
const you = (race: ReturnType<typeof createRace>) => race.racers[YOU]!;
const started = (level: number) => {
  const race = createRace(level);
  while (race.phase === 'grid') step(race, REST, DT);
  return race;
};

describe('the car', () => {
  it('speeds up by itself towards its top speed', () => {
    const car = rolling(0);
    drive(car, 6);
    expect(car.speed).toBeGreaterThan(TOP_SPEED * 0.95);
    expect(car.speed).toBeLessThan(TOP_SPEED * 1.06);
  });

  it('turns to the side it steers and brakes on a straight', () => {
    const car = rolling(200);
    drive(car, 0.4, pedalsOf(1, false));
    expect(car.course).toBeGreaterThan(0.2);
    const straight = rolling(300);
    drive(straight, 0.4, pedalsOf(0, true));
    expect(straight.speed).toBeLessThan(160);
    expect(straight.drift).toBe(0);
  });

  it('drifts when braked in a bend: tighter, with more slide, without losing its speed', () => {
    const [grip, drift] = [rolling(320), rolling(320)];
    drive(grip, 0.8, pedalsOf(1, false));
    drive(drift, 0.8, pedalsOf(1, true));
    expect(drift.drift).toBe(1);
    expect(Math.abs(slipOf(drift))).toBeGreaterThan(Math.abs(slipOf(grip)) * 1.5);
    expect(drift.course).toBeGreaterThan(grip.course);
    expect(drift.speed).toBeGreaterThan(250);
  });

  it('turns a drift into a boost by how long it was', () => {
    expect([0, STAGES[0], STAGES[1], STAGES[2]].map(stageOf)).toEqual([0, 1, 2, 3]);
    const car = rolling(340);
    drive(car, 1.2, pedalsOf(1, true));
    const stage = stepCar(car, REST, 'road', SETUP, DT);
    expect(stage).toBeGreaterThan(0);
    expect(car.boost).toBe(BOOST_SECONDS[stage]);
    const plain = rolling(380);
    const boosted = rolling(380, { boost: 1 });
    drive(plain, 0.8);
    drive(boosted, 0.8);
    expect(boosted.speed).toBeGreaterThan(plain.speed + 40);
  });

  it('is slowed by sand and more by gravel, and does not answer in a puddle', () => {
    const after = (surface: 'road' | 'sand' | 'gravel'): number => {
      const car = rolling(340);
      for (let time = 0; time < 1; time += DT) stepCar(car, REST, surface, SETUP, DT);
      return car.speed;
    };
    expect(after('sand')).toBeLessThan(after('road') * 0.8);
    expect(after('gravel')).toBeLessThan(after('sand'));
    const [dry, wet] = [rolling(300), rolling(300)];
    for (let time = 0; time < 0.25; time += DT) {
      stepCar(dry, pedalsOf(1, false), 'road', SETUP, DT);
      stepCar(wet, pedalsOf(1, false), 'puddle', SETUP, DT);
    }
    expect(wet.course).toBeLessThan(dry.course * 0.6);
  });

  it('heats its tyres while drifting until they glow, and cools them again', () => {
    const car = rolling(340);
    drive(car, 3, pedalsOf(1, true), { pace: 1, heating: 0.6 });
    expect(car.isHot).toBe(true);
    drive(car, 3, REST, { pace: 1, heating: 0.6 });
    expect(car.isHot).toBe(false);
    const cold = rolling(340);
    drive(cold, 3, pedalsOf(1, true));
    expect(cold.heat).toBe(0);
  });

  it('is pulled along in a slipstream', () => {
    const behind = rolling(300);
    const ahead = rolling(300, { x: 80 });
    expect(draftOf(behind, [ahead])).toBeGreaterThan(0.5);
    expect(draftOf(ahead, [behind])).toBe(0);
    expect(draftOf(behind, [rolling(300, { x: 80, y: 60 })])).toBe(0);
    const drafted = rolling(300, { draft: 1 });
    drive(behind, 2);
    drive(drafted, 2);
    expect(drafted.speed).toBeGreaterThan(behind.speed);
  });

  it('shares its speed with a car it bumps into', () => {
    const [one, two] = [rolling(300), rolling(100, { x: 24 })];
    expect(collide(one, two)).toBeGreaterThan(100);
    expect(one.speed).toBeLessThan(300);
    expect(two.speed).toBeGreaterThan(100);
    expect(two.x - one.x).toBeGreaterThan(29);
  });
});

describe('the tracks', () => {
  const tracks = LEVELS.map((level) => ({
    level,
    plan: difficulty(level),
    track: createTrack(seedOf(level), difficulty(level)),
  }));

  it('can all be driven: no bend too tight, no two parts too near', () => {
    for (const { track, plan } of tracks)
      expect(isDrivable(track.points, track.width, plan.radius), String(track.seed)).toBe(true);
  });

  it('are the same for the same seed and differ between races', () => {
    expect(createTrack(seedOf(4), difficulty(4))).toEqual(createTrack(seedOf(4), difficulty(4)));
    expect(new Set(tracks.map(({ track }) => track.length)).size).toBeGreaterThan(20);
  });

  it('have bends to drift through and begin on a straight', () => {
    for (const { track, plan } of tracks) {
      expect(countBends(track.points, plan.radius)).toBeGreaterThan(0);
      expect(Math.abs(around(track.points, 0).curve)).toBeLessThan(1 / 300);
    }
  });

  it('keep puddles and gravel off the start', () => {
    for (const { track } of tracks)
      for (const patch of track.patches)
        expect(Math.hypot(patch.x - track.points[0]!.x, patch.y - track.points[0]!.y)).toBeGreaterThan(120);
  });

  it('know their surfaces and offsets', () => {
    const { track } = tracks[8]!;
    const point = around(track.points, 30);
    const spot = beside(point, 25);
    expect(offsetFrom(point, spot)).toBeCloseTo(25);
    expect(nearestIndex(track, spot, 27)).toBe(30);
    const edge = beside(point, track.width / 2 + 20);
    expect(['sand', 'gravel']).toContain(surfaceAt(track, edge, track.width / 2 + 20));
    const puddle = track.patches.find(({ kind }) => kind === 'puddle')!;
    expect(surfaceAt(track, puddle, 0)).toBe('puddle');
  });

  it('have a racing line inside the road, slower in bends, never to be braked for in vain', () => {
    for (const { track } of tracks.filter((_, index) => index % 6 === 0)) {
      const line = createRacingLine(track);
      line.points.forEach((point, index) =>
        expect(Math.abs(offsetFrom(around(track.points, index), point))).toBeLessThan(track.width / 2),
      );
      line.speeds.forEach((speed, index) => {
        const next = around(line.speeds, index + 1);
        expect(speed * speed).toBeLessThanOrEqual(next * next + 2 * 361 * SPACING);
      });
    }
    expect(bendSpeed(80)).toBeLessThan(bendSpeed(160));
  });

  it('wrap angles into half a turn either way', () => {
    expect(wrapAngle(Math.PI * 2.5)).toBeCloseTo(Math.PI / 2);
    expect(wrapAngle(-Math.PI * 1.5)).toBeCloseTo(Math.PI / 2);
  });
});

describe('the races', () => {
  it('grow harder and introduce their parts one by one', () => {
    const all = LEVELS.map(difficulty);
    all.slice(1).forEach((next, index) => {
      const before = all[index]!;
      expect(next.pace).toBeGreaterThan(before.pace);
      expect(next.width).toBeLessThanOrEqual(before.width);
      expect(next.bends).toBeGreaterThanOrEqual(before.bends);
      expect(next.radius).toBeLessThanOrEqual(before.radius);
      expect(next.qualify).toBeLessThanOrEqual(before.qualify);
    });
    expect(difficulty(FIRST_LEVEL.gravel - 1).gravel).toBe(0);
    expect(difficulty(FIRST_LEVEL.gravel).gravel).toBeGreaterThan(0);
    expect(difficulty(FIRST_LEVEL.puddles - 1).puddles).toBe(0);
    expect(difficulty(FIRST_LEVEL.puddles).puddles).toBeGreaterThan(0);
    expect(difficulty(FIRST_LEVEL.heat - 1).heating).toBe(0);
    expect(difficulty(FIRST_LEVEL.heat).heating).toBeGreaterThan(0);
    expect(new Set(LEVELS.map(nameOf)).size).toBe(LEVEL_COUNT);
    expect(new Set(LEVELS.map(cupOf)).size).toBe(8);
    expect(LEVELS.every((level) => adviceFor(level).length > 10)).toBe(true);
  });

  it('count down, then go; no one moves before', () => {
    const race = createRace(1);
    const seen: RaceEvent[] = [];
    for (let time = 0; time < COUNTDOWN + 0.1; time += DT) seen.push(...step(race, REST, DT));
    expect(seen.filter(({ type }) => type === 'count').length).toBeGreaterThanOrEqual(2);
    expect(seen.filter(({ type }) => type === 'go')).toHaveLength(1);
    expect(you(race).lapTimes).toEqual([]);
  });

  it('keep every car inside the rail and turn it along', () => {
    const race = started(1);
    for (let time = 0; time < 12; time += DT) {
      step(race, pedalsOf(1, false), DT);
      for (const { car, index } of race.racers)
        expect(Math.abs(offsetFrom(around(race.track.points, index), car))).toBeLessThan(
          race.track.width / 2 + SHOULDER + 6,
        );
    }
  });

  it('tell the wrong way', () => {
    const race = started(1);
    const { car } = you(race);
    car.heading = wrapAngle(car.heading + Math.PI);
    Object.assign(car, { course: car.heading, speed: 120 });
    step(race, REST, DT);
    expect(race.isWrongWay).toBe(true);
  });

  it('can be won by good driving in every cup, with gold in reach', { tags: 'long' }, () => {
    for (const level of [1, 6, 12, 18, 24, 30]) {
      const race = createRace(level);
      const time = simulate(race, (now) => autopilot(now, YOU, ACE));
      expect(time, `race ${level}`).toBeDefined();
      expect(race.place, `race ${level}`).toBeLessThanOrEqual(3);
      expect(you(race).lapTimes).toHaveLength(LAPS);
      expect(medalFor(parOf(level), parOf(level))).toBe(3);
    }
    const first = createRace(1);
    simulate(first, (now) => autopilot(now, YOU, ACE));
    expect(first.place).toBe(1);
  });

  it('are lost by a player who never steers', () => {
    const race = createRace(1);
    simulate(race, () => REST);
    expect(race.phase).toBe('over');
    expect(race.place).toBe(4);
    expect(race.place).toBeGreaterThan(race.rules.qualify);
  });

  it('pay for distance, style and place', () => {
    const race = started(1);
    const before = scoreOf(race);
    for (let time = 0; time < 3; time += DT) step(race, autopilot(race, YOU, ACE), DT);
    expect(scoreOf(race)).toBeGreaterThan(before + 10);
    race.style += 100;
    const raced = scoreOf(race);
    race.phase = 'over';
    race.place = 1;
    expect(scoreOf(race)).toBe(raced + 1000);
    expect(lapOf(you(race))).toBe(1);
  });

  it('rank those who have finished before those who have not', () => {
    const race = started(1);
    race.racers[2]!.finish = 20;
    race.racers[3]!.finish = 22;
    you(race).travel = 99_999;
    expect(standings(race).slice(0, 3)).toEqual([2, 3, YOU]);
  });

  it('give medals by time', () => {
    const [bronze, silver, gold] = medalTimes(30);
    expect([gold, silver, bronze, bronze + 1].map((time) => medalFor(30, time))).toEqual([3, 2, 1, 0]);
  });
});

describe('the ghost', () => {
  it('drives the recorded lap again', () => {
    const recorder = createRecorder();
    for (let frame = 0; frame < 120; frame += 1)
      recorder.note(frame * DT, { x: frame * 5, y: 7, heading: 0.5 });
    const ghost = recorder.finish(2);
    expect(ghost.time).toBe(2);
    const at = ghostAt(ghost, 1.05)!;
    expect(Math.abs(at.x - 315)).toBeLessThan(12);
    expect(at.y).toBe(7);
    expect(at.heading).toBeCloseTo(0.5);
    expect(ghostAt(ghost, 9)).toBeUndefined();
  });
});
