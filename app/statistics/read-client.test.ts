import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf, languageOf, sourceOf, storedKeyword } from './read-client.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';

describe('the device', () => {
  it.each([
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
    ['desktop', mac],
    ['desktop', ''],
    [
      'phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'phone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    ],
    ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Mobile/15E148 Safari/604.1'],
  ])('is a %s for %s', (device, userAgent) => {
    expect(deviceOf(userAgent, false)).toBe(device);
  });

  it('is a tablet if a Macintosh has a touch screen', () => {
    expect(deviceOf(mac, true)).toBe('tablet');
  });
});

describe('the language', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['DE', 'de'],
    ['fil-PH', 'fil'],
    ['*', ''],
    ['xqz', ''],
    ['english', ''],
    [undefined, ''],
  ])('of %s is "%s"', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('the source', () => {
  it.each([
    ['www.Example.org', 'example.org'],
    ['news.ycombinator.com:443', 'news.ycombinator.com'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['', ''],
    ['www.portal.example:4000', ''],
    ['localhost', '*'],
    ['192.0.2.1', '*'],
    ['<script>', '*'],
    [`${'a'.repeat(120)}.example`, '*'],
  ])('of %s is "%s"', (host, source) => {
    expect(sourceOf(host, 'portal.example')).toBe(source);
  });

  it('is never longer than a host name, whatever a client sends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (host) => {
        expect(sourceOf(host, undefined)).toMatch(/^(?:|\*|[a-z0-9.-]{4,100})$/);
      }),
    );
  });
});

describe('a keyword', () => {
  it.each([
    ['  Snake   GAME ', 'snake game'],
    ['2048', '2048'],
    ['anna@example.org', ''],
    ['call 0170 123 45 67', ''],
    ['4111-1111-1111-1111', ''],
    ['٠٥٠ ١٢٣ ٤٥٦٧', ''],
    ['０３－１２３４－５６７８', ''],
    ['anna＠example.org', ''],
    ['a\u0000b', ''],
    ['\ud800', ''],
    ['x'.repeat(61), ''],
  ])('"%s" is stored as "%s"', (keyword, stored) => {
    expect(storedKeyword(keyword)).toBe(stored);
  });
});
