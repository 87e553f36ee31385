import { describe, expect, it } from 'vitest';
import { ATTACKS, TIMES, bossTouches, createBoss, stepBoss } from './bosses.ts';
import { NIGHTS, difficulty, firstWave, isBossWave } from './difficulty.ts';
import { BOSSES, FOES, FOE_TYPES } from './foes.ts';
import { FORMATIONS, flyAlong, type Field, type Point } from './formations.ts';
import { WELL_TIMED } from './hits.ts';
import { watch } from './look.ts';
import { steerWell } from './pilot.ts';
import { reshape, step, type Steering } from './rules.ts';
import {
  ENDLESS,
  HEARTS,
  createState,
  multiplier,
  shootAt,
  starsOf,
  type Boss,
  type State,
} from './state.ts';
import { createWave } from './waves.ts';
import { BLEND_AT, CAPACITY, addGrain, blendsOf, fire, grainsOf, loseGrains } from './weapons.ts';

const FIELD = { width: 480, height: 760 };
const WIDE = { width: 740, height: 510 };
const DT = 1 / 60;
const STILL: Steering = { dx: 0, dy: 0, burst: false };

const run = (state: State, seconds: number, steering: Steering = STILL): void => {
  for (let left = Math.round(seconds / DT); left > 0; left -= 1) step(state, steering, DT);
};
/** Returns a state in which nothing appears by itself. */
const quiet = (night = 1): State => {
  const state = createState(night, FIELD);
  state.lull = 1e9;
  state.moth.safe = 0;
  return state;
};
/** Plays a whole night with the automatic pilot, which decides twelve times per second. */
const fly = (night: number, field: Field): State => {
  const state = createState(night, field, 1);
  let goal: Point = state.moth;
  for (let tick = 0; tick < 400 * 60 && state.status === 'flying'; tick += 1) {
    const orders = tick % 5 === 0 ? steerWell(watch(state)) : undefined;
    goal = orders?.goal ?? goal;
    step(state, { dx: 0, dy: 0, goal, burst: orders?.burst ?? false }, DT);
  }
  return state;
};

describe('difficulty', () => {
  it('never eases off and grows over the waves', () => {
    for (let wave = 1; wave < 60; wave += 1) {
      const [now, next] = [difficulty(wave), difficulty(wave + 1)];
      expect(next.health).toBeGreaterThan(now.health);
      expect(next.bossHealth).toBeGreaterThan(now.bossHealth);
      for (const key of [
        'pace',
        'bulletSpeed',
        'fan',
        'ring',
        'groups',
        'size',
        'bossExtra',
        'lanterns',
      ] as const)
        expect(next[key], key).toBeGreaterThanOrEqual(now[key]);
      for (const key of ['reload', 'gap'] as const) expect(next[key], key).toBeLessThanOrEqual(now[key]);
    }
    expect(difficulty(25).bulletSpeed).toBeGreaterThan(difficulty(1).bulletSpeed * 1.5);
  });

  it('gives every night five waves, the last with a boss', () => {
    expect(firstWave(1)).toBe(1);
    expect(firstWave(NIGHTS)).toBe(21);
    expect([4, 5, 6, 25].map(isBossWave)).toEqual([false, true, false, true]);
  });
});

describe('waves', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(createWave(8, 3)).toEqual(createWave(8, 3));
    expect(createWave(8, 3)).not.toEqual(createWave(8, 4));
  });

  it('begin with beetles that fire nothing', () => {
    for (const { kind } of createWave(1, 9).groups) expect(FOE_TYPES[kind].fires).toBe('none');
  });

  it('bring in kinds and formations one by one', () => {
    for (let wave = 1; wave < 40; wave += 1)
      for (const { kind, count } of createWave(wave, 5).groups) {
        expect(wave).toBeGreaterThanOrEqual(FOE_TYPES[kind].from);
        expect(count).toBeGreaterThan(1);
      }
    const met = new Set(
      Array.from({ length: 40 }, (_, n) => createWave(n + 1, 5).groups.map(({ kind }) => kind)).flat(),
    );
    expect(met).toEqual(new Set(FOES));
  });

  it('bring each boss in turn and lanterns always', () => {
    expect([5, 10, 15, 20, 25].map((wave) => createWave(wave, 1).boss)).toEqual([...BOSSES]);
    expect(createWave(30, 1).boss).toBe('stag');
    for (let wave = 1; wave < 30; wave += 1) expect(createWave(wave, 2).lanterns.length).toBeGreaterThan(0);
  });

  it('fly formations that begin outside and leave in the end', () => {
    for (const formation of FORMATIONS.filter((name) => name !== 'dive')) {
      const slot = { formation, index: 1, count: 4, isMirrored: false };
      const isOut = (seconds: number): boolean => {
        const { x, y } = flyAlong(slot, seconds, FIELD);
        return y < 0 || y > FIELD.height + 50 || x < -20 || x > FIELD.width + 20;
      };
      expect(isOut(0), formation).toBe(true);
      expect(isOut(5), formation).toBe(false);
      expect([8, 10, 12, 14, 16].some(isOut), formation).toBe(true);
    }
  });
});

