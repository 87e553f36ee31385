import { expect, it } from 'vitest';
import { decodeDocument } from './decode-xml.server.ts';

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
  expect(decodeDocument(bytes, contentType)).toBe(text);
});
