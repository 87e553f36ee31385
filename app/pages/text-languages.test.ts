import { expect, it } from 'vitest';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { languagesOfItem, languagesOfItemPage } from './text-languages.ts';

it('a page with composed texts exists only in the languages that have them', () => {
  const site = { settings: { languages: ['nl', 'de', 'fr', 'es'] } } as unknown as Snapshot;
  const translation = (isComplete: boolean) => ({ translation: { isComplete } });
  const translations = new Map([
    ['de', translation(true)],
    ['fr', translation(true)],
    ['es', translation(false)],
  ]);
  const item = { translations } as unknown as Item;
  expect(languagesOfItem(site, item)).toEqual(['nl', 'de', 'fr']);
  expect(languagesOfItemPage(site, item, {})).toEqual(['nl', 'de', 'fr']);
  expect(languagesOfItemPage(site, item, { composesIn: (tag) => tag === 'de' })).toEqual(['nl', 'de']);
});
