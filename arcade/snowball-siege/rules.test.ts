import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { choose, skill, solve } from './computer.ts';
import { bonus, createSiege, foresee, standing, step, stockOf, throwBall, towards, walk } from './rules.ts';
import { ROCK, WIDTH, blast, createSnow, heap, slide, surface } from './snow.ts';
import { type Kind, type Siege, type SiegeEvent, KINDS } from './state.ts';
import { VALLEYS, hardness, valleyOf } from './valleys.ts';

const half = (): number => 0.5;
const levels = Array.from({ length: VALLEYS }, (_, index) => index + 1);

const begin = (level = 1): Siege => createSiege(valleyOf(level), half);

/** Runs until a side may aim again or the game is over. */
function settle(siege: Siege, random = half): SiegeEvent[] {
  const events: SiegeEvent[] = [];
  for (let tick = 0; tick < 3000; tick += 1) {
    events.push(...step(siege, 1 / 60, random));
    if (siege.phase === 'aim' || siege.phase === 'over') break;
  }
  return events;
}

function fire(siege: Siege, kind: Kind = 'snow', angle = 52, power = 0.62): SiegeEvent[] {
  Object.assign(siege.throwers[siege.turn], { kind, angle, power });
  if (kind !== 'snow') siege.throwers[siege.turn].stock[kind] = 1;
  return [...throwBall(siege), ...settle(siege)];
}

/** Throws at a snowman of the right side with a perfect aim. */
function hit(siege: Siege, index = 0): SiegeEvent[] {
  siege.turn = 0;
  const target = siege.snowmen.filter((man) => man.side === 1 && man.isUp)[index];
  if (!target) return [];
  const { angle, power } = solve(siege, 0, target, 'snow');
  return fire(siege, 'snow', angle, power);
}

describe('the snow', () => {
  const snow = (): number[] => createSnow({ seed: 3, hill: 60, rough: 12, tilt: 20, isMirrored: false });

  it('is blown away in a round hole, never below the rock', () => {
    const ground = snow();
    const before = surface(ground, 350);
    blast(ground, 350, before, 26);
    expect(surface(ground, 350)).toBeCloseTo(before + 26, 0);
    for (let times = 0; times < 20; times += 1) blast(ground, 350, surface(ground, 350), 26);
    expect(surface(ground, 350)).toBeLessThanOrEqual(ROCK);
  });

  it('falls into a tunnel bored below the surface', () => {
    const ground = snow();
    const before = surface(ground, 350);
    blast(ground, 350, before + 40, 10);
    expect(surface(ground, 350)).toBeCloseTo(before + 20, 0);
  });

  it('slides down slopes that are too steep, and comes to rest', () => {
    const ground = snow();
    for (let times = 0; times < 3; times += 1) heap(ground, 350, 16);
    const top = surface(ground, 350);
    let rounds = 0;
    while (slide(ground) && rounds < 500) rounds += 1;
    expect(rounds).toBeGreaterThan(2);
    expect(rounds).toBeLessThan(500);
    expect(surface(ground, 350)).toBeGreaterThan(top);
  });
});

describe('a siege', () => {
  it('puts three snowmen on each side, and the hats and walls of the valley', () => {
    const siege = begin(9);
    expect([standing(siege, 0), standing(siege, 1)]).toEqual([3, 3]);
    for (const side of [0, 1] as const) {
      const men = siege.snowmen.filter((man) => man.side === side && man.hasHat);
      expect(men).toHaveLength(siege.valley.hats[side]);
      expect(siege.blocks.filter((block) => block.side === side)).toHaveLength(siege.valley.walls[side]);
    }
  });

  it('changes sides after a throw', () => {
    const siege = begin();
    const events = fire(siege, 'snow', 80, 0.3);
    expect(events[0]).toEqual({ type: 'throw', side: 0, kind: 'snow' });
    expect(events.some(({ type }) => type === 'burst')).toBe(true);
    expect(siege.turn).toBe(1);
    expect(throwBall({ ...siege, phase: 'fly' })).toEqual([]);
  });

  it('is won by knocking down three, and lost when the rival does', () => {
    const siege = begin();
    for (let throws = 0; throws < 12 && siege.phase !== 'over'; throws += 1) hit(siege);
    expect(siege.winner).toBe(0);
    expect(bonus(siege)).toBeGreaterThan(450);
    const lost = begin();
    for (const man of lost.snowmen) if (man.side === 0) man.isUp = false;
    fire(lost, 'snow', 80, 0.3);
    expect(lost.winner).toBe(1);
  });

  it('lets a hat take the first blow', () => {
    const siege = begin(4);
    const index = siege.snowmen.filter((man) => man.side === 1).findIndex((man) => man.hasHat);
    expect(hit(siege, index).some(({ type }) => type === 'hat')).toBe(true);
    expect(standing(siege, 1)).toBe(3);
  });

  it('breaks a snowman that falls deep', () => {
    const siege = begin();
    const [man] = siege.snowmen;
    if (man) Object.assign(man, { y: man.y - 120, from: man.y - 120, hasHat: true });
    expect(settle(siege)).toEqual([]);
    for (let tick = 0; tick < 90; tick += 1) step(siege, 1 / 60, half);
    expect(standing(siege, 0)).toBe(2);
  });

  it('turns the wind only where the valley says so', () => {
    const calm = begin(5);
    const { wind } = calm;
    settle(calm, () => 0.9);
    fire(calm, 'snow', 80, 0.3);
    expect(calm.wind).toBe(wind);
    const windy = begin(12);
    throwBall(windy);
    settle(windy, () => 0.9);
    expect(windy.wind).not.toBe(0);
    expect(Math.abs(windy.wind)).toBeLessThanOrEqual(windy.valley.wind);
  });

  it('gives the same siege for the same seed', () => {
    const play = (): number[] => {
      const { next } = createRandom(5);
      const siege = createSiege(valleyOf(10), next);
      fire(siege);
      return siege.snow;
    };
    expect(play()).toEqual(play());
  });
});

