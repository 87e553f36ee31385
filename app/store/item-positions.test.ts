import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignPositions, positionStep } from './item-positions.ts';

const inOrder = (positions: ReadonlyMap<number, number>) =>
  [...positions].sort(([, a], [, b]) => a - b).map(([id]) => id);

it('items keep their positions when others are added, removed and moved', () => {
  const current = new Map([1, 2, 3, 4].map((id) => [id, id * positionStep]));
  const positions = assignPositions([9, 1, 8, 4, 7], current);
  expect(inOrder(positions)).toEqual([9, 1, 8, 4, 7]);
  expect([positions.get(1), positions.get(4)]).toEqual([current.get(1), current.get(4)]);
});

it('all items get new positions when there is no number left between two', () => {
  const current = new Map([
    [1, 0],
    [2, 1],
  ]);
  expect(assignPositions([1, 3, 2], current)).toEqual(
    new Map([
      [1, 0],
      [3, positionStep],
      [2, 2 * positionStep],
    ]),
  );
});

it('the positions are different whole numbers in the wanted order', { tags: 'property' }, () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(
      ids,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -9, max: 99 }))),
      (wanted, current) => {
        const positions = assignPositions(wanted, new Map(current));
        expect(inOrder(positions)).toEqual(wanted);
        expect(new Set(positions.values()).size).toBe(wanted.length);
        expect([...positions.values()].every(Number.isSafeInteger)).toBe(true);
      },
    ),
  );
});
