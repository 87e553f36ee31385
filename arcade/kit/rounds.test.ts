import { describe, expect, it } from 'vitest';
import { createBestScore } from './best-score.ts';
import { createCampaign } from './campaign.ts';
import { createRounds } from './rounds.ts';
import type { Storage } from './storage.ts';

function createMemory(): Storage {
  const kept = new Map<string, unknown>();
  return {
    get: <Value>(key: string, fallback: Value) => (kept.get(key) as Value | undefined) ?? fallback,
    set: (key, value) => kept.set(key, value),
  };
}

function createTestRounds() {
  const storage = createMemory();
  const best = createBestScore(storage);
  const campaign = createCampaign(storage, 3);
  const rounds = createRounds<'daily'>({ storage, best, campaign });
  return { storage, best, campaign, rounds };
}

describe('a won round', () => {
  it('stores the stars of the level and the best score, and shows both', () => {
    const { best, campaign, rounds } = createTestRounds();
    const result = rounds.win({ heading: 'Won', stars: 2, score: 50, record: 'level-1' });
    expect(result).toEqual({ heading: 'Won', stars: 2, score: 50, best: 50, newBest: true });
    expect(campaign.levels.stars(1)).toBe(2);
    expect(best.value).toBe(50);
  });

  it('is not a new best if an earlier round had more points', () => {
    const { best, rounds } = createTestRounds();
    rounds.win({ heading: '', stars: 3, score: 80, record: 'level-1' });
    expect(rounds.win({ heading: '', stars: 1, score: 20, record: 'level-1' })).toMatchObject({
      best: 80,
      newBest: false,
    });
    expect(rounds.win({ heading: '', stars: 1, score: 20, record: 'level-2' })).toMatchObject({
      best: 20,
      newBest: true,
    });
    expect(best.value).toBe(80);
  });

  it('finishes no level in another mode', () => {
    const { campaign, rounds } = createTestRounds();
    rounds.choose('daily');
    rounds.win({ heading: '', stars: 3, score: 10 });
    expect(campaign.finished).toBe(0);
  });
});

describe('a lost round', () => {
  it('shows the best score and does not store its own', () => {
    const { best, rounds } = createTestRounds();
    rounds.win({ heading: '', score: 10 });
    expect(rounds.lose({ heading: 'Lost', score: 90 }, false)).toEqual({
      heading: 'Lost',
      score: 90,
      best: 10,
      newBest: false,
    });
    expect(best.value).toBe(10);
  });

  it('stores its score if it counts', () => {
    const { best, rounds } = createTestRounds();
    expect(rounds.lose({ heading: '', score: 90, record: 'endless' }, true)).toMatchObject({ newBest: true });
    expect(best.value).toBe(90);
  });
});

describe('the next round', () => {
  it('is the next level, until the last one', () => {
    const { campaign, rounds } = createTestRounds();
    const levels = [1, 2, 3].map(() => {
      rounds.win({ heading: '', stars: 1, score: 1 });
      rounds.next();
      return campaign.level;
    });
    expect(levels).toEqual([2, 3, 3]);
  });

  it('is the latest level after another mode', () => {
    const { campaign, rounds } = createTestRounds();
    rounds.win({ heading: '', stars: 1, score: 1 });
    rounds.choose('daily');
    rounds.next();
    expect(rounds.mode).toBe('levels');
    expect(campaign.level).toBe(2);
  });

  it('is the latest level after the title screen', () => {
    const { campaign, rounds } = createTestRounds();
    rounds.win({ heading: '', stars: 1, score: 1 });
    campaign.level = 1;
    rounds.choose('daily');
    rounds.reset();
    expect(rounds.mode).toBe('levels');
    expect(campaign.level).toBe(2);
  });
});
