import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

function find(text: string): string {
  const fault = findJsonFault(text);
  return `${fault?.position}${fault?.isCutOff ? ', cut off' : ''}`;
}

it.each([
  ['[{"a": 1}, {"a": "x', 'line 1, column 18, in [1].a, cut off'],
  ['{"items": [1, 2,\n  3', 'line 2, column 4, in items[2], cut off'],
  ['[1 2]', 'line 1, column 4, in [0]'],
  ['[1,]', 'line 1, column 4, in [1]'],
  ['{"a": {"b": [tru, 1]}}', 'line 1, column 14, in a.b[0]'],
  ['{"a" 1}', 'line 1, column 6, in a'],
  ["{'a': 1}", 'line 1, column 2'],
  ['{"a": 1,}', 'line 1, column 9'],
  ['[] []', 'line 1, column 4'],
  ['["a\nb"]', 'line 1, column 2, in [0]'],
  ['[01]', 'line 1, column 3, in [0]'],
  ['', 'line 1, column 1, cut off'],
  ['[', 'line 1, column 2, in [0], cut off'],
])('finds the fault in %j', (text, position) => {
  expect(find(text)).toBe(position);
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
      expect(findJsonFault(text)?.isCutOff).toBe(true);
    }),
  );
});

it('finds a fault in any document with an additional character', () => {
  const spoilt = fc.tuple(
    fc.jsonValue(),
    fc.nat(),
    fc.constantFrom('}', ']', ',', ':', '\u0001', "'", '/', '\\'),
  );
  fc.assert(
    fc.property(spoilt, ([value, at, character]) => {
      const document = JSON.stringify(value);
      const middle = at % (document.length + 1);
      const text = document.slice(0, middle) + character + document.slice(middle);
      if (isJson(text)) return;
      expect(findJsonFault(text)?.position).toMatch(/^line \d+, column \d+/);
    }),
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('returns null for an extremely deeply nested document', () => {
  expect(findJsonFault('['.repeat(200_000))).toBeNull();
});
