import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { asList, asObject } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import {
  holderOfItem,
  holdersOfSite,
  holdersOfVertical,
  textsIn,
} from '#app/bundle/translations/text-holders.server.ts';
import { keyOf } from '#app/translations/text-unit.ts';
import { definitions } from './definitions.server.ts';
import { builtIn, createRegistries } from './index.server.ts';

/** The address table of the product. A vertical may be missing, but its id and its prefix must not change. */
const prefixes = new Map([
  [1, 'c'],
  [2, 'g'],
  [3, 'weather'],
  [4, 'e'],
  [5, 'star_sign'],
  [6, 'app'],
  [8, 'qa'],
]);

it.each([...prefixes])('vertical %i is %s', (id, prefix) => {
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

it('the starter content is translated: into four languages, the games and the site into all', () => {
  const file = path.resolve(import.meta.dirname, '../../content/starter/site.json');
  const starter = asObject(parseJson(readFileSync(file, 'utf8')));
  // The starter content does not cover sections that a developer has added, so the test omits them.
  const { bundle, verticals } = createRegistries(
    builtIn.verticals.filter(({ vertical }) => prefixes.has(vertical.id)),
  );
  const holders = [
    ...holdersOfSite(new Map(Object.entries(starter)), bundle),
    ...verticals.flatMap(({ vertical: { id } }) => {
      const content = asObject(asObject(starter.data_content)[id]);
      const items = asList(content.list).flatMap((item) => holderOfItem(id, item, bundle));
      return [...items, ...holdersOfVertical(id, content, bundle)];
    }),
  ];
  const [whole, part] = [
    ['de', 'es', 'ja', 'ar'],
    ['fr', 'it', 'pl', 'pt-BR', 'tr'],
  ];
  const open = holders.flatMap((holder) => {
    const languages = ['g', 'site'].includes(holder.section) ? [...whole, ...part] : whole;
    return languages.flatMap((language) =>
      textsIn(holder, language)
        .filter(({ state }) => state !== 'reviewed')
        .map((text) => `${language} ${keyOf(holder, text.path)}: ${text.state}`),
    );
  });
  expect(open).toEqual([]);
});
