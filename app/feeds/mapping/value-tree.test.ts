import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textsAt } from './read-path.ts';
import { buildValueTree, type ValueNode } from './value-tree.ts';

const listed = (nodes: readonly ValueNode[]): ValueNode[] =>
  nodes.flatMap((node) => [node, ...listed(node.children)]);

it('shows an entry as paths with their values, and the members of all objects of a list first', () => {
  const entry = {
    name: 'Owl',
    images: [{ url: 'a', size: { w: 1 } }, { url: 'b' }],
    tags: ['x', 'y'],
    thumb: { '#text': 't', '@alt': 'Owl' },
  };
  const shown = listed(buildValueTree(entry)).map(({ path, values }) => `${path} = ${values.join()}`);
  expect(shown).toEqual([
    'name = Owl',
    'images = ',
    'images.url = a,b',
    'images.0 = ',
    'images.0.url = a',
    'images.0.size = ',
    'images.0.size.w = 1',
    'images.1 = ',
    'images.1.url = b',
    'tags = x,y',
    'tags.0 = x',
    'tags.1 = y',
    'thumb = t',
    'thumb.@alt = Owl',
  ]);
});

it('is bounded whatever an entry contains, and each value is what a rule with its path finds', () => {
  const names = fc.constantFrom('a', 'b.c', '__proto__', 'constructor', '0', '');
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 8 },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 30 }),
      fc.dictionary(names, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, (entry) => {
      const nodes = listed(buildValueTree(entry));
      expect(nodes.length).toBeLessThanOrEqual(400);
      for (const { path, values } of nodes) {
        expect(values).toEqual(textsAt(entry, path, 5).map((text) => text.slice(0, 300).toWellFormed()));
      }
    }),
    { numRuns: 100 },
  );
  let deep: unknown = 'end';
  for (let depth = 0; depth < 5_000; depth += 1) deep = depth % 2 === 0 ? [deep] : { a: deep };
  expect(listed(buildValueTree({ deep })).length).toBeLessThan(20);
});
