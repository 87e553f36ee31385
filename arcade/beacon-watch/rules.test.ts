import { describe, expect, it } from 'vitest';
import { testLevels } from '../kit/test-levels.ts';
import { createChart, moved, placeReefs, rimPoint } from './chart.ts';
import { CLASSES, isAground, isAtQuay, launch, sail, type Ship } from './fleet.ts';
import { chooseTarget } from './keeper.ts';
import { ENOUGH, LIMIT, lightAt } from './light.ts';
import { ENDLESS, NIGHTS, createNight } from './nights.ts';
import { LOSSES, createState, reshape, starsOf, step, type Event, type State, type Wish } from './rules.ts';
import {
  NO_UPGRADES,
  UPGRADES,
  countUpgrades,
  offerUpgrades,
  takeUpgrade,
  type UpgradeId,
} from './upgrades.ts';
import { createRandom } from '../kit/random.ts';

const DT = 1 / 60;
const wide = createChart(900, 560, 120);
const tall = createChart(540, 960, 170);
const idle: Wish = { turn: 0, focus: false, flare: false };

function run(state: State, wish: Wish, seconds: number): Event[] {
  const events: Event[] = [];
  for (let t = 0; t < seconds; t += DT) {
    step(state, wish, DT);
    events.push(...state.events);
  }
  return events;
}

/** Returns a night that contains only the things a test adds. */
function calm(number = 1): State {
  const state = createState(number, wide, NO_UPGRADES);
  state.next.ship = state.next.shadow = state.next.crate = state.next.flash = Infinity;
  state.reefs = [];
  return state;
}

const shipAt = (x: number, y: number, quay: 0 | 1 = 0): Ship => ({
  ...launch(wide, createRandom(1), 1),
  x,
  y,
  quay,
  heading: Math.PI / 2,
});

/** Plays a whole night with the automatic keeper. */
function keep(number: number, chart = wide, upgrades = NO_UPGRADES): State {
  const state = createState(number, chart, upgrades);
  let wish: Wish = idle;
  for (let n = 0; n < 60 * 400 && state.status === 'watching'; n += 1) {
    if (n % 9 === 0) {
      const ships = state.ships.map((ship) => ({ ...ship, isSailing: ship.status === 'sailing' }));
      const { aim, isFocused } = chooseTarget({ ...state, ships });
      const inGrip = state.ships.filter(({ held }) => held > 1).length;
      wish = { turn: 0, aim, focus: isFocused, flare: inGrip > 1 && state.flares > 0 && state.flare === 0 };
    }
    step(state, wish, DT);
  }
  return state;
}

/** Returns the upgrades after a number of nights. */
function grown(nights: number): typeof NO_UPGRADES {
  let upgrades = NO_UPGRADES;
  for (let n = 0; n < nights; n += 1) {
    const [id] = offerUpgrades(upgrades, n);
    if (id) upgrades = takeUpgrade(upgrades, id);
  }
  return upgrades;
}

describe('the beam', () => {
  it('turns by keys and by aim, within its limits', () => {
    const state = calm();
    run(state, { ...idle, turn: 1 }, 3);
    expect(state.beam.angle).toBeCloseTo(LIMIT);
    run(state, { ...idle, aim: { x: 0, y: wide.lamp.y } }, 3);
    expect(state.beam.angle).toBeCloseTo(-Math.PI / 2, 1);
  });

  it('is narrower, stronger and thirstier in focus', () => {
    const [open, tight] = [calm(), calm()];
    run(open, idle, 3);
    run(tight, { ...idle, focus: true }, 3);
    expect(tight.beam.half).toBeLessThan(open.beam.half / 2);
    expect(tight.beam.strength).toBeGreaterThan(open.beam.strength * 2);
    expect(tight.oil).toBeLessThan(open.oil);
  });

  it('lights what is inside and nothing beside it', () => {
    const state = calm();
    run(state, idle, 1);
    const { beam, chart } = state;
    expect(lightAt(beam, chart, [], 0, { x: chart.lamp.x, y: chart.lamp.y - 200 })).toBeGreaterThan(ENOUGH);
    expect(lightAt(beam, chart, [], 0, { x: chart.lamp.x + 200, y: chart.lamp.y - 100 })).toBe(0);
    expect(lightAt(beam, chart, [], 1, { x: 20, y: 300 })).toBeGreaterThan(ENOUGH);
  });

  it('gets through fog only when narrow', () => {
    const place = { x: wide.lamp.x, y: 250 };
    const fogs = [{ ...place, radius: 100, drift: 0 }];
    const [open, tight] = [calm(), calm()];
    run(open, idle, 1);
    run(tight, { ...idle, focus: true }, 1);
    expect(lightAt(open.beam, wide, fogs, 0, place)).toBeLessThan(ENOUGH);
    expect(lightAt(tight.beam, wide, fogs, 0, place)).toBeGreaterThan(ENOUGH);
  });

  it('is a glimmer without oil', () => {
    const state = calm();
    state.oil = 0.01;
    const full = run(state, idle, 1);
    expect(full.filter(({ kind }) => kind === 'dry')).toHaveLength(1);
    expect(state.beam.length).toBeLessThan(wide.reach * 0.5);
  });
});

