import { describe, expect, it } from 'vitest';
import { testLevels } from '../kit/test-levels.ts';
import { LEVELS, TOP_SPEED, createLevel } from './levels.ts';
import { aimedBox, flightTime, multiplier, shortfall } from './parcels.ts';
import { createPilot } from './pilot.ts';
import { createState, starsOf, step, type Drive, type Event, type State } from './rules.ts';
import { HALF, SPLIT, createTrack, splitAt } from './track.ts';

const DT = 1 / 60;
const straight: Drive = { steer: 0, gas: true, brake: false };

/** Returns a state on an empty road. */
function alone(number = 1): State {
  const state = createState(number);
  state.vehicles.length = 0;
  state.herds.length = 0;
  state.track.bends.fill(0);
  return state;
}

function run(state: State, hands: Drive, seconds: number): Event[] {
  const events: Event[] = [];
  for (let t = 0; t < seconds; t += DT) {
    step(state, hands, DT);
    events.push(...state.events);
  }
  return events;
}

/** Drives a whole stage with the pilot and returns its end. */
function pilot(number: number, throws: boolean): State {
  const state = createState(number);
  const fly = createPilot();
  for (let t = 0; t < 400 && state.status === 'driving'; t += DT) {
    const hands = fly(state);
    step(state, throws ? hands : { ...hands, toss: undefined }, DT);
  }
  return state;
}

describe('driving', () => {
  it('is fastest with the pedal down, slower without, slowest braking', () => {
    const [gas, free, brake] = [alone(), alone(), alone()];
    run(gas, straight, 6);
    run(free, { ...straight, gas: false }, 6);
    run(brake, { ...straight, brake: true }, 6);
    expect(gas.speed).toBeCloseTo(TOP_SPEED, 0);
    expect(free.speed).toBeLessThan(gas.speed);
    expect(brake.speed).toBe(0);
  });

  it('steers to either side and stays on the verge at most', () => {
    const [left, right] = [alone(), alone()];
    run(left, { ...straight, steer: -1 }, 3);
    run(right, { ...straight, steer: 1 }, 3);
    expect(left.x).toBeCloseTo(-HALF - 0.9);
    expect(right.x).toBeCloseTo(HALF + 0.9);
    expect(left.isRough).toBe(true);
    expect(left.speed).toBeLessThan(TOP_SPEED / 2);
  });

  it('is carried outwards by a bend, and more so in rain', () => {
    const drift = (isRainy: boolean): number => {
      const state = { ...alone(), level: { ...createLevel(1), isRainy } };
      state.track.bends.fill(0.004);
      run(state, straight, 1.5);
      return -state.x;
    };
    expect(drift(false)).toBeGreaterThan(0.5);
    expect(drift(true)).toBeGreaterThan(drift(false));
  });

  it('can always be held on the road in the sharpest bend', () => {
    for (const number of [1, 15, 25, LEVELS]) {
      const { bend, isRainy } = createLevel(number);
      expect(bend * TOP_SPEED ** 2 * (0.26 / (isRainy ? 0.62 : 1))).toBeLessThan(8.4 * 0.8);
    }
  });
});

