import { describe, expect, it } from 'vitest';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { checkContrast } from './contrast-checks.server.ts';

const check = (flat: Record<string, string>) => checkContrast(decodeSettings(flat));
const faintOf = (flat: Record<string, string>) => check(flat).filter(({ isReadable }) => !isReadable);

describe('the contrast of the site’s texts', () => {
  it('is sufficient in both themes by default', () => {
    const checks = check({});
    expect(new Set(checks.map(({ theme }) => theme))).toEqual(new Set(['dark', 'light', null]));
    expect(checks.filter(({ isReadable, fix }) => !isReadable || fix !== null)).toEqual([]);
  });

  it('is measured in the only theme of a site with one look', () => {
    expect(check({ theme: 'dark' }).filter(({ theme }) => theme === 'light')).toEqual([]);
    expect(check({ theme: 'light' }).filter(({ theme }) => theme === 'dark')).toEqual([]);
  });

  it('names the setting of an unreadable text, and the nearest colour that is readable', () => {
    const flat = { theme: 'dark', themeColor: '#ff6b4a', themeColorDark: '#ffffff' };
    const faint = faintOf(flat);
    expect(faint.map(({ use, contrast }) => [use, contrast])).toEqual([
      ['button', 2.8],
      ['pressedButton', 3.5],
    ]);
    const fix = faint[0]?.fix;
    expect(fix?.key).toBe('themeColorDark');
    expect(fix?.contrast).toBeGreaterThanOrEqual(4.5);
    expect(faintOf({ ...flat, themeColorDark: fix?.value ?? '' })).toEqual([]);
  });

  it('is fixed in the light theme by the settings of that theme', () => {
    const flat = { 'light.themeColor': '#ffee88', 'light.themeColorDark': '#ffffff' };
    const [button] = faintOf(flat);
    expect([button?.theme, button?.fix?.key]).toEqual(['light', 'light.themeColorDark']);
    expect(faintOf({ ...flat, 'light.themeColorDark': button?.fix?.value ?? '' })).toEqual([]);
  });

  it('covers the text pages and the cookie banner', () => {
    const faint = faintOf({
      theme: 'dark',
      'privacy.textColor': '#223366',
      'cookie.background': '#202020',
      'cookie.textColor': '#404040',
    });
    expect(faint.map(({ use, fix }) => [use, fix?.key])).toEqual([
      ['textPage', 'privacy.textColor'],
      ['cookieText', 'cookie.textColor'],
    ]);
  });
});
