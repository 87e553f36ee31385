import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateLot } from './generator.ts';
import { FIRST_LEVEL, LEVEL_COUNT, difficulty, fuelFor, lotFor } from './levels.ts';
import { createAttempt } from './play.ts';
import {
  EXIT_ROW,
  SIZE,
  YELLOW,
  applySlide,
  cellAt,
  cellsOf,
  isOut,
  occupancy,
  scoreFor,
  slidesFrom,
  spanOf,
  starsFor,
  startOf,
  twoStarLimit,
} from './rules.ts';
import type { Lot } from './rules.ts';
import { SEEDS } from './seeds.ts';
import { explore, solve } from './solver.ts';

/** The yellow car is at the left of its row, with a vertical car in front of it. */
function smallLot(extra: Partial<Lot> = {}): Lot {
  return {
    vehicles: [
      { horizontal: true, lane: EXIT_ROW, length: 2 },
      { horizontal: false, lane: 3, length: 2 },
    ],
    planters: [],
    oneWays: [],
    barrier: undefined,
    start: [0, 1],
    par: 2,
    ...extra,
  };
}

describe('driving', () => {
  it('stays on the lane and stops at walls, vehicles and planters', () => {
    const lot = smallLot({ planters: [cellAt(5, 3)] });
    expect(spanOf(lot, startOf(lot), YELLOW)).toEqual({ min: 0, max: 1 });
    expect(spanOf(lot, startOf(lot), 1)).toEqual({ min: 0, max: 3 });
  });

  it('follows one-way lanes', () => {
    const down = smallLot({ oneWays: [{ horizontal: false, lane: 3, direction: 1 }] });
    expect(spanOf(down, startOf(down), 1)).toEqual({ min: 1, max: 4 });
    const up = smallLot({ oneWays: [{ horizontal: false, lane: 3, direction: -1 }] });
    expect(spanOf(up, startOf(up), 1)).toEqual({ min: 0, max: 1 });
  });

  it('is stopped by a boom until the key car has crossed the pad', () => {
    const lot = smallLot({
      vehicles: [
        { horizontal: true, lane: EXIT_ROW, length: 2 },
        { horizontal: true, lane: 5, length: 2 },
      ],
      start: [0, 0],
      barrier: { cell: cellAt(EXIT_ROW, 4), pad: cellAt(5, 3), key: 1 },
    });
    expect(spanOf(lot, startOf(lot), YELLOW).max).toBe(2);
    const short = applySlide(lot, startOf(lot), { vehicle: 1, to: 1 });
    expect(short.open).toBe(false);
    const across = applySlide(lot, startOf(lot), { vehicle: 1, to: 4 });
    expect(across.open).toBe(true);
    expect(spanOf(lot, across, YELLOW).max).toBe(4);
    expect(applySlide(lot, across, { vehicle: 1, to: 0 }).open).toBe(true);
    expect(solve(lot, startOf(lot))).toHaveLength(2);
  });
});

describe('the solver', () => {
  it('finds the fewest moves', () => {
    const lot = smallLot();
    expect(solve(lot, startOf(lot))).toEqual([
      { vehicle: 1, to: 0 },
      { vehicle: YELLOW, to: 4 },
    ]);
  });

  it('says when there is no way out', () => {
    const stuck = smallLot({ planters: [cellAt(0, 3), cellAt(3, 3)] });
    expect(solve(stuck, startOf(stuck))).toBeUndefined();
  });

  it('agrees with the distances of a full exploration', () => {
    const lot = lotFor(5);
    const reach = explore(lot, startOf(lot), 20_000);
    expect(reach?.toExit[0]).toBe(lot.par);
  });
});

describe('every level', () => {
  const lots = Array.from({ length: LEVEL_COUNT }, (_, index) => lotFor(index + 1));

  it('can be solved in exactly its par, within its range', () => {
    expect(SEEDS).toHaveLength(LEVEL_COUNT);
    lots.forEach((lot, index) => {
      const { leastMoves, mostMoves } = difficulty(index + 1);
      expect(solve(lot, startOf(lot))).toHaveLength(lot.par);
      expect(lot.par).toBeGreaterThanOrEqual(leastMoves);
      expect(lot.par).toBeLessThanOrEqual(mostMoves);
    });
  }, 30_000);

  it('has no overlaps and keeps the exit row for the yellow car', () => {
    for (const lot of lots) {
      const cells = lot.vehicles.flatMap((vehicle, index) => cellsOf(vehicle, lot.start[index]!));
      const fixed = [...lot.planters, ...(lot.barrier ? [lot.barrier.cell] : [])];
      expect(new Set([...cells, ...fixed]).size).toBe(cells.length + fixed.length);
      expect(cells.every((cell) => cell >= 0 && cell < SIZE * SIZE)).toBe(true);
      expect(lot.vehicles.filter((vehicle) => vehicle.horizontal && vehicle.lane === EXIT_ROW)).toHaveLength(
        1,
      );
    }
  });

  it('has the parts its difficulty names, and is the same every time', () => {
    lots.forEach((lot, index) => {
      const wanted = difficulty(index + 1);
      expect(lot.vehicles).toHaveLength(wanted.vehicles);
      expect(lot.planters).toHaveLength(wanted.planters);
      expect(lot.oneWays).toHaveLength(wanted.oneWays);
      expect(lot.barrier !== undefined).toBe(wanted.barrier);
      expect(lot.vehicles.filter((vehicle) => vehicle.length === 4)).toHaveLength(wanted.buses);
    });
    expect(generateLot(SEEDS[11]!, difficulty(12))).toEqual(lots[11]);
  });

  it('gives petrol for more than the fewest moves', () => {
    lots.forEach((lot, index) => expect(fuelFor(index + 1, lot.par)).toBeGreaterThan(twoStarLimit(lot.par)));
  });
});

