import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeText } from './safe-text.ts';

test.each([
  ['\u001b]52;c;ZWNobw==\u0007', '\\u001b]52;c;ZWNobw==\\u0007'],
  ['\u009b31mred', '\\u009b31mred'],
  ['done\rREFUSED', 'done\\u000dREFUSED'],
  ['\u202egnp.exe', '\\u202egnp.exe'],
])('%j is shown as %s', (text, shown) => {
  expect(safeText(text)).toBe(shown);
});

test.each(['two\nlines\tand\r\n', 'é 日本 👩‍🚀', 'עברית\u200f'])('%j is unchanged', (text) => {
  expect(safeText(text)).toBe(text);
});

const unit = fc.constantFrom(
  'a',
  '"',
  '\\',
  '\n',
  '\r',
  '\t',
  '\u001b',
  '\u007f',
  '\u009b',
  '\u202e',
  '\ud83d\ude00',
);

test('a JSON document keeps its meaning', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: unit }), (value) => {
      const text = JSON.stringify(value);
      expect(safeText(text)).not.toMatch(/[^\P{Cc}\n]/u);
      expect(JSON.parse(safeText(text))).toEqual(JSON.parse(text));
    }),
  );
});
