import { describe, expect, it } from 'vitest';
import { findColorWarnings } from './color-warnings.server.ts';
import { lowestContrast } from './contrast.server.ts';

const messages = (flat: Record<string, unknown>) => findColorWarnings(flat).map(({ message }) => message);

describe('warnings of colours', () => {
  it.each([
    ['the defaults', {}],
    ['a light page alone', { pageColor: '#ffffff' }],
    ['a page of medium lightness', { pageColor: '#777777' }],
    ['an accent alone', { themeColor: 'navy' }],
    ['a dark banner alone', { 'cookie.background': '#111', 'cookie.buttonColor': '#004' }],
    ['colours that can be read', { 'cookie.background': '#111', 'cookie.textColor': '#eee' }],
    ['a default that gives way', { pageColor: '#fff', 'privacy.textColor': '#FFFFFF' }],
    [
      'colours for each theme',
      { pageColor: '#111111', 'privacy.textColor': '#dddddd', 'light.pageColor': '#fafafa' },
    ],
    ['other settings', { siteName: 'Navy on navy' }],
  ])('are none for %s', (_, flat) => {
    expect(messages(flat)).toEqual([]);
  });

  it.each([
    ['privacy.textColor', 'pageColor', { pageColor: '#fff', 'privacy.textColor': '#ddd' }],
    [
      'privacy.textColor',
      'background.color.desktop',
      { 'background.color.desktop': '#fafafa', 'privacy.textColor': '#eee' },
    ],
    ['cookie.textColor', 'cookie.background', { 'cookie.textColor': '#aaa' }],
    [
      'cookie.buttonTextColor',
      'cookie.buttonColor',
      { 'cookie.buttonColor': 'teal', 'cookie.buttonTextColor': '#111' },
    ],
    [
      'themeColorDark',
      'themeColor',
      { themeColor: 'navy', themeColorDark: '#113', themeColorPressed: '#eee' },
    ],
    ['themeColorDark', 'themeColorPressed', { themeColorDark: '#000', themeColorPressed: '#222' }],
    [
      'light.privacy.textColor',
      'light.pageColor',
      { 'light.pageColor': '#fff', 'light.privacy.textColor': '#bbb' },
    ],
    [
      'light.themeColorDark',
      'light.themeColor',
      { 'light.themeColor': 'navy', 'light.themeColorPressed': '#eee', 'light.themeColorDark': '#113' },
    ],
  ])('name %s and %s', (key, ground, flat) => {
    const warnings = findColorWarnings(flat);
    expect(warnings.map(({ keys }) => keys)).toEqual([[key, ground]]);
    expect(warnings[0]?.message).toMatch(/^settings\./);
    expect(warnings[0]?.message).toContain(`settings.${key}: `);
    expect(warnings[0]?.message).toMatch(/ contrast of [\d.]+:1, .* 4\.5:1 /);
  });

  it('report the contrast and a colour that has enough', () => {
    const [message = ''] = messages({ 'cookie.textColor': '#ff9999', 'cookie.background': '#fff' });
    expect(message).toContain('2.04:1');
    const [better = ''] = /#[0-9a-f]{6}(?=" would do)/.exec(message) ?? [];
    expect(lowestContrast(better, ['#ffffff'])).toBeGreaterThanOrEqual(4.5);
  });

  it('name a dark colour of the light theme, which is not used', () => {
    expect(messages({ 'light.background.play.color.desktop': '#222' })).toEqual([
      expect.stringContaining('settings.light.background.play.color.desktop: "#222" is dark'),
    ]);
  });

  it('name the colours that cannot be checked', () => {
    expect(messages({ pageColor: 'canvas', themeColor: 'constructor' })).toEqual([
      expect.stringContaining('settings.themeColor: "constructor"'),
      expect.stringContaining('settings.pageColor: "canvas"'),
    ]);
  });

  it('include the background of a translucent colour', () => {
    expect(messages({ 'cookie.textColor': 'rgb(0 0 0 / 20%)' })).toHaveLength(1);
  });
});
