import { expect, it } from 'vitest';
import { inEnglish, phrase } from '#app/lib/phrase.ts';
import { fieldPhrase } from './field-phrase.ts';

it.each([
  ['', 'the ads'],
  ['[0].position', 'the ads, entry 1, position'],
  ['ext.questions[11].answers[2]', 'the ads, ext.questions, entry 12, answers, entry 3'],
  ['["2"].home[0].config', 'the ads, ["2"].home, entry 1, config'],
  ['["a[1]"].b', 'the ads, ["a[1]"].b'],
])('the field %j is %j', (field, place) => {
  expect(inEnglish(fieldPhrase(phrase('the ads'), field))).toBe(place);
});