describe('weapons', () => {
  it('shift with the pollen, and a full fur sheds another colour', () => {
    let mix = { gold: 6, rose: 6, mint: 0 };
    mix = addGrain(mix, 'mint');
    expect(mix.mint).toBe(1);
    expect(grainsOf(mix)).toBe(CAPACITY);
    expect(grainsOf(loseGrains(mix, 3))).toBe(CAPACITY - 3);
    expect(grainsOf(loseGrains({ gold: 1, rose: 0, mint: 0 }, 3))).toBe(0);
  });

  it('blend two plentiful colours', () => {
    expect(blendsOf({ gold: BLEND_AT, rose: BLEND_AT, mint: 0 })).toEqual(['sunrose']);
    expect(blendsOf({ gold: 4, rose: 4, mint: 4 })).toHaveLength(3);
    expect(fire({ x: 0, y: 0 }, { gold: 4, rose: 4, mint: 0 }, 2).some(({ pierce }) => pierce > 0)).toBe(
      true,
    );
    expect(
      fire({ x: 0, y: 0 }, { gold: 0, rose: 4, mint: 4 }, 2).some(
        ({ look, homing }) => look === 'rose' && homing > 0,
      ),
    ).toBe(true);
  });

  it('send wisps after beetles that are not ahead', () => {
    const state = quiet();
    state.moth.mix = { gold: 0, rose: 0, mint: 6 };
    state.lull = 0.01;
    run(state, 8);
    expect(state.popped).toBeGreaterThan(0);
  });
});

describe('the moth', () => {
  it('flies by keys and by pointer and stays in the garden', () => {
    const state = quiet();
    run(state, 3, { ...STILL, dx: -1 });
    expect(state.moth.x).toBe(16);
    run(state, 1, { ...STILL, goal: { x: 300, y: 400 } });
    expect(state.moth.x).toBeCloseTo(300, 0);
    run(state, 2, { ...STILL, goal: { x: 9000, y: -400 } });
    expect(state.moth.x).toBeCloseTo(FIELD.width - 16, 1);
    expect(state.moth.y).toBeCloseTo(40, 1);
  });

  it('loses a firefly before a heart, and falls with the last heart', () => {
    const state = quiet();
    state.moth.fireflies = 1;
    const hit = (): void => {
      state.moth.safe = 0;
      shootAt(state, state.moth, 0, 0);
      run(state, DT);
    };
    hit();
    expect([state.moth.fireflies, state.moth.hearts]).toEqual([0, HEARTS]);
    hit();
    expect(state.moth.hearts).toBe(HEARTS - 1);
    shootAt(state, state.moth, 0, 0);
    run(state, DT);
    expect(state.moth.hearts, 'safe for a moment').toBe(HEARTS - 1);
    hit();
    hit();
    expect(state.status).toBe('fallen');
  });

  it('earns points and dust by grazing, once a bullet', () => {
    const state = quiet();
    shootAt(state, { x: state.moth.x + 22, y: state.moth.y - 60 }, Math.PI / 2, 120);
    run(state, 1);
    expect(state.grazes).toBe(1);
    expect(state.score).toBe(10);
    expect(state.moth.dust).toBeCloseTo(1.04);
  });

  it('swallows bullets with a burst, and gets dust back for good timing', () => {
    const state = quiet();
    for (let n = 0; n < WELL_TIMED; n += 1)
      shootAt(state, { x: state.moth.x + 60 + n, y: state.moth.y - 60 }, 0, 0);
    shootAt(state, { x: 10, y: 10 }, 0, 0);
    step(state, { ...STILL, burst: true }, DT);
    run(state, 0.5);
    expect(state.bullets).toHaveLength(1);
    expect(state.score).toBe(WELL_TIMED * 15);
    expect(state.moth.dust).toBeCloseTo(0.35);
    step(state, { ...STILL, burst: true }, DT);
    expect(state.burst, 'no dust, no burst').toBeNull();
  });

  it('relights lanterns, which call fireflies and then mend hearts', () => {
    const state = quiet();
    const relight = (): void => {
      state.lanterns = [{ x: state.moth.x, y: state.moth.y - 20, light: 0 }];
      run(state, 1.2);
    };
    relight();
    relight();
    relight();
    expect(state.moth.fireflies).toBe(3);
    state.moth.hearts = 1;
    relight();
    expect([state.lit, state.moth.hearts]).toEqual([4, 2]);
  });

  it('collects pollen and multiplies by the chain', () => {
    const state = quiet();
    state.chain = 16;
    state.chainTime = 9;
    state.grains.push({ x: state.moth.x, y: state.moth.y, vx: 0, vy: 0, colour: 'rose', age: 0 });
    run(state, DT);
    expect(state.moth.mix.rose).toBe(1);
    expect([multiplier(state), state.score]).toEqual([3, 60]);
    state.chainTime = 0;
    run(state, DT);
    expect(multiplier(state)).toBe(1);
  });
});

