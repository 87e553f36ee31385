import { describe, expect, it } from 'vitest';
import { settingFaults, type FlatSettings } from './define-settings.server.ts';
import { decodeSettings, siteSettings } from './site-settings.server.ts';

const faultsOf = (flat: FlatSettings) => settingFaults(siteSettings.definitions, flat, [1, 2, 8]);

describe('settings', () => {
  it('have the defaults of the spec', () => {
    expect(decodeSettings({})).toMatchObject({
      themeColor: '#FFCB08',
      themeColorPressed: '#e7b500',
      themeColorDark: '#202237',
      pageColor: '#0E1748',
      maxContentWidth: { mobile: '1040px', desktop: '1040px' },
      padWidth: { mobile: '90%', desktop: '90%' },
      cookie: { display: true, autoClose: false, showTime: 10, background: '#FFFFFF' },
      homeSource: 2,
      verticals: [],
      fonts: [],
      fixedBackground: false,
    });
  });

  it('have defaults that they would accept', () => {
    const defaults = Object.fromEntries(
      [...siteSettings.definitions.values()].map((setting) => [setting.key, setting.default]),
    );
    expect(faultsOf(defaults)).toEqual([]);
  });

  it('are read from texts as from values', () => {
    const settings = decodeSettings({
      'cookie.display': '0',
      'cookie.showTime': '7',
      verticals: '8, 2',
      homeSource: '1',
      'font2.name': 'Quicksand',
      'font2.url': 'https://fonts.example/q.woff2',
      'background.play.image.desktop': 'hall.webp',
      frameHosts: { 'games.example': { referrerParameter: 'ref' } },
    });
    expect(settings).toMatchObject({
      cookie: { display: false, showTime: 7 },
      verticals: [8, 2],
      homeSource: 1,
      fonts: [{ name: 'Quicksand', url: 'https://fonts.example/q.woff2' }],
      background: { play: { image: { desktop: 'hall.webp', mobile: '' } } },
      frameHosts: { 'games.example': { referrerParameter: 'ref' } },
    });
  });

  it('fall back one by one when malformed', () => {
    expect(decodeSettings({ themeColor: 'red}', pageColor: 'navy', homeSource: '' })).toMatchObject({
      themeColor: '#FFCB08',
      pageColor: 'navy',
      homeSource: 2,
    });
  });

  it.each([
    ['themeColor', 'url(x)'],
    ['padWidth.mobile', '90%;x'],
    ['cookie.showTime', 0],
    ['verticals', [2, 2]],
    ['verticals', [7]],
    ['timeZone', 'Mars/Olympus'],
    ['frameAncestors', "'self'; script-src *"],
    ['frameHosts', { 'games.example': { sandbox: 'allow-top-navigation' } }],
    ['font1.url', 'http://fonts.example/a.woff2'],
    ['operator.email', 'nobody'],
    ['adsPolicy', 'none'],
  ])('refuse %s = %j', (key, value) => {
    expect(faultsOf({ [key]: value }).map((fault) => fault.key)).toEqual([key]);
  });

  it('carry unknown names', () => {
    expect(faultsOf({ 'some.later.setting': null })).toEqual([]);
  });
});