describe('ships', () => {
  it('run onto a reef in the dark and steer clear of it in the light', () => {
    const outcome = (isLit: boolean): string => {
      const state = calm();
      const quay = wide.quays[0];
      state.launched = state.night.ships - 1;
      state.reefs = [{ x: quay.x, y: 300, radius: 26, look: 0 }];
      state.ships.push(shipAt(quay.x + 4, 160));
      state.beam.angle = LIMIT;
      const aim = isLit ? { x: quay.x, y: 290 } : { x: 899, y: wide.lamp.y };
      const events = run(state, { ...idle, aim }, 25);
      return events.find(({ kind }) => kind === 'home' || kind === 'wrecked')?.kind ?? 'nothing';
    };
    expect(outcome(false)).toBe('wrecked');
    expect(outcome(true)).toBe('home');
  });

  it('pay their value and leave oil at the quay', () => {
    const state = calm();
    state.oil = 50;
    state.ships.push(shipAt(wide.quays[0].x, wide.quays[0].y - 60));
    run(state, idle, 4);
    expect(state).toMatchObject({
      home: 1,
      score: CLASSES.skiff.value + (state.ships[0]?.isSighted ? 10 : 0),
    });
    expect(state.oil).toBeGreaterThan(50);
  });

  it.each([
    ['wide', wide],
    ['tall', tall],
  ] as const)('never wreck while they see (%s)', (_, chart) => {
    for (let number = 1; number <= NIGHTS; number += 4) {
      const reefs = placeReefs(chart, number, createNight(number).reefs);
      const random = createRandom(number);
      for (let n = 0; n < 14; n += 1) {
        const ship = launch(chart, random, 4);
        let seconds = 0;
        let isWrecked = false;
        while (!isAtQuay(ship, chart) && seconds < 90) {
          ship.sight = 1;
          sail(ship, chart, reefs, createNight(number).haste, DT);
          seconds += DT;
          isWrecked ||= isAground(ship, reefs);
        }
        expect(isWrecked).toBe(false);
        expect(seconds).toBeLessThan(80);
      }
    }
  });
});

describe('shadows', () => {
  const hunt = (wish: Wish, seconds: number): { state: State; events: Event[] } => {
    const state = calm(2);
    state.launched = state.night.ships - 1;
    state.ships.push(shipAt(wide.quays[0].x, 140));
    run(state, wish, 1);
    state.ships = [];
    state.ships.push(shipAt(wide.lamp.x, 200));
    state.shadows.push({
      x: wide.lamp.x - 40,
      y: 250,
      health: 1,
      most: 1,
      light: 0,
      age: 0,
      prey: undefined,
    });
    return { state, events: run(state, wish, seconds) };
  };

  it('catch a ship in the dark and drag it down', () => {
    const { state, events } = hunt({ ...idle, aim: { x: 899, y: 480 } }, 12);
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['caught', 'dragged']));
    expect(state.lost).toBe(1);
  });

  it('burn away in the light, sooner in a narrow beam', () => {
    const seconds = (focus: boolean): number => {
      for (let t = 0.1; t < 6; t += 0.1)
        if (
          hunt({ ...idle, focus, aim: { x: wide.lamp.x - 40, y: 250 } }, t).events.some(
            ({ kind }) => kind === 'burned',
          )
        )
          return t;
      return 99;
    };
    expect(seconds(true)).toBeLessThan(seconds(false));
    expect(seconds(false)).toBeLessThan(4);
  });
});

describe('flares and lightning', () => {
  it('are hauled in from wreckage by light', () => {
    const state = calm(4);
    const before = state.flares;
    state.crates.push({ x: wide.lamp.x, y: 240, hauled: 0, drift: 0, age: 0 });
    expect(run(state, idle, 2).some(({ kind }) => kind === 'hauled')).toBe(true);
    expect(state.flares).toBe(before + 1);
  });

  it('light the whole bay for a while', () => {
    const state = calm(4);
    state.ships.push(shipAt(60, 200));
    state.beam.angle = 1;
    step(state, { ...idle, flare: true }, DT);
    step(state, idle, DT);
    expect(state.ships[0]?.sight).toBeGreaterThan(0);
    expect(state.flares).toBe(0);
    step(state, { ...idle, flare: true }, DT);
    expect(state.events).toContainEqual({ kind: 'noFlare' });
  });

  it('shows the way to all and wakes the shadows', () => {
    const state = calm(8);
    state.ships.push(shipAt(60, 200));
    state.next.flash = 0;
    step(state, { ...idle, aim: { x: 900, y: 400 } }, DT);
    expect(state.ships[0]?.sight).toBeGreaterThan(1);
    expect(state.stirred).toBeGreaterThan(2);
  });
});

