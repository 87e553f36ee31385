import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

const offered = ['en', 'de', 'pt-BR', 'zh-Hant', 'zh-Hans'];

it.each([
  [['de-AT', 'en'], 'de'],
  [['pt'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['ZH-hans'], 'zh-Hans'],
  [['cy', 'en-GB', 'de'], 'en'],
  [['cy'], null],
  [[], null],
])('a visitor who prefers %j is offered %s', (wanted, language) => {
  expect(preferredLanguage(wanted, offered)).toBe(language);
});
