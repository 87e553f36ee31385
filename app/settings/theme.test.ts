import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingFaults } from '#app/domain/settings/define-settings.server.ts';
import { decodeSettings, siteSettings } from '#app/domain/settings/site-settings.server.ts';
import { accentVariables, barColors, fontFaces, pageVariables, themeVariables } from './theme.server.ts';

const variablesOf = (flat: Record<string, unknown>) => themeVariables(decodeSettings(flat));

describe('theme variables', () => {
  it('are none for the defaults, in any letter case', () => {
    expect(variablesOf({})).toEqual({});
    expect(variablesOf({ themeColor: '#ffcb08', pageColor: '#0e1748', 'padWidth.mobile': '90%' })).toEqual(
      {},
    );
  });

  it.each([
    ['themeColor', '#008080', '--color-accent'],
    ['themeColorPressed', '#000080', '--color-accent-pressed'],
    ['themeColorDark', '#111111', '--color-on-accent'],
    ['pageColor', '#113355', '--color-page'],
    ['maxContentWidth.mobile', '30rem', '--content-width-m'],
    ['maxContentWidth.desktop', '900px', '--content-width-p'],
    ['padWidth.mobile', '80%', '--pad-width-m'],
    ['padWidth.desktop', '70%', '--pad-width-p'],
    ['privacy.textColor', 'silver', '--privacy-color'],
    ['privacy.maxWidth', '60ch', '--privacy-width'],
    ['cookie.background', '#222', '--cookie-background'],
    ['cookie.textColor', '#eee', '--cookie-text'],
    ['cookie.buttonColor', 'teal', '--cookie-button'],
    ['cookie.buttonTextColor', '#fff', '--cookie-button-text'],
  ])('%s = %s becomes %s', (key, value, variable) => {
    expect(variablesOf({ [key]: value })[variable]).toBe(value);
  });

  it('derive the surfaces from a page colour', () => {
    expect(Object.keys(variablesOf({ pageColor: 'black' }))).toEqual(
      expect.arrayContaining(['--color-page', '--color-surface', '--color-raised', '--color-deep']),
    );
  });

  it('keep the dark value of each colour on a light page, for what stays dark', () => {
    const variables = variablesOf({ pageColor: 'white' });
    expect(variables).toMatchObject({ '--scheme': 'light', '--light': '1' });
    expect(variables['--color-page']).toBe('light-dark(#ffffff, #0e1748)');
    expect(variables['--color-strong']).toMatch(/^light-dark\(#[0-9a-f]{6}, #ffffff\)$/);
  });

  it('replace default text colours that cannot be read, and keep those that are set', () => {
    expect(variablesOf({ themeColor: 'navy' })['--color-on-accent']).toBe('#ffffff');
    expect(variablesOf({ themeColor: 'navy', themeColorDark: '#333333' })['--color-on-accent']).toBe(
      '#333333',
    );
    expect(variablesOf({ 'cookie.background': 'black' })['--cookie-text']).toBe('#ffffff');
    expect(variablesOf({ 'cookie.buttonColor': 'navy' })['--cookie-button-text']).toBe('#ffffff');
    expect(variablesOf({ pageColor: 'white' })).not.toHaveProperty('--privacy-color');
  });

  it('pass on a colour that only browsers know', () => {
    expect(variablesOf({ pageColor: 'canvas', themeColor: 'highlight' })).toEqual({
      '--scheme': 'dark',
      '--light': '0',
      '--color-page': 'canvas',
      '--color-accent': 'highlight',
    });
  });

  it('name the custom fonts by their use, whichever of them are set', () => {
    expect(variablesOf({ 'font3.name': 'Old Face', 'font3.url': '/fonts/old.woff2' })).toEqual({
      '--font-own-reading': '"Old Face"',
    });
    expect(variablesOf({ 'font1.name': 'No Address' })).toEqual({});
  });
});

describe('the themes of a site', () => {
  const barThemes = (flat: Record<string, unknown>) =>
    barColors(decodeSettings(flat)).map(({ theme, color }) => [theme, color]);

  it('are dark and light by default, with each colour in both', () => {
    expect(barThemes({})).toEqual([
      ['light', '#f2f4fd'],
      ['dark', '#0E1748'],
    ]);
    const variables = variablesOf({ themeColor: '#008080' });
    expect(variables).not.toHaveProperty('--scheme');
    expect(variables['--color-accent']).toBe('#008080');
    expect(variables['--color-accent-text']).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
  });

  it.each([
    ['a page colour', { pageColor: '#223311' }],
    ['a background colour', { 'background.play.color.mobile': '#000' }],
    ['a background picture', { 'background.image.desktop': 'hall.webp' }],
    ['a colour of the legal texts', { 'privacy.textColor': 'silver' }],
  ])('are one, the look that was made, where the site has %s and says nothing of themes', (_, flat) => {
    expect(barThemes(flat)).toHaveLength(1);
    expect(variablesOf(flat)).toMatchObject({ '--scheme': 'dark', '--light': '0' });
    expect(barThemes({ ...flat, theme: 'system' })).toHaveLength(2);
    expect(barThemes({ ...flat, 'light.pageColor': '#fffaf0' })).toHaveLength(2);
  });

  it('are one theme if the operator chooses one', () => {
    expect(variablesOf({ theme: 'dark' })).toEqual({ '--scheme': 'dark', '--light': '0' });
    expect(variablesOf({ theme: 'light' })).toEqual({ '--scheme': 'light', '--light': '1' });
    expect(barThemes({ theme: 'light', 'light.pageColor': '#fffaf0' })).toEqual([[undefined, '#fffaf0']]);
  });

  it('take a colour for the theme that its lightness fits', () => {
    expect(barThemes({ theme: 'system', pageColor: '#fff4e0' })).toEqual([
      ['light', '#fff4e0'],
      ['dark', '#0e1748'],
    ]);
    expect(barThemes({ theme: 'system', pageColor: '#301020', 'light.pageColor': '#101010' })).toEqual([
      ['light', '#f2f4fd'],
      ['dark', '#301020'],
    ]);
    expect(barThemes({ theme: 'dark', pageColor: '#ffffff' })).toEqual([[undefined, '#0e1748']]);
  });

  it('have accents of their own', () => {
    const accent = variablesOf({ 'light.themeColor': '#000080' });
    expect(accent['--color-accent']).toBe('light-dark(#000080, #ffcb08)');
    expect(accent['--color-on-accent']).toBe('light-dark(#ffffff, #202237)');
    expect(variablesOf({ theme: 'system', 'privacy.textColor': 'silver' })['--privacy-color']).toBe(
      'light-dark(var(--color-strong), silver)',
    );
  });
});

describe('the variables of a page with a colour of its own', () => {
  const pageOf = (flat: Record<string, unknown>) =>
    pageVariables(decodeSettings({ pageColor: '#101830', ...flat }), 'category');

  it('are empty if the colour is the site’s', () => {
    expect(pageOf({ 'background.category.color.mobile': '#101830' })).toEqual({});
  });

  it('contain the differences from the site, by width', () => {
    const variables = pageOf({ 'background.category.color.desktop': '#ffffff' });
    expect(variables['--scheme']).toBe('var(--m, dark) var(--p, light)');
    expect(variables['--color-page']).toBe('var(--m, #101830) var(--p, light-dark(#ffffff, #0e1748))');
    expect(variables).not.toHaveProperty('--color-accent');
  });

  it('hold both themes’ colours', () => {
    const variables = pageOf({
      theme: 'system',
      'background.category.color.desktop': '#201008',
      'light.background.category.color.desktop': '#fff8f0',
    });
    expect(variables).not.toHaveProperty('--scheme');
    expect(variables['--color-page']).toBe(
      'var(--m, light-dark(#f2f4fd, #101830)) var(--p, light-dark(#fff8f0, #201008))',
    );
  });

  it('give a block its own accent and a matching text colour', () => {
    const settings = decodeSettings({ pageColor: '#ffffff' });
    expect(accentVariables(settings, 'category', '#000080')).toMatchObject({
      '--color-accent': '#000080',
      '--color-on-accent': '#ffffff',
    });
  });
});

describe('font rules', () => {
  it('have the address and every weight', () => {
    const { fonts } = decodeSettings({ 'font1.name': 'Quick', 'font1.url': 'https://fonts.example/q.woff2' });
    expect(fontFaces(fonts)).toBe(
      '@font-face{font-family:"Quick";src:url("https://fonts.example/q.woff2");font-weight:100 900;font-display:swap}',
    );
    expect(fontFaces([])).toBe('');
  });

  it('cannot be left by any name or address that the settings take', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'a/"\'()<>\\{};*: \n'), maxLength: 30 });
    fc.assert(
      fc.property(hostile, hostile, (name, path) => {
        const flat = { 'font1.name': name, 'font1.url': `/${path}` };
        if (settingFaults(siteSettings.definitions, flat, []).length > 0) return;
        const [, quoted = ''] = /src:url\("(.*?)"\)/.exec(fontFaces(decodeSettings(flat).fonts)) ?? [];
        expect(quoted).not.toMatch(/["'()<>\\\s]/);
        expect(fontFaces(decodeSettings(flat).fonts).split('"')).toHaveLength(name.trim() === '' ? 1 : 5);
      }),
    );
  });
});
