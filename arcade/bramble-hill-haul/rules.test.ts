import { describe, expect, it } from 'vitest';
import { isAboard, loadCargo, stepCargo } from './cargo.ts';
import { advise } from './driver.ts';
import { FIRST_LEVEL, LEVEL_COUNT, adviceFor, difficulty, nameOf, seedOf } from './levels.ts';
import type { Haul, HaulEvent } from './rules.ts';
import { COINS_PER_NET, NET_SECONDS, aboard, createHaul, scoreOf, starsOf, step, throwNet } from './rules.ts';
import type { Route } from './terrain.ts';
import { MAX_SLOPE, STEP, createRoute, groundAt, isMud, sagAt, slopeAt } from './terrain.ts';
import type { Pedals } from './truck.ts';
import { createTruck, stepTruck, toLocal, toWorld } from './truck.ts';

const DT = 1 / 60;
const REST: Pedals = { gas: false, brake: false };
const GAS: Pedals = { gas: true, brake: false };
const BRAKE: Pedals = { gas: false, brake: true };
const LEVELS = Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1);

const flat = (over: Partial<Route> = {}): Route => ({
  seed: 1,
  heights: Array.from({ length: 600 }, () => 0),
  finish: 5000,
  bridges: [],
  mud: [],
  ramps: [],
  pickups: [],
  ...over,
});
const drive = (route: Route, pedals: Pedals, seconds: number, truck = createTruck(route, 300)) => {
  for (let time = 0; time < seconds; time += DT / 4) stepTruck(truck, pedals, route, DT / 4);
  return truck;
};
const play = (haul: Haul, wheel: (haul: Haul) => Pedals & { net?: boolean }): HaulEvent[] => {
  const events: HaulEvent[] = [];
  while (!haul.ending) {
    const { net, ...pedals } = wheel(haul);
    if (net) events.push(...throwNet(haul));
    events.push(...step(haul, pedals, DT));
  }
  return events;
};

describe('the truck', () => {
  it('stands still on flat ground, its springs half pressed', () => {
    const truck = drive(flat(), REST, 3);
    expect(Math.hypot(truck.vx, truck.vy)).toBeLessThan(3);
    expect(Math.abs(truck.angle)).toBeLessThan(0.05);
    expect(truck.press.every((press) => press > 3 && press < 16)).toBe(true);
  });

  it('drives off, brakes and then reverses', () => {
    const truck = drive(flat(), GAS, 2);
    expect(truck.vx).toBeGreaterThan(200);
    drive(flat(), BRAKE, 0.7, truck);
    expect(truck.vx).toBeLessThan(60);
    drive(flat(), BRAKE, 1.2, truck);
    expect(truck.vx).toBeLessThan(-30);
  });

  it('rears up a little when it accelerates and bows when it brakes', () => {
    expect(drive(flat(), GAS, 0.3).angle).toBeLessThan(-0.005);
    const fast = drive(flat(), GAS, 2);
    drive(flat(), BRAKE, 0.25, fast);
    expect(fast.angle).toBeGreaterThan(0.005);
  });

  it('is tilted by gas and brake in the air', () => {
    const [up, down] = [GAS, BRAKE].map((pedals) => {
      const truck = createTruck(flat(), 300);
      truck.y -= 900;
      return drive(flat(), pedals, 0.6, truck);
    });
    expect(up!.angle).toBeLessThan(-0.3);
    expect(down!.angle).toBeGreaterThan(0.3);
    expect(up!.airTime).toBeGreaterThan(0.5);
  });

  it('is held back by mud', () => {
    const mud = drive(flat({ mud: [{ from: 0, to: 5000 }] }), GAS, 2);
    expect(mud.vx).toBeLessThan(drive(flat(), GAS, 2).vx * 0.75);
    expect(mud.vx).toBeGreaterThan(40);
  });

  it('detects when it lies on its roof', () => {
    const truck = createTruck(flat(), 300);
    truck.angle = Math.PI;
    drive(flat(), REST, 1.5, truck);
    expect(truck.isOnRoof).toBe(true);
  });

  it('converts its own positions to those of the world and back', () => {
    const truck = { ...createTruck(flat(), 300), angle: 0.6 };
    const back = toLocal(truck, toWorld(truck, { x: 12, y: -7 }));
    expect(back.x).toBeCloseTo(12);
    expect(back.y).toBeCloseTo(-7);
  });
});

