import { expect, test } from 'vitest';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import { createSuggesting, maxReadLate } from './suggesting.server.ts';

const catalogueOf = (...titles: string[]) =>
  makeCatalogue(titles.map((title, index) => makeItem({ id: index + 1, title })));

async function suggestingOf(...titles: string[]) {
  const suggesting = createSuggesting();
  await suggesting.follow([catalogueOf(...titles)], () => 0);
  return suggesting;
}

test.each([
  ['fog harbuor', ['Fog Harbour']],
  ['harbour zzqq', ['Harbour Town', 'Fog Harbour']],
  ['zz fg of', []],
  [`${Array.from({ length: 40 }, (_, index) => `zzqq${index}`).join(' ')} harbour`, []],
  ['', []],
])('items that resemble %o: %o', async (text, expected) => {
  const suggesting = await suggestingOf('Fog Harbour', 'Of Towers', 'Harbour Town');
  expect(suggesting.findAlike({ verticalId: 2 }, text, 5).map(({ title }) => title)).toEqual(expected);
});

test('there are no suggestions for a vertical whose names have not been read', async () => {
  const suggesting = await suggestingOf('Fog Harbour');
  expect(suggesting.find({ verticalId: 8 }, 'fog', { item: 5, category: 1, tag: 1 })).toEqual([]);
});

test.each([1, maxReadLate + 1])('%i translated names are found, and their changes follow', async (count) => {
  const suggesting = createSuggesting();
  const german = { verticalId: 2, language: 'de', isTranslated: true };
  const translated = (title: string) => ({
    ...catalogueOf(...Array.from({ length: count }, (_, index) => `${title} ${index}`)),
    ...german,
  });
  const titles = (text: string) =>
    suggesting.find(german, text, { item: 1, category: 0, tag: 0 }).map(({ value }) => value);
  await suggesting.follow([translated('Hafen')], () => 0);
  expect(titles('haf')).toMatchObject([{ title: 'Hafen 0' }]);
  await suggesting.follow([translated('Turm')], () => 0);
  expect(titles('tur')).toMatchObject([{ title: 'Turm 0' }]);
  expect(titles('haf')).toEqual([]);
  expect(suggesting.find({ verticalId: 2 }, 'tur', { item: 1, category: 0, tag: 0 })).toEqual([]);
});

test('the last of several simultaneous changes counts', async () => {
  const suggesting = createSuggesting();
  const first = suggesting.follow([catalogueOf('First Name')], () => 0);
  await suggesting.follow([catalogueOf('Second Name')], () => 0);
  await first;
  const names = suggesting.find({ verticalId: 2 }, 'name', { item: 5, category: 0, tag: 0 });
  expect(names.map(({ value }) => value)).toMatchObject([{ title: 'Second Name' }]);
});
