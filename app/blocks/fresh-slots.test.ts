import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillFreshSlots } from './fresh-slots.ts';

const tiles = [{ id: 1 }, { id: 2 }, { id: 3 }];

describe('the slots of a grid for a visitor who knows some items', () => {
  it('are unchanged for a visitor who knows none', () => {
    expect(fillFreshSlots(tiles, [4, 5], new Set())).toEqual(tiles.map((tile) => ({ kind: 'tile', tile })));
  });

  it('show other items instead of known ones', () => {
    expect(fillFreshSlots(tiles, [4, 5, 6], new Set([2, 4]))).toEqual([
      { kind: 'tile', tile: { id: 1 } },
      { kind: 'other', id: 5, instead: { id: 2 } },
      { kind: 'tile', tile: { id: 3 } },
    ]);
  });

  it('are empty at the end if too few other items are left', () => {
    expect(fillFreshSlots(tiles, [4], new Set([1, 2, 4]))).toEqual([
      { kind: 'tile', tile: { id: 3 } },
      { kind: 'empty', instead: { id: 1 } },
      { kind: 'empty', instead: { id: 2 } },
    ]);
  });

  it('do not exist if the visitor knows everything', () => {
    expect(fillFreshSlots(tiles, [4], new Set([1, 2, 3, 4]))).toBeNull();
  });

  it('keep their number and never show a known item or the same item twice', () => {
    const ids = fc.uniqueArray(fc.nat(20), { maxLength: 16 });
    fc.assert(
      fc.property(ids, fc.nat(16), ids, (all, cut, knownIds) => {
        const known = new Set(knownIds);
        const [given, others] = [all.slice(0, cut), all.slice(cut)];
        const slots = fillFreshSlots(
          given.map((id) => ({ id })),
          others,
          known,
        );
        if (slots === null) {
          expect(all.every((id) => known.has(id)) || given.length === 0).toBe(true);
          return;
        }
        const shown = slots.flatMap((slot) =>
          slot.kind === 'tile' ? [slot.tile.id] : slot.kind === 'other' ? [slot.id] : [],
        );
        expect(slots).toHaveLength(given.length);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.some((id) => known.has(id))).toBe(false);
      }),
    );
  });
});