describe('letterboxes', () => {
  const at = (state: State, dz: number): void => {
    const [box] = state.boxes;
    if (!box) throw new Error('no box');
    state.speed = 24;
    state.z = box.z - 24 * flightTime(state.x, box) - dz;
  };

  it('take a parcel thrown in time and add to score, streak and clock', () => {
    const state = alone();
    at(state, 0);
    const before = state.timeLeft;
    step(state, { ...straight, toss: 0 }, DT);
    const events = run(state, straight, 0.8);
    expect(events.some((event) => event.kind === 'delivered' && event.isPerfect)).toBe(true);
    expect(state).toMatchObject({ delivered: 1, streak: 1, score: 200 });
    expect(state.timeLeft).toBeGreaterThan(before - 1 + 0.1);
  });

  it('are missed when the parcel leaves too early, which ends the streak', () => {
    const state = alone();
    state.streak = 5;
    at(state, 14);
    step(state, { ...straight, toss: 0 }, DT);
    run(state, straight, 0.8);
    expect(state).toMatchObject({ delivered: 0, streak: 0 });
    expect(state.boxes[0]?.status).toBe('missed');
  });

  it('are lost when left behind', () => {
    const state = alone();
    state.streak = 4;
    at(state, 0);
    run(state, straight, 1);
    expect(state.boxes[0]?.status).toBe('missed');
    expect(state.streak).toBe(0);
  });

  it('are aimed at by side', () => {
    const state = alone();
    const [box] = state.boxes;
    if (!box) throw new Error('no box');
    state.z = box.z - 30;
    expect(aimedBox(state, box.side)).toBe(box);
    expect(aimedBox(state, 0)).toBe(box);
    expect(aimedBox(state, box.side === 1 ? -1 : 1)).not.toBe(box);
    state.z = box.z - 90;
    step(state, { ...straight, toss: 0 }, DT);
    expect(state.events).toContainEqual({ kind: 'nothing' });
    expect(shortfall(state, box)).toBeGreaterThan(40);
  });

  it('on the left way of a fork cost nothing if the player takes the right one', () => {
    const state = alone(4);
    const box = state.boxes.find(({ isForked }) => isForked);
    if (!box) throw new Error('no box at the fork');
    state.boxes.splice(0, state.boxes.length, box);
    Object.assign(state, { x: SPLIT, z: box.z - 10, streak: 4, speed: 24 });
    expect(aimedBox(state, 0)).toBeUndefined();
    run(state, straight, 1);
    expect(state.streak).toBe(4);
    expect(box.status).toBe('missed');
  });

  it('pay more the longer the streak', () => {
    expect([0, 2, 3, 6, 9, 12, 40].map(multiplier)).toEqual([1, 1, 2, 3, 4, 5, 5]);
  });
});

describe('traffic and animals', () => {
  const follow = (kind: 'lorry' | 'car', gap: number, x = 0): State => {
    const state = alone();
    state.z = 10;
    state.speed = 22;
    state.vehicles.push({
      kind,
      tint: 0,
      lane: x,
      side: 1,
      wish: 22,
      z: 10 + gap,
      x,
      speed: 22,
      isPassed: false,
    });
    return state;
  };

  it('has a tail wind behind lorries only, and it drives the van faster', () => {
    const [lorry, car] = [follow('lorry', 20), follow('car', 20)];
    run(lorry, { ...straight, gas: false }, 0.6);
    run(car, { ...straight, gas: false }, 0.6);
    expect(lorry.tail).toBeGreaterThan(0.3);
    expect(car.tail).toBe(0);
    const boosted = alone();
    boosted.tail = 1;
    run(boosted, straight, 3);
    expect(boosted.speed).toBeGreaterThan(TOP_SPEED * 1.02);
  });

  it('slows the van in a crash and spares it for a moment', () => {
    const state = follow('car', 5);
    state.streak = 7;
    state.speed = 33;
    const events = run(state, straight, 0.5);
    expect(events.filter(({ kind }) => kind === 'crash')).toHaveLength(1);
    expect(state.speed).toBeLessThan(24);
    expect(state.streak).toBe(4);
  });

  it('pays for overtaking, and more for a close pass', () => {
    const [near, wide] = [follow('car', 6, 2.9), follow('car', 6, 4.5)];
    near.speed = wide.speed = 33;
    run(near, straight, 2);
    run(wide, straight, 2);
    expect(near.score).toBe(60);
    expect(wide.score).toBe(20);
  });

  it('lets a herd leap out of the way and slows the van', () => {
    const state = alone();
    state.z = 100;
    state.speed = 30;
    state.herds.push({
      z: 112,
      kind: 'goat',
      from: 1,
      isWalking: true,
      animals: [{ x: 0, dz: 0, leap: -1 }],
    });
    const events = run(state, straight, 0.6);
    expect(events).toContainEqual({ kind: 'startled', animal: 'goat' });
    expect(state.herds[0]?.animals[0]?.leap).toBeGreaterThanOrEqual(0);
    expect(state.speed).toBeLessThan(20);
  });
});

