import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { createMind, decide, difficulty } from './computer.ts';
import {
  COLUMNS,
  ROOF_COUNT,
  ROWS,
  createRoof,
  hasFloor,
  planCrumble,
  ringOf,
  safestPoint,
  tileAt,
} from './roof.ts';
import { createGround } from './ground.ts';
import { createDuel, roundPoints, step } from './rules.ts';
import { type BotInput, type Duel, type DuelEvent, BOT_RADIUS, REST, WINS_NEEDED } from './state.ts';

const DT = 1 / 60;
const input = (over: Partial<BotInput> = {}): BotInput => ({ ...REST, ...over });
const fighting = (seed = 1): Duel => {
  const duel = createDuel(createRandom(seed).next);
  while (duel.phase === 'countdown') step(duel, [REST, REST], DT);
  return duel;
};
const run = (duel: Duel, seconds: number, first: BotInput, second: BotInput): DuelEvent[] => {
  const events: DuelEvent[] = [];
  for (let t = 0; t < seconds; t += DT) {
    events.push(...step(duel, [first, second], DT));
    first = { ...first, dash: false, shield: false };
    second = { ...second, dash: false, shield: false };
  }
  return events;
};
const faceOff = (gap = 1.6): Duel => {
  const duel = fighting();
  Object.assign(duel.bots[0], { x: 4, y: 3.5, face: 0 });
  Object.assign(duel.bots[1], { x: 4 + gap, y: 3.5, face: Math.PI });
  return duel;
};
const match = (first: number, second: number, seed: number): 0 | 1 => {
  const random = createRandom(seed).next;
  const duel = createDuel(random);
  const minds = [createMind(), createMind()] as const;
  for (let t = 0; t < 900 && duel.phase !== 'done'; t += DT) {
    const inputs = [
      decide(duel, 0, difficulty(first), minds[0], DT, random),
      decide(duel, 1, difficulty(second), minds[1], DT, random),
    ] as const;
    step(duel, inputs, DT);
  }
  expect(duel.phase).toBe('done');
  return duel.wins[0] > duel.wins[1] ? 0 : 1;
};

describe('the roof', () => {
  it('has a full grid, room to stand at both starts, and lies the same each time', () => {
    for (let round = 1; round <= ROOF_COUNT; round++) {
      const roof = createRoof(round);
      expect(roof.tiles).toHaveLength(COLUMNS * ROWS);
      for (const x of [2, COLUMNS - 2]) expect(hasFloor(roof.tiles, x, ROWS / 2)).toBe(true);
      expect(createRoof(round + ROOF_COUNT)).toEqual(roof);
      const marks = roof.tiles.map((tile) => tile.life > 0);
      const mirrored = roof.tiles.map((tile) =>
        hasFloor(roof.tiles, COLUMNS - 0.5 - tile.column, tile.row + 0.5),
      );
      expect(mirrored).toEqual(marks);
    }
  });
  it('crumbles ring by ring until nothing is left', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { tiles } = createRoof(1);
        const drops = planCrumble(tiles, createRandom(seed).next);
        const byRing = [0, 1, 2, 3].map((ring) => drops.filter((_, i) => ringOf(tiles[i]!) === ring));
        for (let ring = 1; ring < 4; ring++)
          expect(Math.min(...byRing[ring]!)).toBeGreaterThan(Math.max(...byRing[ring - 1]!));
        expect(Math.max(...drops)).toBeLessThan(60);
      }),
    );
  });
  it('has no floor beyond its rim', () => {
    const { tiles } = createRoof(1);
    expect(tileAt(tiles, -0.1, 3)).toBeUndefined();
    expect(hasFloor(tiles, 3, ROWS + 0.1)).toBe(false);
    const safe = safestPoint(createRoof(3).tiles, 5, 3.5);
    expect(hasFloor(createRoof(3).tiles, safe.x, safe.y)).toBe(true);
  });
});

