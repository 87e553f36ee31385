import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSettings, settingFaults } from './settings.server.ts';
import { accentVariables, fontFaces, pageVariables, themeVariables } from './theme.server.ts';

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

  it('let default texts give way where they cannot be read, and keep those that are set', () => {
    expect(variablesOf({ themeColor: 'navy' })['--color-on-accent']).toBe('#ffffff');
    expect(variablesOf({ themeColor: 'navy', themeColorDark: '#333333' })['--color-on-accent']).toBe(
      '#333333',
    );
    expect(variablesOf({ 'cookie.background': 'black' })['--cookie-text']).toBe('#ffffff');
    expect(variablesOf({ 'cookie.buttonColor': 'navy' })['--cookie-button-text']).toBe('#ffffff');
    expect(variablesOf({ pageColor: 'white' })).not.toHaveProperty('--privacy-color');
  });

  it('hand on a colour that only browsers know', () => {
    expect(variablesOf({ pageColor: 'canvas', themeColor: 'highlight' })).toEqual({
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

describe('the variables of a page with a colour of its own', () => {
  const settings = decodeSettings({ pageColor: '#101830' });

  it('are none where the colour is the site’s', () => {
    expect(pageVariables(settings, { mobile: '#101830', desktop: '#101830' })).toEqual({});
  });

  it('hold what differs from the site, by width', () => {
    const variables = pageVariables(settings, { mobile: '#101830', desktop: '#ffffff' });
    expect(variables['--scheme']).toBe('var(--m, dark) var(--p, light)');
    expect(variables['--color-page']).toBe('var(--m, #101830) var(--p, light-dark(#ffffff, #0e1748))');
    expect(variables).not.toHaveProperty('--color-accent');
  });

  it('give a block its own accent with the text on it', () => {
    const page = { mobile: '#ffffff', desktop: '#ffffff' };
    expect(accentVariables(settings, page, '#000080')).toMatchObject({
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
        if (settingFaults(flat, []).length > 0) return;
        const [, quoted = ''] = /src:url\("(.*?)"\)/.exec(fontFaces(decodeSettings(flat).fonts)) ?? [];
        expect(quoted).not.toMatch(/["'()<>\\\s]/);
        expect(fontFaces(decodeSettings(flat).fonts).split('"')).toHaveLength(name.trim() === '' ? 1 : 5);
      }),
    );
  });
});
