import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFinding, findingOf, isMet } from './finding.ts';
import { isQuiet } from './quiet.ts';
import { median, summarise } from './statistics.ts';

const ceiling = { name: 'start', digits: 1, unit: ' s', aim: 3, isCeiling: true };

describe('a finding', () => {
  it('is the median of its measurements, printed with their range and a verdict', () => {
    expect(describeFinding(findingOf([2.5, 9, 2], ceiling), true)).toBe(
      '  start: 2.5 s [2.0 to 9.0] (aim at most 3 s: met)',
    );
  });

  it('has no range if it is a size', () => {
    expect(describeFinding({ ...ceiling, value: 4 }, true)).toBe('  start: 4.0 s (aim at most 3 s: MISSED)');
  });

  it('has no verdict if the machine was busy', () => {
    expect(describeFinding({ ...ceiling, value: 4 }, false)).toContain('no verdict');
  });

  it('meets a lower bound if it is higher', () => {
    expect(
      [0.89, 0.9, 0.91].map((value) => isMet({ ...ceiling, aim: 0.9, isCeiling: false, value })),
    ).toEqual([false, true, true]);
  });
});

it('a machine is quiet while other programs use a tenth of a processor at most', () => {
  expect([0, 0.1, 0.11, null].map(isQuiet)).toEqual([true, true, false, true]);
});

it('a summary is within its sample and around its median', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, noNaN: true }), { minLength: 1 }), (values) => {
      const { median: middle, low, high } = summarise(values);
      expect(values).toEqual(expect.arrayContaining([low, middle, high]));
      expect(low <= middle && middle <= high).toBe(true);
      expect(middle).toBe(median(values.toReversed()));
    }),
  );
});

it('a summary of ten measurements or more excludes the extremes', () => {
  const values = [...Array.from({ length: 18 }, () => 5), 0, 100];
  expect(summarise(values)).toEqual({ median: 5, low: 5, high: 5 });
});
