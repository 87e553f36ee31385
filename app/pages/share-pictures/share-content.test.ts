import { expect, it } from 'vitest';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { MediaFile } from '#app/domain/media-file.ts';
import { makeItem } from '#test/support/items.ts';
import { shareContentOf } from './share-content.ts';

const media = new Map(['a', 'b', 'c', 'd', 'e'].map((name) => [name, { hash: name.repeat(2) } as MediaFile]));
const site = { media, catalogues: new Map() };

it('the picture of an item shows its cover, unless the operator has chosen one', () => {
  const item = makeItem({ id: 7, verticalId: 2, title: 'Chess', image: 'a' });
  const content = shareContentOf(site, { kind: 'item', item });
  expect(content).toEqual({ key: '2-7', title: 'Chess', chosen: '', covers: ['aa'] });
  const chosen = shareContentOf(site, { kind: 'item', item: { ...item, imageShared: 'b' } });
  expect(chosen?.chosen).toBe('bb');
});

it('an item whose cover is at another host has a picture only if the operator has chosen one', () => {
  const item = makeItem({ id: 1, image: 'https://elsewhere.example/a.png' });
  expect(shareContentOf(site, { kind: 'item', item })).toBeNull();
  expect(shareContentOf(site, { kind: 'item', item: { ...item, imageShared: 'b' } })?.chosen).toBe('bb');
});

it('the picture of a category shows four covers, or one of fewer', () => {
  const category = { id: 30, name: 'Puzzles' } as Category;
  const contentOf = (images: string[]) => {
    const items = images.map((image) => makeItem({ id: 1, image }));
    const catalogue = { itemsByCategory: new Map([[30, items]]) };
    const catalogues = new Map([[2, catalogue as never]]);
    return shareContentOf({ media, catalogues }, { kind: 'category', verticalId: 2, category });
  };
  expect(contentOf(['a', 'unknown', 'b', 'c', '', 'd', 'e'])?.covers).toEqual(['aa', 'bb', 'cc', 'dd']);
  expect(contentOf(['a', 'b', 'c'])?.covers).toEqual(['aa']);
  expect(contentOf([])).toEqual({ key: '2-c30', title: 'Puzzles', chosen: '', covers: [] });
});