describe('moving', () => {
  it('takes the turn and stays within the fort', () => {
    const siege = begin();
    const before = siege.throwers[0].x;
    expect(walk(siege, 1)).toBe(true);
    settle(siege);
    expect(siege.throwers[0].x).toBeGreaterThan(before + 30);
    expect(siege.turn).toBe(1);
    siege.throwers[1].x = WIDTH - 24;
    expect(walk(siege, 1)).toBe(false);
  });

  it('is not possible in glue', () => {
    const siege = begin();
    siege.throwers[0].glued = 1;
    expect(walk(siege, 1)).toBe(false);
  });
});

describe('snowballs', () => {
  it('are limited except for the plain ones', () => {
    const siege = begin(11);
    expect(KINDS.map((kind) => stockOf(siege.throwers[0], kind))).toEqual([Infinity, 2, 2, 2, 1]);
    fire(siege, 'ice');
    expect(stockOf(siege.throwers[0], 'ice')).toBe(0);
    expect(siege.throwers[0].kind).toBe('snow');
  });

  it('bounce, bore, roll and stick', () => {
    const kinds = (kind: Kind): Set<string> =>
      new Set(fire(begin(11), kind, 50, 0.45).map(({ type }) => type));
    expect(kinds('bounce')).toContain('bounce');
    expect(kinds('ice')).toContain('bore');
    expect(kinds('avalanche')).toContain('roll');
    const siege = begin(11);
    const height = Math.min(...siege.snow);
    fire(siege, 'glue', 86, 0.2);
    expect(Math.min(...siege.snow)).toBeLessThanOrEqual(height);
  });

  it('of glue weaken the thrower they reach', () => {
    const siege = begin(11);
    const [own, rival] = siege.throwers;
    const free = foresee({ ...siege, wind: 0 }, 1, 0.5).at(-1);
    const target = { ...siege.snowmen[0], x: rival.x, y: rival.y } as Siege['snowmen'][number];
    const { angle, power } = solve(siege, 0, target, 'glue');
    const events = fire(siege, 'glue', angle, power);
    expect(events.some((event) => event.type === 'glued' && event.side === 1)).toBe(true);
    const held = foresee({ ...siege, wind: 0 }, 1, 0.5).at(-1);
    expect(rival.x - (held?.x ?? 0)).toBeLessThan(rival.x - (free?.x ?? 0));
    expect(own.glued).toBe(0);
  });
});

describe('aiming', () => {
  it('reads a pull as an elevation towards the other fort', () => {
    expect(towards(0, 10, -10)).toBeCloseTo(45);
    expect(towards(1, -10, -10)).toBeCloseTo(45);
    expect(towards(0, 10, 30)).toBe(8);
  });
});

describe('valleys', () => {
  it('introduce one new thing after another, and get harder', () => {
    const firstWith = (test: (level: number) => boolean): number => levels.find(test) ?? 0;
    expect(firstWith((level) => valleyOf(level).wind > 0)).toBe(2);
    expect(firstWith((level) => valleyOf(level).stock.bounce > 0)).toBe(3);
    expect(firstWith((level) => valleyOf(level).hats[1] > 0)).toBe(4);
    expect(firstWith((level) => valleyOf(level).stock.ice > 0)).toBe(5);
    expect(firstWith((level) => valleyOf(level).gusts > 0)).toBe(7);
    expect(firstWith((level) => valleyOf(level).stock.avalanche > 0)).toBe(8);
    expect(firstWith((level) => valleyOf(level).stock.glue > 0)).toBe(11);
    for (const level of [...levels, 25, 40]) expect(hardness(level + 1)).toBeGreaterThan(hardness(level));
    expect(new Set(levels.map((level) => valleyOf(level).name)).size).toBe(VALLEYS);
  });

  it.each(levels)('%i can be won: every snowman is within reach of a plain snowball', (level) => {
    for (const sign of [0, 1]) {
      const siege = createSiege(valleyOf(level), () => sign);
      for (const man of siege.snowmen)
        expect(solve(siege, man.side === 0 ? 1 : 0, man, 'snow').miss).toBeLessThan(30);
    }
  });

  it('are alike on both sides for two players', () => {
    const siege = createSiege(valleyOf(13, true, 8), half);
    for (let x = 0; x <= WIDTH; x += 20)
      expect(surface(siege.snow, x)).toBeCloseTo(surface(siege.snow, WIDTH - x), 0);
    expect(siege.valley.hats[0]).toBe(siege.valley.hats[1]);
  });
});

describe('the computer', () => {
  it('aims better in every valley', () => {
    for (const level of levels) {
      const [now, next] = [skill(level), skill(level + 1)];
      expect(next.angleError).toBeLessThan(now.angleError);
      expect(next.powerError).toBeLessThan(now.powerError);
      expect(next.learning).toBeLessThan(now.learning);
      expect(next.cunning).toBeGreaterThan(now.cunning);
    }
  });

  it('of the last valley beats the one of the first', { tags: 'long' }, () => {
    const { next } = createRandom(9);
    const wins = Array.from({ length: 6 }, () => {
      const siege = createSiege(valleyOf(6, true, 2), next);
      for (let turn = 0; turn < 80 && siege.phase !== 'over'; turn += 1) {
        Object.assign(siege.throwers[siege.turn], choose(siege, siege.turn, siege.turn === 0 ? 1 : 20, next));
        throwBall(siege);
        settle(siege, next);
      }
      return siege.winner === 1;
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(5);
  });
});
