import { expect, it } from 'vitest';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { languageOfInfo, languageOfSetting } from './site-text-languages.server.ts';

const translatedTexts = new Set(['settings.cookie.heading', 'info.title']);

/** Returns the languages of a setting and of the site's title on a page, without and with their translations. */
function languagesOn(language: string, settings: Record<string, unknown>, key: string) {
  const snapshot = { settings: decodeSettings(settings), translatedTexts: new Set<string>() };
  const translated = { ...snapshot, translatedTexts };
  return {
    setting: languageOfSetting({ snapshot, language }, key).language,
    translatedSetting: languageOfSetting({ snapshot: translated, language }, key).language,
    title: languageOfInfo({ snapshot, language }, 'title').language,
    translatedTitle: languageOfInfo({ snapshot: translated, language }, 'title').language,
  };
}

it('a text of the site that is not translated has the main language of the site', () => {
  const settings = { languages: ['fi', 'de'], 'cookie.heading': 'Evästeet' };
  expect(languagesOn('de', settings, 'cookie.heading')).toEqual({
    setting: 'fi',
    translatedSetting: undefined,
    title: 'fi',
    translatedTitle: undefined,
  });
  expect(languagesOn('fi', settings, 'cookie.heading')).toMatchObject({
    setting: undefined,
    title: undefined,
  });
});

it('the default of a setting is in English', () => {
  const settings = { languages: ['fi', 'de', 'en'] };
  expect(languagesOn('fi', settings, 'cookie.heading').setting).toBe('en');
  expect(languagesOn('de', settings, 'cookie.heading').setting).toBe('en');
  expect(languagesOn('en', settings, 'cookie.heading').setting).toBeUndefined();
});
