import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPath } from '#app/bundle/fault.ts';
import { findJsonFault } from './find-json-fault.ts';

function find(text: string): string {
  const { path, line, column, isCutOff } = findJsonFault(text);
  return `${line}:${column} ${formatPath(path)}${isCutOff ? ' cut off' : ''}`;
}

it.each([
  ['[{"a": 1}, {"a": "x', '1:18 [1].a cut off'],
  ['{"items": [1, 2,\n  3', '2:4 items[2] cut off'],
  ['[1 2]', '1:4 [0]'],
  ['[1,]', '1:4 [1]'],
  ['{"a": {"b": [tru, 1]}}', '1:14 a.b[0]'],
  ['{"a" 1}', '1:6 a'],
  ["{'a': 1}", '1:2 '],
  ['{"a": 1,}', '1:9 a'],
  ['[] []', '1:4 '],
  ['["a\nb"]', '1:2 [0]'],
  ['[01]', '1:3 [0]'],
  ['', '1:1  cut off'],
  ['[', '1:2 [0] cut off'],
])('finds the fault in %j', (text, place) => {
  expect(find(text)).toBe(place);
});

it('finds the end of any truncated document, and no fault before it', () => {
  const document = fc.oneof(
    fc.array(fc.jsonValue(), { minLength: 1 }),
    fc.dictionary(fc.string(), fc.jsonValue()),
  );
  const cut = fc.tuple(document, fc.nat(1_000_000), fc.constantFrom(0, 2)).map(([value, at, indent]) => {
    const text = JSON.stringify(value, null, indent);
    return text.slice(0, at % text.length);
  });
  fc.assert(
    fc.property(cut, (text) => {
      expect(findJsonFault(text).isCutOff).toBe(true);
    }),
  );
});

it('handles an extremely deeply nested document', () => {
  expect(findJsonFault('['.repeat(200_000))).toMatchObject({ isCutOff: true, column: 200_001 });
});