describe('gates and time', () => {
  it('gives time at a gate and ends at the last', () => {
    const state = alone();
    state.z = (state.track.gates[0] ?? 0) - 2;
    const before = state.timeLeft;
    run(state, straight, 0.5);
    expect(state.gates).toBe(1);
    expect(state.timeLeft).toBeGreaterThan(before + 5);
    state.z = (state.track.gates.at(-1) ?? 0) - 2;
    expect(run(state, straight, 0.5).some(({ kind }) => kind === 'home')).toBe(true);
    expect(state.status).toBe('home');
  });

  it('is over when the time is up', () => {
    const state = alone();
    const events = run(state, { ...straight, brake: true }, state.timeLeft + 1);
    expect(state.status).toBe('late');
    expect(events.filter(({ kind }) => kind === 'out')).toHaveLength(1);
  });

  it('hands out clocks', () => {
    const state = alone();
    state.clocks.push({ z: 20, x: 0, isTaken: false });
    expect(run(state, straight, 1.5)).toContainEqual({ kind: 'clock', seconds: 3 });
    expect(state.clocks[0]?.isTaken).toBe(true);
  });

  it('gives stars for the share of parcels', () => {
    const state = alone();
    expect(starsOf(state)).toBe(1);
    state.delivered = Math.ceil(state.boxes.length * 0.6);
    expect(starsOf(state)).toBe(2);
    state.delivered = state.boxes.length;
    expect(starsOf(state)).toBe(3);
  });
});

describe('the stages', () => {
  const numbers = Array.from({ length: LEVELS }, (_, n) => n + 1);

  it('are the same each time and differ from each other', () => {
    expect(createTrack(7, createLevel(7))).toEqual(createTrack(7, createLevel(7)));
    expect(createTrack(7, createLevel(7)).bends).not.toEqual(createTrack(8, createLevel(8)).bends);
    expect(new Set(numbers.map((number) => createLevel(number).name)).size).toBe(LEVELS);
  });

  it('grow harder', () => {
    for (const number of numbers.slice(1)) {
      const [easy, hard] = [createLevel(number - 1), createLevel(number)];
      expect(hard.bend).toBeGreaterThan(easy.bend);
      expect(hard.trafficGap).toBeLessThan(easy.trafficGap);
      expect(hard.reach).toBeLessThan(easy.reach);
      expect(hard.legs).toBeGreaterThanOrEqual(easy.legs);
      expect(hard.legMetres / hard.legSeconds).toBeGreaterThan((easy.legMetres / easy.legSeconds) * 0.97);
    }
  });

  it('introduce new elements one by one', () => {
    const first = (has: (number: number) => boolean): number => numbers.find(has) ?? 0;
    expect(first((number) => createLevel(number).herds > 0)).toBe(3);
    expect(first((number) => createLevel(number).forks > 0)).toBe(4);
    expect(first((number) => createLevel(number).isRainy)).toBe(5);
    expect(first((number) => createLevel(number).tunnels > 0)).toBe(6);
    expect(first((number) => createLevel(number).hour === 'night')).toBe(8);
  });

  it('split and join again at a fork', () => {
    const { forks } = createTrack(4, createLevel(4));
    const [fork] = forks;
    if (!fork) throw new Error('no fork');
    expect(splitAt(forks, fork.from - 1)).toBe(0);
    expect(splitAt(forks, (fork.from + fork.to) / 2)).toBe(SPLIT);
    expect(splitAt(forks, fork.to + 1)).toBe(0);
  });

  testLevels('stage %i can be driven home with the parcels, by a fair pilot', numbers, (number) => {
    const state = pilot(number, true);
    expect(state.status).toBe('home');
    expect(state.delivered / state.boxes.length).toBeGreaterThan(0.6);
  });

  it('need the parcels in the end, and do without them at first', () => {
    expect(pilot(1, false).status).toBe('home');
    expect(pilot(LEVELS, false).status).toBe('late');
  });

  it('never lets a dawdling player arrive', () => {
    const state = createState(20);
    for (let t = 0; t < 300 && state.status === 'driving'; t += DT)
      step(state, { steer: 0, gas: false, brake: state.speed > 14 }, DT);
    expect(state.status).toBe('late');
  });
});