describe('the end of a watch', () => {
  it('comes with the third loss', () => {
    const state = calm();
    state.lost = LOSSES - 1;
    state.reefs = [{ x: 200, y: 300, radius: 26, look: 0 }];
    state.ships.push(shipAt(200, 300));
    expect(run(state, idle, 0.1).some(({ kind }) => kind === 'over')).toBe(true);
    expect(state.status).toBe('over');
  });

  it('comes at dawn, with stars for the ships kept', () => {
    const state = calm();
    state.launched = state.night.ships;
    step(state, idle, DT);
    expect(state.status).toBe('dawn');
    expect(starsOf(state)).toBe(3);
    state.lost = 2;
    expect(starsOf(state)).toBe(1);
  });

  it('keeps everything in place when the frame changes shape', () => {
    const state = calm();
    state.ships.push(shipAt(450, 340));
    reshape(state, tall);
    expect(state.ships[0]).toMatchObject({ x: 270 });
    expect(moved(tall, wide, moved(wide, tall, { x: 10, y: 200 })).y).toBeCloseTo(200);
  });
});

describe('upgrades', () => {
  it('offer three and count up to five each', () => {
    expect(offerUpgrades(NO_UPGRADES, 3)).toHaveLength(3);
    expect(offerUpgrades(NO_UPGRADES, 3)).toEqual(offerUpgrades(NO_UPGRADES, 3));
    expect(countUpgrades(grown(NIGHTS))).toBe(NIGHTS);
    expect(offerUpgrades(grown(NIGHTS), 1)).toEqual([]);
  });

  it.each(Object.keys(UPGRADES) as UpgradeId[])('%s is felt', (id) => {
    const feel = (count: number): number[] => {
      const state = createState(1, wide, { ...NO_UPGRADES, [id]: count });
      state.ships.push(shipAt(wide.lamp.x, 240));
      run(state, { ...idle, turn: 0 }, 0.2);
      const sight = state.ships[0]?.sight ?? 0;
      run(state, { ...idle, turn: 1 }, 0.4);
      return [state.tank, state.beam.strength, state.beam.half, state.beam.angle, sight, state.flares];
    };
    const [less, more] = [feel(0), feel(2)];
    expect(more.some((value, n) => value > (less[n] ?? 0) + 0.01)).toBe(true);
  });
});

describe('the nights', () => {
  const numbers = Array.from({ length: NIGHTS }, (_, n) => n + 1);

  it('grow harder', () => {
    for (const number of numbers.slice(1)) {
      const [easy, hard] = [createNight(number - 1), createNight(number)];
      expect(hard.ships).toBeGreaterThanOrEqual(easy.ships);
      expect(hard.interval).toBeLessThan(easy.interval);
      expect(hard.haste).toBeGreaterThan(easy.haste);
      expect(hard.memory).toBeLessThan(easy.memory);
      expect(hard.shadowHealth).toBeGreaterThan(easy.shadowHealth);
      expect(hard.reefs).toBeGreaterThanOrEqual(easy.reefs);
    }
  });

  it('bring one new thing at a time', () => {
    const first = (has: (number: number) => boolean): number => numbers.find(has) ?? 0;
    expect(first((number) => createNight(number).kinds > 1)).toBe(3);
    expect(first((number) => createNight(number).crateEvery < Infinity)).toBe(4);
    expect(first((number) => createNight(number).fogs > 0)).toBe(5);
    expect(first((number) => createNight(number).lightningEvery < Infinity)).toBe(8);
  });

  it('lie the same each time', () => {
    expect(placeReefs(wide, 9, 7)).toEqual(placeReefs(wide, 9, 7));
    expect(placeReefs(wide, 9, 7)).not.toEqual(placeReefs(wide, 10, 7));
    expect(rimPoint(wide, 0.5).y).toBeLessThan(wide.horizon + 10);
  });

  testLevels('night %i can be kept by a good keeper', numbers, (number) => {
    expect(keep(number, wide, grown(number - 1)).status).toBe('dawn');
  });

  it.each([1, 16, 30])('night %i can be kept upright too', (number) => {
    expect(keep(number, tall, grown(number - 1)).status).toBe('dawn');
  });

  it('are lost by a keeper who sleeps', () => {
    for (const number of [2, 9, 20, 30]) {
      const state = createState(number, wide, NO_UPGRADES);
      state.beam.angle = LIMIT;
      run(state, { ...idle, turn: 1 }, 200);
      expect(state.status).toBe('over');
    }
  });

  it('end eventually on the endless watch', () => {
    const state = keep(ENDLESS);
    expect(state.night.ships).toBe(Infinity);
    expect(state.home).toBeGreaterThan(10);
  });
});
