import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

const at = (...parts: [number, number, number, number?, number?, number?]) => {
  const [year, month, ...rest] = parts;
  return Date.UTC(year, month - 1, ...rest) / 1000;
};

describe('a date', () => {
  it.each([
    ['RFC 822', 'Mon, 02 Mar 2026 08:00:00 GMT', at(2026, 3, 2, 8)],
    ['RFC 822 with an offset', 'Mon, 02 Mar 2026 08:00:00 +0200', at(2026, 3, 2, 6)],
    ['RFC 822 with a zone name', 'Mon, 02 Mar 2026 08:00:00 EST', at(2026, 3, 2, 13)],
    ['RFC 822 with a year of two digits', 'Thu, 01 Jan 04 19:48:21 GMT', at(2004, 1, 1, 19, 48, 21)],
    ['RFC 822 with a comma too many', 'Mon, 13 Feb, 2012 06:28:00 UTC', at(2012, 2, 13, 6, 28)],
    ['RFC 822 with GMT and an offset', 'Wed, 19 Feb 2012 22:40:00 GMT-01:01', at(2012, 2, 19, 23, 41)],
    ['RFC 822 without a time', 'Thu, 01 Jan 2004', at(2004, 1, 1)],
    ['RFC 822 with the month first', 'Thu Aug 30 2012 17:26:16 +0200', at(2012, 8, 30, 15, 26, 16)],
    ['RFC 3339', '2026-03-02T08:00:00Z', at(2026, 3, 2, 8)],
    ['RFC 3339 with a fraction and an offset', '2026-03-02T08:00:00.123+01:00', at(2026, 3, 2, 7)],
    ['ISO 8601 without a zone, taken as UTC', '2026-03-02 08:00', at(2026, 3, 2, 8)],
    ['ISO 8601 without a time', '2026-03-02', at(2026, 3, 2)],
    ['slashes and a zone name', 'Fri, 2006/09/15 08:19:53 EDT', at(2006, 9, 15, 12, 19, 53)],
    ['digits alone', '20260302', at(2026, 3, 2)],
    ['day, month and year with dots', '13.02.2012', at(2012, 2, 13)],
    ['twelve-hour time', 'March 2, 2026 1:05 PM', at(2026, 3, 2, 13, 5)],
    ['midnight of a twelve-hour clock', 'March 2, 2026 12:05 am', at(2026, 3, 2, 0, 5)],
    ['a comment', 'Mon, 02 Mar 2026 08:00:00 +0000 (UTC)', at(2026, 3, 2, 8)],
  ])('in the format %s is read', (_name, text, seconds) => {
    expect(parseDate(text)).toBe(seconds);
  });

  it.each([
    ['German', 'Mo, 02 März 2026 08:00:00 +0100', at(2026, 3, 2, 7)],
    ['German, abbreviated', 'Di, 06 Okt 2026 08:00:00 +0200', at(2026, 10, 6, 6)],
    ['French', 'lun., 2 févr. 2026 08:00:00 +0100', at(2026, 2, 2, 7)],
    ['Spanish, whose Tuesday is abbreviated like March', 'mar, 03 mar 2026 08:00:00 GMT', at(2026, 3, 3, 8)],
    ['Spanish in words', '3 de marzo de 2026', at(2026, 3, 3)],
    ['Portuguese', 'seg, 02 fev 2026 08:00:00 -0300', at(2026, 2, 2, 11)],
    ['Greek', 'Κυρ, 11 Ιούλ 2004 12:00:00 EST', at(2004, 7, 11, 17)],
    ['Hungarian', '2004-július-13T9:15-05:00', at(2004, 7, 13, 14, 15)],
    ['Russian, inflected', '2 марта 2026 08:00', at(2026, 3, 2, 8)],
    ['Polish, inflected', 'pon., 2 marca 2026 08:00:00 +0100', at(2026, 3, 2, 7)],
    ['Turkish', '2 Ağustos 2026', at(2026, 8, 2)],
    ['Korean', '2004년 05월 28일  01:31:15', at(2004, 5, 28, 1, 31, 15)],
    ['Korean, in the afternoon', '2004-05-25 오후 11:23:17', at(2004, 5, 25, 23, 23, 17)],
    ['Japanese', '2026年3月2日 8:00', at(2026, 3, 2, 8)],
  ])('in %s is read', (_name, text, seconds) => {
    expect(parseDate(text)).toBe(seconds);
  });

  it('with an ambiguous month name needs the language of the feed', () => {
    const text = '2 listopad 2026';
    expect([parseDate(text), parseDate(text, 'pl'), parseDate(text, 'hr')]).toEqual([
      null,
      at(2026, 11, 2),
      at(2026, 10, 2),
    ]);
  });

  it('with slashes is read if its order is unambiguous', () => {
    expect(
      ['13/02/2012', '02/13/2012', '02/03/2012'].map((text) => [parseDate(text), parseDate(text, 'en-US')]),
    ).toEqual([
      [at(2012, 2, 13), at(2012, 2, 13)],
      [at(2012, 2, 13), at(2012, 2, 13)],
      [null, at(2012, 2, 3)],
    ]);
  });

  it.each([
    '',
    'yesterday',
    '31 February 2026',
    '2026-13-01',
    '12:00',
    'Mar 2026',
    '0000-00-00',
    'x'.repeat(1e6),
  ])('is not read from %.20j', (text) => {
    expect(parseDate(text)).toBe(null);
  });
});

it('reads every moment from both standard formats', () => {
  const moments = fc.date({ min: new Date(1000), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const seconds = Math.floor(moment.getTime() / 1000);
      expect([parseDate(moment.toISOString()), parseDate(moment.toUTCString())]).toEqual([seconds, seconds]);
    }),
  );
});

it('does not throw for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', 'de', '__proto__', '-'),
      (text, language) => {
        const seconds = parseDate(text, language);
        expect(seconds === null || Number.isInteger(seconds)).toBe(true);
      },
    ),
  );
});
