import { expect, it } from 'vitest';
import { languageName, languageNameWithin, relatedLanguage } from './language-facts.ts';

const builtIn = ['en', 'de', 'pt-BR', 'zh-Hans', 'zh-Hant', 'zh-Hant-HK'];

it.each([
  ['de-AT', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh-TW', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['zh-Hant-HK-x-old', 'zh-Hant-HK'],
  ['sr-Latn', null],
  ['de', null],
])('readers of %s understand %s', (language, related) => {
  expect(relatedLanguage(language, builtIn)).toBe(related);
});

it.each([
  ['pt-BR', 'Portugiesisch (Brasilien)'],
  ['en-', 'en-'],
  ['', ''],
  ['no language', 'no language'],
])('%j is called %j in German', (language, name) => {
  expect(languageName(language, 'de')).toBe(name);
});

it.each([
  ['en', 'fr', 'anglais'],
  ['en', 'de', 'Englisch'],
  ['pt-BR', 'de', 'Portugiesisch'],
  ['en', 'ar', 'الإنجليزية'],
])('within a sentence, the name of %s in %s is %s', (language, inLanguage, name) => {
  expect(languageNameWithin(language, inLanguage)).toBe(name);
});
