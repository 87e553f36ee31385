import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareData } from './share-data.ts';

const tile = (title: string) => ({ title, tags: ['new'] });

describe('shareData', () => {
  it('keeps equal values and takes changed ones', () => {
    const before = { blocks: [{ tiles: [tile('A'), tile('B')] }, { tiles: [tile('C')] }], kind: 'home' };
    const next = { blocks: [{ tiles: [tile('A'), tile('X')] }, { tiles: [tile('C')] }], kind: 'home' };
    const shared = shareData(before, next) as typeof before;
    expect(shared).toEqual({
      blocks: [{ tiles: [tile('A'), tile('X')] }, { tiles: [tile('C')] }],
      kind: 'home',
    });
    expect(shared).not.toBe(before);
    expect(shared.blocks[0]?.tiles[0]).toBe(before.blocks[0]?.tiles[0]);
    expect(shared.blocks[1]).toBe(before.blocks[1]);
  });

  it('notices entries that were removed or replaced by undefined', () => {
    expect(shareData({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
    expect(shareData([1, 2], [1])).toEqual([1]);
    expect(Object.keys(shareData({ a: 1, b: 2 }, { a: 1 }) as object)).toEqual(['a']);
  });

  it('never keeps a date or a promise', () => {
    const next = { at: new Date(0), later: Promise.resolve(1) };
    expect(shareData({ at: new Date(0), later: Promise.resolve(1) }, next)).toBe(next);
  });

  it('returns the new data, and the old object if both are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
        const wanted = structuredClone(next);
        expect(shareData(before, next)).toEqual(wanted);
        const copy = structuredClone(before);
        expect(shareData(before, copy)).toBe(before);
      }),
    );
  });
});
