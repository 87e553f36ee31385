import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planInsertions, type Insertion } from './positions.ts';

/** Follows the definition of spec ADS-16, ADS-17 step by step, without optimisation. */
function plainPlan(positions: unknown[], adNumbers: unknown[], fallback: number, childCount: number) {
  const plan: Insertion[] = [];
  if (childCount === 0) return plan;
  for (let wanted = 1; wanted <= 40; wanted += 1) {
    const first = positions.findIndex((position) => position === wanted);
    if (first === -1) continue;
    const named = adNumbers[first];
    plan.push({
      position: wanted,
      adNumber: typeof named === 'number' && Number.isInteger(named) ? named : fallback,
      after: wanted > childCount ? childCount : wanted,
    });
  }
  return plan;
}

const position = fc.oneof(
  fc.integer({ min: -2, max: 40 }),
  fc.constantFrom(0, 1.5, Number.NaN, Infinity, '3', null, undefined),
);

it('returns the same plan as the plain definition', () => {
  fc.assert(
    fc.property(
      fc.array(position, { maxLength: 12 }),
      fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(undefined, null, 'x')), {
        maxLength: 12,
      }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 12 }),
      (positions, adNumbers, fallback, childCount) => {
        expect(planInsertions({ positions, adNumbers, fallback }, childCount)).toEqual(
          plainPlan(positions, adNumbers, fallback, childCount),
        );
      },
    ),
  );
});

it('sorts positions, drops duplicates, keeps pairs together and inserts the rest after the last child', () => {
  expect(
    planInsertions({ positions: [9, 2, 0, 2, -1, 7, 1.5, 3], adNumbers: [5, 6, 7, 8], fallback: 1 }, 4),
  ).toEqual([
    { position: 2, adNumber: 6, after: 2 },
    { position: 3, adNumber: 1, after: 3 },
    { position: 7, adNumber: 1, after: 4 },
    { position: 9, adNumber: 5, after: 4 },
  ]);
});

it('inserts nothing without children', () => {
  expect(planInsertions({ positions: [1, 2], adNumbers: [], fallback: 1 }, 0)).toEqual([]);
});