describe('the cargo', () => {
  it('rests on the bed while the truck stands', () => {
    const truck = createTruck(flat(), 300);
    const pieces = loadCargo(truck, ['pumpkin', 'jar', 'hen', 'pumpkin', 'pumpkin']);
    for (let time = 0; time < 4; time += DT / 4) {
      stepTruck(truck, REST, flat(), DT / 4);
      stepCargo(pieces, truck, flat(), false, DT / 4);
    }
    expect(pieces.every((piece) => !piece.isLost && isAboard(piece, truck))).toBe(true);
  });

  it('flies off at a jolt and is lost on the ground, unless the net holds it', () => {
    const lostOf = (isNetted: boolean): number => {
      const truck = createTruck(flat(), 300);
      const pieces = loadCargo(truck, ['pumpkin', 'pumpkin', 'jar']);
      for (const piece of pieces) Object.assign(piece, { vx: -240, vy: -420 });
      for (let time = 0; time < 2.5; time += DT / 4) stepCargo(pieces, truck, flat(), isNetted, DT / 4);
      return pieces.filter(({ isLost }) => isLost).length;
    };
    expect(lostOf(false)).toBeGreaterThan(0);
    expect(lostOf(true)).toBe(0);
  });

  it('hens hop and pumpkins do not', () => {
    const truck = createTruck(flat(), 300);
    const pieces = loadCargo(truck, ['hen', 'pumpkin']);
    let hops = 0;
    let pumpkin = 0;
    for (let time = 0; time < 3; time += DT / 4) {
      stepTruck(truck, REST, flat(), DT / 4);
      stepCargo(pieces, truck, flat(), false, DT / 4);
      if (pieces[0]!.vy < -80) hops += 1;
      pumpkin = Math.min(pumpkin, pieces[1]!.vy);
    }
    expect(pumpkin).toBeGreaterThan(-80);
    expect(hops).toBeGreaterThan(0);
  });
});

describe('the routes', () => {
  it('are the same for the same seed and differ between levels', () => {
    expect(createRoute(seedOf(3), difficulty(3))).toEqual(createRoute(seedOf(3), difficulty(3)));
    expect(
      new Set(LEVELS.map((level) => createRoute(seedOf(level), difficulty(level)).finish)).size,
    ).toBeGreaterThan(18);
  });

  it('are never too steep to climb', () => {
    for (const level of LEVELS) {
      const { heights } = createRoute(seedOf(level), difficulty(level));
      const climbs = heights.slice(1).map((height, index) => (heights[index]! - height) / STEP);
      expect(Math.max(...climbs), `route ${level}`).toBeLessThan(MAX_SLOPE + 0.12);
    }
  });

  it('show what is new on its first level', () => {
    expect(createRoute(seedOf(FIRST_LEVEL.ramp), difficulty(FIRST_LEVEL.ramp)).ramps.length).toBeGreaterThan(
      0,
    );
    expect(createRoute(seedOf(FIRST_LEVEL.mud), difficulty(FIRST_LEVEL.mud)).mud.length).toBeGreaterThan(0);
    expect(
      createRoute(seedOf(FIRST_LEVEL.bridge), difficulty(FIRST_LEVEL.bridge)).bridges.length,
    ).toBeGreaterThan(0);
    expect(createRoute(seedOf(1), difficulty(1))).toMatchObject({ ramps: [], mud: [], bridges: [] });
  });

  it('have bridges that sag under the truck and hold still at their ends', () => {
    const span = { from: 1000, to: 1400 };
    const route = flat({ bridges: [span], mud: [{ from: 300, to: 400 }] });
    expect(groundAt(route, 1200, 1200)).toBeGreaterThan(groundAt(route, 1200, 500) + 20);
    expect(sagAt(span, 1200, 1200)).toBeGreaterThan(sagAt(span, 1200, 1050));
    expect(sagAt(span, 1000, 1200)).toBe(0);
    expect(slopeAt(route, 1100, 1200)).toBeGreaterThan(0);
    expect(isMud(route, 350) && !isMud(route, 450)).toBe(true);
  });

  it('grow longer, hillier and stricter', () => {
    const all = LEVELS.map(difficulty);
    all.slice(1).forEach((next, index) => {
      const before = all[index]!;
      for (const key of ['length', 'height', 'trouble', 'bump', 'pace', 'cargo'] as const)
        expect(next[key], `${key} of level ${index + 2}`).toBeGreaterThanOrEqual(before[key]);
      expect(next.features.length).toBeGreaterThanOrEqual(before.features.length);
    });
    expect(all.at(-1)!.need / all.at(-1)!.cargo).toBeGreaterThan(all[0]!.need / all[0]!.cargo);
    expect(new Set(LEVELS.map(nameOf)).size).toBe(LEVEL_COUNT);
    expect(LEVELS.every((level) => adviceFor(level).length > 10)).toBe(true);
  });
});

