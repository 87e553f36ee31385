import { describe, expect, it } from 'vitest';
import type { PageKind } from '#app/domain/layout.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { measureColor, type ColorUse } from './color-contrast.server.ts';

function measure(flat: Record<string, string>, use: ColorUse, value: string, kind: PageKind = 'home') {
  return measureColor(decodeSettings(flat), kind, { use, value });
}

const black = { theme: 'dark', pageColor: '#000000' };
const white = { theme: 'light', 'light.pageColor': '#ffffff' };

describe('the contrast of a block’s colour', () => {
  it('is that with the page for an accent, which needs 3 to 1', () => {
    expect(measure(white, 'accent', '#808080')).toEqual([
      { theme: null, contrast: 3.9, least: 3, isEnough: true },
    ]);
    expect(measure(white, 'accent', '#ffcb08')).toMatchObject([{ contrast: 1.5, isEnough: false }]);
  });

  it('is that with the page for text, which needs 4.5 to 1', () => {
    expect(measure(white, 'text', '#808080')).toMatchObject([{ contrast: 3.9, least: 4.5, isEnough: false }]);
    expect(measure(black, 'text', '#808080')).toMatchObject([{ contrast: 5.3, isEnough: true }]);
  });

  it('is that with the page’s text for a background', () => {
    expect(measure(black, 'background', '#ffffff')).toMatchObject([{ isEnough: false }]);
    expect(measure(white, 'background', '#ffffff')).toMatchObject([{ isEnough: true }]);
  });

  it('is measured in each theme', () => {
    expect(measure({}, 'text', '#ffffff').map(({ theme, isEnough }) => [theme, isEnough])).toEqual([
      ['dark', true],
      ['light', false],
    ]);
  });

  it('is that on the page colour of the page’s kind, the lower one of phones and wide windows', () => {
    const flat = { ...black, 'background.details.color.mobile': '#333333' };
    expect(measure(flat, 'text', '#808080', 'details')).toMatchObject([{ contrast: 3.1 }]);
    expect(measure(flat, 'text', '#808080', 'home')).toMatchObject([{ contrast: 5.3 }]);
  });

  it('is not measured for keywords of browsers and other texts', () => {
    for (const value of ['canvas', 'no colour', '']) expect(measure({}, 'text', value)).toEqual([]);
  });
});