describe('bosses', () => {
  it('warn before every strike and do not change their aim after', () => {
    for (const kind of BOSSES) {
      const state = quiet(2);
      const boss = createBoss(kind, 20, FIELD);
      const seen = new Set<string>();
      let mark = 0;
      for (let tick = 0; tick < 60 * 20; tick += 1) {
        const was = boss.stage;
        const warned = boss.time;
        stepBoss(state, boss, DT);
        if (was === 'rest' && boss.stage === 'tell') mark = boss.mark;
        if (was === 'tell' && boss.stage === 'act') {
          expect(warned).toBeGreaterThan(TIMES[boss.attack].tell - 0.05);
          expect(boss.mark).toBe(mark);
          seen.add(boss.attack);
        }
        state.moth.x = 100 + (tick % 200);
      }
      expect(seen).toEqual(new Set(ATTACKS[kind]));
    }
    for (const { tell } of Object.values(TIMES)) expect(tell).toBeGreaterThanOrEqual(0.7);
  });

  it('leave room: beams and rain have free lanes', () => {
    const state = quiet(2);
    const boss = Object.assign(createBoss('mantis', 20, FIELD), {
      attack: 'beam',
      stage: 'act',
      marks: [100],
    } satisfies Partial<Boss>) as Boss;
    expect(bossTouches(boss, 100, 700)).toBe(true);
    expect(bossTouches(boss, 180, 700)).toBe(false);
    for (let tick = 0; tick < 60 * 20; tick += 1) {
      stepBoss(state, boss, DT);
      if (boss.attack === 'rain' && boss.stage !== 'rest') expect(boss.marks.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('a night', () => {
  it('can be lost by doing nothing', () => {
    const state = createState(4, FIELD, 2);
    run(state, 240);
    expect(state.status).toBe('fallen');
  });

  it.each([
    [1, FIELD],
    [2, WIDE],
    [3, FIELD],
    [4, WIDE],
    [5, FIELD],
  ])('%i can be held by a good pilot', { tags: 'long' }, (night, field) => {
    const state = fly(night, field);
    expect(state.status, `wave ${state.wave.number}`).toBe('cleared');
    expect(state.score).toBeGreaterThan(10000);
    expect(starsOf(state)).toBeGreaterThan(0);
  });

  it('goes on past the boss when endless', () => {
    const state = createState(ENDLESS, FIELD, 1);
    state.wave = createWave(5, 1);
    state.lull = 0;
    state.waveTime = 2;
    run(state, DT);
    expect(state.status).toBe('flying');
    expect(state.wave.number).toBe(6);
  });

  it('keeps going when the frame changes', () => {
    const state = createState(1, FIELD, 1);
    run(state, 4);
    const share = state.moth.x / FIELD.width;
    reshape(state, WIDE);
    expect(state.moth.x / WIDE.width).toBeCloseTo(share);
    run(state, 1);
    expect(state.status).toBe('flying');
  });
});
