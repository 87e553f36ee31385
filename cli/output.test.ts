import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutput, safeText } from './output.ts';

/** Creates an output whose standard error is recorded, with a clock that the test sets. */
function open(isTerminal: boolean, columns?: number) {
  const written: string[] = [];
  let now = 0;
  const stderr = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        written.push(String(chunk));
        done();
      },
    }),
    { isTTY: isTerminal, ...(columns !== undefined && { columns }) },
  );
  const output = createOutput(false, { stdout: new Writable(), stderr, now: () => now });
  return {
    output,
    written,
    pass(seconds: number) {
      now += seconds * 1000;
    },
  };
}

describe('progress', () => {
  it('redraws a bar on a terminal, and clears it before other output', () => {
    const { output, written } = open(true);
    output.progress('Pictures', 225, 450, 0);
    output.progress('Pictures', 449, 450, 3);
    output.message('Done.');
    const bar = (full: number, length: number) => '█'.repeat(full) + '░'.repeat(length - full);
    expect(written).toEqual([
      `\r\u001b[KPictures: 225 of 450  ${bar(20, 40)}  50 %`,
      `\r\u001b[KPictures: 449 of 450, 3 failed  ${bar(39, 40)}  99 %`,
      '\r\u001b[K',
      'Done.\n',
    ]);
  });

  it('never fills more than the columns of the terminal', () => {
    for (let columns = 1; columns < 120; columns += 1) {
      const { output, written } = open(true, columns);
      output.progress('Pictures', 100, 450, 3);
      const line = (written[0] ?? '').slice('\r\u001b[K'.length);
      expect([columns, line.length < Math.max(columns, 'Pictures: 100 of 450, 3 failed'.length + 1)]).toEqual(
        [columns, true],
      );
    }
  });

  it('is an occasional line if there is no terminal, and nothing for short work', () => {
    const { output, written, pass } = open(false);
    output.progress('Pictures', 1, 450);
    pass(9);
    output.progress('Pictures', 119, 450);
    expect(written).toEqual([]);
    pass(2);
    output.progress('Pictures', 120, 450, 3);
    output.progress('Pictures', 121, 450, 3);
    expect(written).toEqual(['Pictures: 120 of 450, 3 failed\n']);
    pass(60);
    output.progress('Pictures', 450, 450, 3);
    expect(written).toHaveLength(1);
  });
});

describe('safe text', () => {
  it.each([
    ['\u001b]52;c;ZWNobw==\u0007', '\\u001b]52;c;ZWNobw==\\u0007'],
    ['\u009b31mred', '\\u009b31mred'],
    ['done\rREFUSED', 'done\\u000dREFUSED'],
    ['\u202egnp.exe', '\\u202egnp.exe'],
  ])('%j is shown as %s', (text, shown) => {
    expect(safeText(text)).toBe(shown);
  });

  it.each(['two\nlines\tand\r\n', 'é 日本 👩‍🚀', 'עברית\u200f'])('%j is unchanged', (text) => {
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

  it('a JSON document keeps its meaning', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: unit }), (value) => {
        const text = JSON.stringify(value);
        expect(safeText(text)).not.toMatch(/[^\P{Cc}\n]/u);
        expect(JSON.parse(safeText(text))).toEqual(JSON.parse(text));
      }),
    );
  });
});
