import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFontFaces } from './web-fonts.ts';

it('the built-in fonts are those of the rules', () => {
  const css = readFileSync(new URL('../fonts.css', import.meta.url), 'utf8');
  const fonts = readFontFaces(css);
  expect(fonts).toHaveLength(css.split('@font-face').length - 1);
  for (const { family, source, weight, unicodeRange } of fonts) {
    expect(family).toMatch(/^[A-Z][\w ]+ Variable$/);
    expect(source).toMatch(/^url\('[^']+\.woff2'\) format\('woff2'\)$/);
    expect(weight).toMatch(/^\d+ \d+$/);
    expect(unicodeRange).toMatch(/^U\+[\dA-F-]+(?:, U\+[\dA-F-]+)+$/);
  }
});

it('reads minified rules', () => {
  const [font] = readFontFaces(
    '@font-face{font-family:A B;src:url(/a-b.woff2)format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+20-7E,U+A0}',
  );
  expect(font).toEqual({
    family: 'A B',
    source: 'url(/a-b.woff2)format("woff2")',
    weight: '400 700',
    unicodeRange: 'U+20-7E,U+A0',
  });
});