describe('an attempt', () => {
  it('counts consecutive drives of one vehicle as one move, and as none if it returns', () => {
    const attempt = createAttempt(smallLot(), 9);
    attempt.slide({ vehicle: 1, to: 2 });
    attempt.slide({ vehicle: 1, to: 3 });
    expect(attempt.moves).toBe(1);
    attempt.slide({ vehicle: 1, to: 1 });
    expect(attempt.moves).toBe(0);
  });

  it('is won at the exit and lost without petrol', () => {
    const won = createAttempt(smallLot(), 2);
    won.slide({ vehicle: 1, to: 3 });
    won.slide({ vehicle: YELLOW, to: 4 });
    expect(won.status).toBe('won');
    expect(won.slide({ vehicle: 1, to: 0 })).toBe(false);
    const lost = createAttempt(smallLot(), 1);
    lost.slide({ vehicle: 1, to: 3 });
    expect(lost.status).toBe('lost');
    expect(lost.slide({ vehicle: YELLOW, to: 4 })).toBe(false);
    expect(lost.undo()).toBe(1);
    expect(lost.status).toBe('playing');
  });

  it('can be played at par along the solution of every fourth level', () => {
    for (let level = 2; level <= LEVEL_COUNT; level += 4) {
      const lot = lotFor(level);
      const attempt = createAttempt(lot, fuelFor(level, lot.par));
      for (const slide of solve(lot, startOf(lot)) ?? []) expect(attempt.slide(slide)).toBe(true);
      expect(attempt.status).toBe('won');
      expect(attempt.moves).toBe(lot.par);
    }
  }, 20_000);

  it('keeps vehicles apart and undoes back to the start, whatever is driven', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: LEVEL_COUNT }),
        fc.array(fc.nat(), { maxLength: 25 }),
        (level, choices) => {
          const lot = lotFor(level);
          const attempt = createAttempt(lot, 99);
          for (const choice of choices) {
            const slides = slidesFrom(lot, attempt.position);
            const slide = slides[choice % slides.length];
            if (!slide || isOut(lot, attempt.position)) break;
            expect(attempt.slide(slide)).toBe(true);
            const covered = lot.vehicles.reduce((sum, vehicle) => sum + vehicle.length, 0);
            expect(occupancy(lot, attempt.position).filter((cell) => cell >= 0)).toHaveLength(covered);
          }
          while (attempt.undo() !== undefined);
          expect(attempt.position).toEqual(startOf(lot));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('difficulty and stars', () => {
  const all = Array.from({ length: LEVEL_COUNT }, (_, index) => difficulty(index + 1));

  it('grows: longer solutions, fuller lots, less petrol', () => {
    for (let index = 1; index < all.length; index += 1) {
      expect(all[index]!.leastMoves).toBeGreaterThanOrEqual(all[index - 1]!.leastMoves);
      expect(all[index]!.vehicles).toBeGreaterThanOrEqual(all[index - 1]!.vehicles);
      expect(all[index]!.slack).toBeLessThan(all[index - 1]!.slack);
    }
    expect(all.at(-1)!.leastMoves).toBeGreaterThan(all[0]!.leastMoves * 4);
  });

  it('brings each part in at its level', () => {
    for (const [part, first] of [
      ['planters', FIRST_LEVEL.planter],
      ['buses', FIRST_LEVEL.bus],
      ['oneWays', FIRST_LEVEL.oneWay],
      ['barrier', FIRST_LEVEL.barrier],
    ] as const) {
      expect(all.slice(0, first - 1).some((level) => Number(level[part]) > 0)).toBe(false);
      expect(all.slice(first - 1, first + 3).some((level) => Number(level[part]) > 0)).toBe(true);
    }
  });

  it('gives three stars at par only, and two at most after a hint', () => {
    expect(starsFor(10, 10, false)).toBe(3);
    expect(starsFor(10, 11, false)).toBe(2);
    expect(starsFor(10, twoStarLimit(10) + 1, false)).toBe(1);
    expect(starsFor(10, 10, true)).toBe(2);
    expect(scoreFor(10, 10, false)).toBeGreaterThan(scoreFor(10, 12, false));
  });
});
