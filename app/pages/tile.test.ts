import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import type { SiteInfo } from '#app/domain/site.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { createTileOf } from './tile.ts';

const now = Date.UTC(2026, 0, 1);
const topItems = [4, 5, 6, 7, 8, 9];

function badges(figures: SiteInfo['figures']): [number, string | undefined][] {
  const items = [1, 2, 3, ...topItems].map((id) => makeItem({ id, isFromFeed: id === 3 }));
  const catalogue = makeCatalogue(items, {
    tags: [
      { name: 'Hot', itemIds: [1, 3] },
      { name: 'Top Now', itemIds: [2, ...topItems] },
    ],
  });
  const snapshot = {
    catalogues: new Map([[2, catalogue]]),
    info: { figures },
    media: new Map(),
    settings: { languages: ['en'] },
  };
  const tileOf = createTileOf(snapshot as unknown as Snapshot, [], { now, language: 'en' });
  return [...catalogue.itemById.values()].map((item) => [item.id, tileOf(item).badge]);
}

describe('badges of tags', () => {
  it('are the tags’ own if figures are real', () => {
    expect(new Map(badges('real'))).toEqual(
      new Map([
        [1, 'hot'],
        [2, 'top'],
        [3, 'hot'],
        ...topItems.slice(0, 4).map((id) => [id, 'top'] as const),
        ...topItems.slice(4).map((id) => [id, undefined] as const),
      ]),
    );
  });

  it('name the editors on all items of their choice if nothing has been counted', () => {
    expect(new Map(badges('sample'))).toEqual(
      new Map([[1, undefined], [2, 'pick'], [3, 'hot'], ...topItems.map((id) => [id, 'pick'] as const)]),
    );
  });
});