describe('the haul', () => {
  it('can be delivered on every level by an even hand', { tags: 'long' }, () => {
    for (const level of LEVELS) {
      const isDelivered = [215, 250, 180, 280].some((pace) => {
        const haul = createHaul(level);
        play(haul, (now) => advise(now, pace));
        return haul.ending === 'delivered';
      });
      expect(isDelivered, `level ${level}`).toBe(true);
    }
  });

  it('is lost by standing about until the bell, and by an empty tank', () => {
    const lazy = createHaul(1);
    play(lazy, () => REST);
    expect(lazy.ending).toBe('late');
    const dry = createHaul(1);
    dry.fuel = 0;
    play(dry, () => GAS);
    expect(dry.ending).toBe('empty');
  });

  it('is lost when too much is spilled or the truck lies on its roof', () => {
    const spilled = createHaul(1);
    for (const piece of spilled.pieces) piece.x = spilled.truck.x - 300;
    play(spilled, () => REST);
    expect(spilled.ending).toBe('spilled');
    const upset = createHaul(1);
    upset.truck.y -= 60;
    upset.truck.angle = Math.PI;
    for (const piece of upset.pieces) Object.assign(piece, { isLost: false, y: -500 });
    play(upset, () => REST);
    expect(['overturned', 'spilled']).toContain(upset.ending);
  });

  it('punishes full gas on late routes', () => {
    const lost = [25, 30, 32, 34, 35, 36].filter((level) => {
      const haul = createHaul(level);
      play(haul, () => GAS);
      return haul.ending !== 'delivered';
    });
    expect(lost.length).toBeGreaterThanOrEqual(2);
  });

  it('spends nets, holds them for a while and sells one for ten coins', () => {
    const haul = createHaul(2);
    expect(throwNet(haul)).toEqual([{ type: 'net' }]);
    expect(haul.nets).toBe(0);
    expect(throwNet(haul)).toEqual([]);
    for (let time = 0; time < NET_SECONDS + 0.1; time += DT) step(haul, REST, DT);
    expect(haul.netTime).toBe(0);
    haul.coins = COINS_PER_NET - 1;
    haul.pickups = [{ x: haul.truck.x, y: haul.truck.y, kind: 'coin' }];
    step(haul, REST, DT);
    expect(haul).toMatchObject({ coins: COINS_PER_NET, nets: 1 });
  });

  it('fills up from a can and burns fuel with the pedal', () => {
    const haul = createHaul(3);
    haul.fuel = 4;
    for (let time = 0; time < 1; time += DT) step(haul, GAS, DT);
    expect(haul.fuel).toBeCloseTo(3, 1);
    haul.pickups = [{ x: haul.truck.x, y: haul.truck.y, kind: 'can' }];
    step(haul, REST, DT);
    expect(haul.fuel).toBeGreaterThan(8);
  });

  it('pays for way, coins, cargo and time, and gives stars by what arrived', () => {
    const haul = createHaul(1);
    haul.way += 400;
    haul.coins = 3;
    expect(scoreOf(haul)).toBe(50);
    haul.ending = 'delivered';
    expect(scoreOf(haul)).toBeGreaterThan(50 + aboard(haul) * 100);
    expect(starsOf(haul)).toBe(3);
    haul.pieces[0]!.isLost = true;
    expect(starsOf(haul)).toBe(2);
    haul.pieces[1]!.isLost = true;
    expect(starsOf(haul)).toBe(1);
  });
});
