import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCopiedBlock } from './copied-block.ts';

const known = new Set(['row', 'text']);

test('a copied block is read with its settings', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (config) => {
      const text = JSON.stringify({ module: 'row', config }, null, 2);
      const { config: settings } = JSON.parse(text) as { config: unknown };
      expect(readCopiedBlock(text, known)).toEqual({ block: { module: 'row', config: settings } });
    }),
  );
});

test('a block without settings has the default settings', () => {
  expect(readCopiedBlock('{"module":"text"}', known)).toEqual({ block: { module: 'text', config: {} } });
});

test.each([
  ['', 'json'],
  ['{"module":"row"', 'json'],
  ['[{"module":"row","config":{}}]', 'list'],
  ['null', 'other'],
  ['"row"', 'other'],
  ['{"config":{}}', 'other'],
  ['{"module":["row"]}', 'other'],
  ['{"module":"__proto__"}', 'unknown'],
  ['{"module":"row","config":[]}', 'config'],
  ['{"module":"row","config":null}', 'config'],
  [`{"module":"row","config":{"title":"${'x'.repeat(400_000)}"}}`, 'long'],
])('%.40s is refused with its reason: %s', (text, fault) => {
  expect(readCopiedBlock(text, known)).toMatchObject({ fault });
});

test('no text throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readCopiedBlock(text, known)).toEqual(expect.any(Object));
    }),
  );
});
