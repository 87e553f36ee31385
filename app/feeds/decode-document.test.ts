import { describe, expect, it } from 'vitest';
import { decodeDocument } from './decode-document.server.ts';
import { inEnglish } from '#app/lib/phrase.ts';

const bytesOf = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><t>`;

it.each([
  ['UTF-8 without any word', bytesOf('<t>é</t>'), '', '<t>é</t>'],
  ['a UTF-8 mark, which is taken off', bytesOf([0xef, 0xbb, 0xbf], '<t>é</t>'), '', '<t>é</t>'],
  [
    'UTF-16 by its mark',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<t>é</t>', 'utf16le')]),
    '',
    '<t>é</t>',
  ],
  ['UTF-16 without a mark', Buffer.from('<t>é</t>', 'utf16le'), '', '<t>é</t>'],
  [
    'KOI8-R by its declaration',
    bytesOf(declared('koi8-r'), [0xc1], '</t>'),
    '',
    `${declared('koi8-r')}а</t>`,
  ],
  [
    'Shift_JIS by its declaration',
    bytesOf(declared('Shift_JIS'), [0x82, 0xa0]),
    '',
    `${declared('Shift_JIS')}あ`,
  ],
  [
    'the content type before the declaration',
    bytesOf(declared('utf-8'), [0xe4]),
    'text/xml; charset=windows-1252',
    `${declared('utf-8')}ä`,
  ],
  ['an unknown encoding as UTF-8', bytesOf(declared('klingon'), 'é'), '', `${declared('klingon')}é`],
  [
    'bytes that are not what they claim',
    bytesOf(declared('utf-8'), [0x93, 0xe9]),
    '',
    `${declared('utf-8')}“é`,
  ],
])('reads %s', (_name, bytes, contentType, text) => {
  expect(decodeDocument(bytes, contentType).text).toBe(text);
});

/** Encodes text in an encoding with one byte per character. */
function encode(text: string, label: string): Buffer {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const characters = new TextDecoder(label).decode(bytes);
  return Buffer.from([...text].map((character) => characters.indexOf(character)));
}

describe('a document that does not name its encoding', () => {
  it.each([
    ['windows-1251', 'Сегодня в городе открылась выставка старых автоматов'],
    ['koi8-r', 'Сегодня в городе открылась выставка старых автоматов'],
    ['iso-8859-1', 'Die schönsten Spiele für große Mädchen und süße Kätzchen'],
  ])('is read as %s with a warning', (label, words) => {
    const bytes = Buffer.concat([bytesOf('<rss><title>'), encode(words, label), bytesOf('</title></rss>')]);
    const { text, warning } = decodeDocument(bytes);
    expect(text).toBe(`<rss><title>${words}</title></rss>`);
    expect(inEnglish(warning ?? '')).toMatch(
      /does not name its encoding and is not UTF-8\. It was read as [\w-]+;/,
    );
  });

  it('gets no warning when it is UTF-8', () => {
    expect(decodeDocument(bytesOf('<t>é</t>'))).toMatchObject({ text: '<t>é</t>', warning: null });
  });
});

it('warns when the bytes contradict the declared encoding', () => {
  const { warning } = decodeDocument(bytesOf(declared('utf-8'), [0x93, 0xe9]));
  expect(inEnglish(warning ?? '')).toContain('is not in utf-8 as it says');
});

it('prefers a declaration of UTF-8 to the default charset of a web server', () => {
  const bytes = bytesOf(declared('UTF-8'), 'é');
  const { text, warning } = decodeDocument(bytes, 'text/xml; charset=ISO-8859-1');
  expect([text.endsWith('é'), warning]).toEqual([true, null]);
});

it('reads UTF-8 that is declared as another encoding, with a warning', () => {
  const { text, encoding, warning } = decodeDocument(
    bytesOf('[{"title": "é"}]'),
    'text/csv; charset=ISO-8859-1',
  );
  expect([text, encoding]).toEqual(['[{"title": "é"}]', 'utf-8']);
  expect(inEnglish(warning ?? '')).toContain('names iso-8859-1 as its encoding, but it is UTF-8');
  expect(decodeDocument(bytesOf('ASCII'), 'text/csv; charset=ISO-8859-1').warning).toBeNull();
  expect(decodeDocument(bytesOf([0xe4]), 'text/csv; charset=ISO-8859-1')).toMatchObject({
    encoding: 'windows-1252',
    warning: null,
  });
});
