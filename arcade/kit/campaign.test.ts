import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCampaign, readStars, withFinished } from './campaign.ts';
import { createRecords } from './records.ts';
import type { Storage } from './storage.ts';

const slot = (given: Record<string, unknown> = {}): Storage => {
  const kept = new Map(Object.entries(given).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    get: <T>(key: string, fallback: T) => {
      const text = kept.get(key);
      return text === undefined ? fallback : (JSON.parse(text) as T);
    },
    set: (key, value) => kept.set(key, JSON.stringify(value)),
  };
};

describe('stars', () => {
  it('reads any stored value as whole numbers of stars for existing levels', () => {
    expect(readStars([3, null, 2], 10)).toEqual([3, 0, 2]);
    expect(readStars([1, 2, 3], 2)).toEqual([1, 2]);
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.integer({ min: 1, max: 60 }), (stored, count) => {
        const stars = readStars(stored, count);
        expect(stars).toHaveLength(Math.min(count, stored.length));
        for (const value of stars) expect([0, 1, 2, 3]).toContain(value);
      }),
    );
  });

  it('never decrease with another result, and extend to the finished level', () => {
    const stars = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        stars,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 3 }),
        (before, level, earned) => {
          const after = withFinished(before, level, earned);
          expect(after).toHaveLength(Math.max(before.length, level));
          expect(after[level - 1]).toBe(Math.max(before[level - 1] ?? 0, earned));
          for (const [index, value] of before.entries()) expect(after[index]).toBeGreaterThanOrEqual(value);
        },
      ),
    );
  });
});

describe('campaign', () => {
  it('begins at level 1 with nothing else open', () => {
    const campaign = createCampaign(slot(), 60);
    expect(campaign.level).toBe(1);
    expect(campaign.unlocked).toBe(1);
    expect(campaign.finished).toBe(0);
    expect(campaign.levels.count).toBe(60);
    expect(campaign.levels.stars(1)).toBe(0);
  });

  it('opens the next level when one is finished, also without a star', () => {
    const campaign = createCampaign(slot(), 60);
    campaign.finish(0);
    expect(campaign.levels.unlocked()).toBe(2);
    campaign.next();
    expect(campaign.level).toBe(2);
    campaign.finish(2);
    expect(campaign.levels.stars(2)).toBe(2);
    expect(campaign.finished).toBe(2);
  });

  it('continues from the stored progress, including that of earlier versions', () => {
    const campaign = createCampaign(slot({ stars: [3, null, 1], unlocked: 4 }), 60);
    expect(campaign.level).toBe(4);
    expect(campaign.levels.stars(1)).toBe(3);
    expect(campaign.levels.stars(2)).toBe(0);
    campaign.levels.pick(2);
    expect(campaign.level).toBe(2);
    campaign.toLatest();
    expect(campaign.level).toBe(4);
  });

  it('is the same after it was closed and opened', () => {
    const storage = slot();
    const first = createCampaign(storage, 12, 'drills');
    first.finish(3);
    first.finish(1, 2);
    const again = createCampaign(storage, 12, 'drills');
    expect(again.unlocked).toBe(3);
    expect([1, 2, 3].map(again.levels.stars)).toEqual([3, 1, 0]);
  });

  it('ends with its last level', () => {
    const campaign = createCampaign(slot({ stars: [1, 1, 1] }), 3);
    expect(campaign.unlocked).toBe(3);
    expect(campaign.finished).toBe(3);
    expect(campaign.level).toBe(3);
    campaign.next();
    expect(campaign.level).toBe(3);
  });
});

describe('records', () => {
  it('keep the best of each level and their sum', () => {
    const storage = slot({ scores: [100, null, 50] });
    const scores = createRecords(storage, 'scores');
    expect(scores.total).toBe(150);
    expect(scores.at(2)).toBe(0);
    expect(scores.offer(1, 90)).toBe(false);
    expect(scores.offer(1, 100)).toBe(false);
    expect(scores.offer(5, 70)).toBe(true);
    expect(scores.total).toBe(220);
    expect(createRecords(storage, 'scores').at(5)).toBe(70);
  });

  it('keep the lowest time', () => {
    const times = createRecords(slot(), 'times', 'lowest');
    expect(times.offer(2, 31.5)).toBe(true);
    expect(times.offer(2, 33)).toBe(false);
    expect(times.offer(2, 30)).toBe(true);
    expect(times.at(2)).toBe(30);
  });
});
