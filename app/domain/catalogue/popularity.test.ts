import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import type { CountedFigures } from '../snapshot.ts';
import type { SiteInfo } from '../site.ts';
import type { Item } from './item.ts';
import { sortItems } from './lists.ts';
import {
  areOpened,
  popularityIn,
  popularityOf,
  weightOfPast,
  type ItemOpenings,
  type SectionOpenings,
} from './popularity.ts';

const none = { likes: 0, dislikes: 0, collections: 0, opens: 0 };

/** The openings of the items of a section. `ever` includes `recent`. */
const openings = fc
  .array(
    fc.record({
      earlier: fc.oneof(fc.nat(5), fc.nat(2_000_000)),
      recent: fc.oneof(fc.nat(5), fc.nat(100_000)),
      sample: fc.oneof(fc.constant(0), fc.nat(2_000_000)),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((items) =>
    items.map(({ earlier, recent, sample }): ItemOpenings => ({ ever: earlier + recent, recent, sample })),
  );

function sectionOf(items: readonly ItemOpenings[]): SectionOpenings {
  return {
    ever: items.reduce((sum, { ever }) => sum + ever, 0),
    greatestSample: Math.max(...items.map(({ sample }) => sample)),
  };
}

function scores(items: readonly ItemOpenings[]): number[] {
  const section = sectionOf(items);
  return items.map((item) => popularityOf(item, section));
}

/** Returns the indices of the items, sorted by a number, the highest first. The sort is stable. */
function orderBy(items: readonly ItemOpenings[], numberOf: (item: ItemOpenings, at: number) => number) {
  return items
    .map((item, at) => ({ at, number: numberOf(item, at) }))
    .sort((a, b) => b.number - a.number)
    .map(({ at }) => at);
}

describe('popularity', () => {
  it('never falls behind another item with one more opening', () => {
    fc.assert(
      fc.property(openings, fc.nat(), (items, chosen) => {
        const own = chosen % items.length;
        const later = items.map((item, at) =>
          at === own ? { ...item, ever: item.ever + 1, recent: item.recent + 1 } : item,
        );
        const [before, after] = [scores(items), scores(later)];
        for (const at of items.keys()) {
          if (before[own]! >= before[at]!) expect(after[own]).toBeGreaterThanOrEqual(after[at]!);
        }
      }),
    );
  });

  it('is the order of all openings ever if there are no recent ones', () => {
    fc.assert(
      fc.property(openings, (items) => {
        const quiet = items.map((item) => ({ ...item, recent: 0, sample: 0 }));
        const values = scores(quiet);
        expect(orderBy(quiet, (_, at) => values[at]!)).toEqual(orderBy(quiet, ({ ever }) => ever));
      }),
    );
  });

  it('is the order of the samples before the first opening, and of nothing else without samples', () => {
    fc.assert(
      fc.property(openings, (items) => {
        const fresh = items.map((item) => ({ ...item, ever: 0, recent: 0 }));
        const values = scores(fresh);
        expect(orderBy(fresh, (_, at) => values[at]!)).toEqual(orderBy(fresh, ({ sample }) => sample));
      }),
    );
  });

  it('of an opened item is higher than any sample', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: weightOfPast }), fc.nat(2_000_000), (ever, sample) => {
        const section = { ever, greatestSample: sample };
        const opened = popularityOf({ ever: 1, recent: 0, sample: 0 }, section);
        expect(opened).toBeGreaterThan(popularityOf({ ever: 0, recent: 0, sample }, section));
      }),
    );
  });

  it('does not depend on samples once the section has enough real openings', () => {
    fc.assert(
      fc.property(openings, (items) => {
        fc.pre(sectionOf(items).ever >= weightOfPast);
        expect(scores(items)).toEqual(scores(items.map((item) => ({ ...item, sample: 0 }))));
      }),
    );
  });

  it('lets a week outweigh a long past, in proportion to its openings', () => {
    const veteran = { ever: 90_000, recent: 20, sample: 0 };
    const risen = { ever: 600, recent: 300, sample: 0 };
    const [first, second] = scores([veteran, risen]);
    expect(second).toBeGreaterThan(first!);
    const [quietVeteran, few] = scores([veteran, { ever: 40, recent: 30, sample: 0 }]);
    expect(quietVeteran).toBeGreaterThan(few!);
  });
});

describe('the popularity of the items of a site', () => {
  const site = (items: readonly Item[], figures: SiteInfo['figures']) => ({
    info: { figures } as SiteInfo,
    catalogues: new Map([[2, makeCatalogue(items)]]),
  });
  const counted = (opens: ReadonlyMap<number, number>, recent = opens): CountedFigures => ({
    get: (_, id) => ({ ...none, opens: opens.get(id) ?? 0 }),
    recentOpens: (_, id) => recent.get(id) ?? 0,
    sectionOpens: () => [...opens.values()].reduce((sum, count) => sum + count, 0),
  });
  const items = [5, 30, 20].map((opens, at) => makeItem({ id: at + 1, figures: { ...none, opens } }));
  const order = (figures: SiteInfo['figures'], visitors: CountedFigures, list: readonly Item[] = items) =>
    sortItems({}, list, 'popular', popularityIn(site(list, figures), visitors)).map(({ id }) => id);

  it('adds openings of visitors to real figures', () => {
    expect(order('real', counted(new Map()))).toEqual([2, 3, 1]);
    expect(order('real', counted(new Map([[3, 11]]), new Map()))).toEqual([3, 2, 1]);
    expect(order('real', counted(new Map([[1, 20]])))).toEqual([1, 2, 3]);
  });

  it('takes sample figures only for items that no one has opened', () => {
    expect(order('sample', counted(new Map()))).toEqual([2, 3, 1]);
    expect(order('sample', counted(new Map([[1, 1]]), new Map()))).toEqual([1, 2, 3]);
    expect(order('sample', counted(new Map([[1, weightOfPast]])))).toEqual([1, 2, 3]);
    const others = items.with(1, makeItem({ id: 2, figures: { ...none, opens: 1 } }));
    expect(order('sample', counted(new Map([[1, 1]])), others)).toEqual([1, 3, 2]);
    expect(order('sample', counted(new Map([[1, weightOfPast]])), others)).toEqual([1, 2, 3]);
  });

  it('takes the figures of feed items, which are real', () => {
    const withFeed = [...items, makeItem({ id: 9, figures: { ...none, opens: 1 }, isFromFeed: true })];
    expect(order('sample', counted(new Map()), withFeed)).toEqual([9, 2, 3, 1]);
    expect(areOpened(site(withFeed, 'sample'), withFeed, counted(new Map()))).toBe(true);
    expect(areOpened(site(items, 'sample'), items, counted(new Map()))).toBe(false);
    expect(areOpened(site(items, 'sample'), items, counted(new Map([[3, 1]])))).toBe(true);
  });

  it('depends on whether the figures are samples, even if sites share a catalogue', () => {
    const real = site(items, 'real');
    const preview = { ...real, info: { figures: 'sample' } as SiteInfo };
    const visitors = counted(new Map([[3, 1]]));
    const valuesIn = (shown: typeof real) => items.map(popularityIn(shown, visitors));
    const [ofReal, ofPreview] = [valuesIn(real), valuesIn(preview)];
    expect(ofReal).toEqual(valuesIn(site(items, 'real')));
    expect(ofPreview).toEqual(valuesIn(site(items, 'sample')));
  });
});
