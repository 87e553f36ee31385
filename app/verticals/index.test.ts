import { expect, it } from 'vitest';
import { definitions } from './definitions.server.ts';
import { builtIn, createRegistries } from './index.server.ts';

/** The address table of the product. A vertical may be missing, but its id and its prefix belong together. */
it.each([
  [1, 'c'],
  [2, 'g'],
  [3, 'weather'],
  [4, 'e'],
  [5, 'star_sign'],
  [6, 'app'],
  [8, 'qa'],
])('vertical %i is %s', (id, prefix) => {
  const matching = builtIn.verticals.filter(
    ({ vertical }) => vertical.id === id || vertical.prefix === prefix,
  );
  for (const { vertical } of matching) expect([vertical.id, vertical.prefix]).toEqual([id, prefix]);
});

it('each vertical names its own folder', () => {
  for (const [folder, { vertical }] of definitions) expect(vertical.scope).toBe(folder);
});

it('two verticals cannot have the same id', () => {
  const [first] = builtIn.verticals;
  if (!first) throw new Error('There is no vertical.');
  expect(() => createRegistries([first, first])).toThrow(`Two verticals have the id "${first.vertical.id}".`);
});
