import { describe, expect, it } from 'vitest';
import { decodeSettings } from './settings/site-settings.server.ts';
import { splitLanguage } from './languages.ts';

describe('the setting', () => {
  const read = (languages: unknown) => decodeSettings({ languages }).languages;

  it('is a list of tags in their usual spelling', () => {
    expect(read(['en', 'de', 'PT-br'])).toEqual(['en', 'de', 'pt-BR']);
    expect(read('ja, zh-hant')).toEqual(['ja', 'zh-Hant']);
    expect(decodeSettings({}).languages).toEqual(['en']);
  });

  it.each([[[]], [''], [['en', 'EN']], ['en,jp'], [['app']], [['api']], [['en', 'de DE']], [['-']], [7]])(
    'is not %j',
    (value) => {
      expect(read(value)).toEqual(['en']);
    },
  );
});

describe('an address', () => {
  const languages = ['en', 'de', 'pt-BR'];

  it.each([
    ['/', 'en', '', '/'],
    ['/g/details/1', 'en', '', '/g/details/1'],
    ['/de/', 'de', '/de', '/'],
    ['/de/g', 'de', '/de', '/g'],
    ['/PT-br/g', 'pt-BR', '/pt-br', '/g'],
    ['/de', 'de', '/de', ''],
    ['/en/g', 'en', '', '/en/g'],
    ['/fr/g', 'en', '', '/fr/g'],
    ['/%', 'en', '', '/%'],
  ])('%s is in %s', (path, language, prefix, rest) => {
    expect(splitLanguage(languages, path)).toEqual({ language, prefix, path: rest });
  });
});