describe('the ground', () => {
  it('is rotated for a tall frame, and directions survive the conversion in both ways', () => {
    for (const size of [
      { width: 960, height: 600 },
      { width: 600, height: 900 },
    ]) {
      const ground = createGround(size);
      expect(ground.tall).toBe(size.height > size.width);
      for (const [x, y] of [
        [0, 0],
        [COLUMNS, ROWS],
        [0, ROWS],
        [COLUMNS, 0],
      ] as const) {
        const place = ground.at(x, y);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x).toBeLessThanOrEqual(size.width);
        expect(place.y).toBeGreaterThanOrEqual(0);
        expect(place.y).toBeLessThanOrEqual(size.height);
      }
      const there = ground.toStage(0.3, -0.8);
      const back = ground.toRoof(there.x, there.y);
      expect(back.x).toBeCloseTo(0.3);
      expect(back.y).toBeCloseTo(-0.8);
    }
  });
});

const knocked = (change: (duel: Duel) => void): number => {
  const duel = faceOff();
  change(duel);
  const hit = run(duel, 0.3, input({ dash: true }), REST).find((event) => event.type === 'hit');
  return hit?.type === 'hit' ? hit.strength : 0;
};

describe('moves', () => {
  it('a robot that rolls to the rim stops there, a thrown one does not', () => {
    for (const thrown of [false, true]) {
      const duel = fighting();
      Object.assign(duel.bots[0], { x: 1.2, y: 3.5, vx: thrown ? -7 : -3, stun: thrown ? 0.3 : 0 });
      run(duel, 0.9, REST, REST);
      expect(duel.bots[0].fallen !== null).toBe(thrown);
    }
  });
  it('a dash cools down before the next', () => {
    const duel = faceOff(4);
    expect(run(duel, DT, input({ dash: true }), REST).some((event) => event.type === 'dash')).toBe(true);
    expect(run(duel, DT, input({ dash: true }), REST).some((event) => event.type === 'dash')).toBe(false);
  });
  it('a dash knocks the other away; ballast softens it, a spring strengthens it', () => {
    const plain = knocked(() => undefined);
    expect(plain).toBeGreaterThan(5);
    expect(knocked((duel) => (duel.bots[0].spring = true))).toBeGreaterThan(plain * 1.5);
    expect(knocked((duel) => (duel.bots[1].ballast = 5))).toBeLessThan(plain);
  });
  it('a shield turns a dash back against the attacker', () => {
    const duel = faceOff();
    const events = run(duel, 0.3, input({ dash: true }), input({ shield: true }));
    expect(events.some((event) => event.type === 'parry' && event.who === 1)).toBe(true);
    expect(duel.bots[0].vx).toBeLessThan(-2);
    expect(duel.bots[0].stun).toBeGreaterThan(0);
  });
  it('two dashes clash and both recoil', () => {
    const duel = faceOff(2.4);
    const events = run(duel, 0.2, input({ dash: true }), input({ dash: true }));
    expect(events.some((event) => event.type === 'clash')).toBe(true);
    expect(duel.bots[0].vx).toBeLessThan(0);
    expect(duel.bots[1].vx).toBeGreaterThan(0);
  });
  it('a magnet draws the rival in', () => {
    const duel = faceOff(4);
    duel.bots[0].magnet = 3;
    run(duel, 0.5, REST, REST);
    expect(duel.bots[1].x).toBeLessThan(7.9);
  });
  it('a dash leaps a gap of one tile, a walk falls into it', () => {
    for (const dash of [true, false]) {
      const duel = fighting();
      for (const tile of duel.roof.tiles) if (tile.column === 5) tile.life = 0;
      Object.assign(duel.bots[0], { x: 4.6, y: 3.5, vx: 3, face: 0 });
      run(duel, 0.6, input({ x: 1, dash }), REST);
      expect(duel.bots[0].fallen === null).toBe(dash);
    }
  });
  it('robots never overlap and never leave the number line, whatever is pressed', () => {
    const inputs = fc.record({
      x: fc.double({ min: -1, max: 1, noNaN: true }),
      y: fc.double({ min: -1, max: 1, noNaN: true }),
      dash: fc.boolean(),
      shield: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(inputs, inputs), { minLength: 20, maxLength: 60 }), (script) => {
        const duel = faceOff();
        for (const [first, second] of script) {
          for (let i = 0; i < 6; i++) step(duel, [first, second], DT);
          const [a, b] = duel.bots;
          expect(Number.isFinite(a.x + a.y + b.x + b.y)).toBe(true);
          if (a.fallen === null && b.fallen === null)
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(BOT_RADIUS * 1.6);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the match', () => {
  it('gives the round to the one who stays up, and the match to the first with three', () => {
    const duel = fighting();
    for (let won = 1; won <= WINS_NEEDED; won++) {
      while (duel.phase !== 'fight') step(duel, [REST, REST], DT);
      duel.bots[1].x = -2;
      const events = run(duel, 2.2, REST, REST);
      expect(events.some((event) => event.type === 'round' && event.winner === 0)).toBe(true);
      expect(duel.wins).toEqual([won, 0]);
    }
    expect(duel.phase).toBe('done');
  });
  it('plays a round again when both fall together', () => {
    const duel = fighting();
    duel.bots[0].x = -2;
    duel.bots[1].x = -3;
    const events = run(duel, 2.2, REST, REST);
    expect(events.some((event) => event.type === 'round' && event.winner === null)).toBe(true);
    expect(duel.wins).toEqual([0, 0]);
    expect(duel.round).toBe(1);
  });
  it('always ends: no one can wait forever', () => {
    const duel = fighting();
    run(duel, 62, REST, REST);
    expect(duel.round > 1 || duel.wins[0] + duel.wins[1] > 0 || duel.clock < 60).toBe(true);
  });
  it('pays more for a stronger computer and a quicker win', () => {
    expect(roundPoints(2, 20)).toBeGreaterThan(roundPoints(1, 20));
    expect(roundPoints(1, 10)).toBeGreaterThan(roundPoints(1, 30));
    expect(roundPoints(1, 500)).toBe(100);
  });
  it('brings pick-ups that lie on the roof', () => {
    const duel = fighting(7);
    run(duel, 7, REST, REST);
    expect(duel.pickup).not.toBeNull();
    expect(hasFloor(duel.roof.tiles, duel.pickup!.x, duel.pickup!.y)).toBe(true);
    const { x, y, kind } = duel.pickup!;
    Object.assign(duel.bots[0], { x, y });
    expect(run(duel, DT, REST, REST)).toContainEqual({ type: 'pickup', who: 0, kind, x, y });
  });
});

describe('the computer', () => {
  it('grows with its level', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (level) => {
        const now = difficulty(level);
        const next = difficulty(level + 1);
        expect(next.reaction).toBeLessThan(now.reaction);
        expect(next.aimError).toBeLessThanOrEqual(now.aimError);
        for (const key of ['parry', 'caution', 'nerve'] as const) expect(next[key]).toBeGreaterThan(now[key]);
      }),
    );
  });
  it.each([
    [2, 1],
    [3, 2],
    [3, 1],
  ])('level %i beats level %i most of the time', { tags: 'long' }, (strong, weak) => {
    let won = 0;
    for (let seed = 1; seed <= 10; seed++) {
      if (seed % 2 === 0 ? match(strong, weak, seed) === 0 : match(weak, strong, seed) === 1) won++;
    }
    expect(won).toBeGreaterThan(6);
  });
  it('stays on a calm roof for a while without a rival near', () => {
    const random = createRandom(3).next;
    const duel = fighting(3);
    const mind = createMind();
    for (let t = 0; t < 8; t += DT) step(duel, [decide(duel, 0, difficulty(3), mind, DT, random), REST], DT);
    expect(duel.bots[0].fallen).toBeNull();
  });
});
