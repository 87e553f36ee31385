import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findForbiddenCharacter } from '#app/lib/allowed-characters.ts';
import { readTranslationFile, TranslationFileError } from './read-file.server.ts';
import { keyOf, splitKey, holderKey, type TextUnit } from './text-unit.ts';
import { fileFormats, writeFile } from './write-file.ts';

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<p class="a">Tom &amp; Jerry’s &lt;b&gt;</p>',
      '=1+1',
      "'+' zooms in, ''-' out",
      '"quoted", and; more\ttabs',
      ' spaces at the ends ',
      'two\nlines\r\nand a return\r',
      ']]> <![CDATA[ <?x ?>',
      'Übung 東京 العربية İıß &#10; &nbsp;',
    ),
  )
  .filter((value) => findForbiddenCharacter(value) === null);

const unit = fc
  .record({
    key: fc.oneof(text, fc.constantFrom('g/items/1/title', '__proto__', 'g/tags/A%2FB/name')),
    original: text,
    translation: text,
    state: fc.constantFrom('missing' as const, 'machine' as const, 'stale' as const, 'reviewed' as const),
  })
  .map((one): TextUnit => one);

test.each(fileFormats)('a file in the format %s is read as it was written', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 5 }), async (units) => {
      const pieces = writeFile({ language: 'pt-BR', sourceLanguage: 'en' }, units, format);
      let written = '';
      for await (const piece of pieces) written += piece;
      const read = readTranslationFile(written, format);
      expect(read.language).toBe(format === 'csv' ? null : 'pt-BR');
      expect(read.units.map(({ key, original, translation }) => ({ key, original, translation }))).toEqual(
        units.map(({ key, original, translation }) => ({ key, original, translation })),
      );
      for (const [index, { isReviewed }] of read.units.entries()) {
        const { state, translation } = units[index] ?? {};
        if (translation !== '' && (state === 'reviewed' || state === 'machine'))
          expect(isReviewed).toBe(state === 'reviewed');
      }
    }),
  );
});

test('a key leads back to its text', () => {
  fc.assert(
    fc.property(fc.constantFrom('items' as const, 'tags' as const), text, (group, id) => {
      const holder = { section: 'g', group, id };
      const split = splitKey(keyOf(holder, 'ext.questions[0].text'));
      expect(split).toEqual({ holder: holderKey(holder), path: 'ext.questions[0].text' });
    }),
  );
  expect(splitKey('site/ext_pages/pages/imprint')).toEqual({
    holder: 'site/ext_pages',
    path: 'pages/imprint',
  });
  expect(splitKey('g/items/1')).toBeNull();
});

describe('the message for', () => {
  const xliff = (body: string) =>
    `<xliff version="1.2"><file target-language="de"><body>\n${body}</body></file></xliff>`;

  test.each<[string, 'json' | 'csv' | 'xliff', string, string]>([
    ['JSON that is cut off', 'json', '{"language": "de",', 'line 1'],
    ['JSON without texts', 'json', '{"language": "de"}', 'texts: '],
    [
      'JSON with a number',
      'json',
      '{"language": "de", "texts": [{"key": "a", "translation": 7}]}',
      'texts[0].translation',
    ],
    ['a table without keys', 'csv', 'original,translation\na,b\n', 'line 2: there is no key'],
    ['a table with open quotes', 'csv', 'key,translation\na,"b\n', 'quotes that do not match'],
    ['XML that is not well-formed', 'xliff', '<xliff>\n<file>', 'line '],
    ['another version', 'xliff', '<xliff version="2.0"></xliff>', 'not XLIFF 1.2'],
    ['a document type', 'xliff', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>', 'document type'],
    [
      'elements in a translation',
      'xliff',
      xliff(
        '<trans-unit id="g/items/1/title"><source>A</source><target>B <g id="1">C</g></target></trans-unit>',
      ),
      'line 2, key g/items/1/title: the <target> contains elements',
    ],
  ])('%s names the place', (_what, format, content, message) => {
    const read = () => readTranslationFile(content, format);
    expect(read).toThrow(TranslationFileError);
    expect(read).toThrow(message);
  });

  it('units in groups, and states of other programs', () => {
    const { units } = readTranslationFile(
      xliff(
        '<group><trans-unit id="a"><source>A</source><target state="translated">B</target></trans-unit></group>' +
          '<trans-unit id="b"><source>A</source><target state="translated" state-qualifier="mt-suggestion">B</target></trans-unit>' +
          '<trans-unit id="c" approved="yes"><source>A</source><target state="needs-translation">B</target></trans-unit>' +
          '<trans-unit id="d"><source>A</source></trans-unit>',
      ),
      'xliff',
    );
    expect(new Map(units.map(({ key, isReviewed }) => [key, isReviewed]))).toEqual(
      new Map([
        ['a', true],
        ['b', false],
        ['c', true],
        ['d', true],
      ]),
    );
    expect(units.find(({ key }) => key === 'd')?.translation).toBe('');
  });
});
