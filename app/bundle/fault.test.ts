import { expect, it } from 'vitest';
import { phrase, readPhrase, sayPhrase } from '#app/lib/phrase.ts';
import { createFault, faultLine, formatFault, isWithinPath } from './fault.ts';

it.each([
  ['translations.fi', true],
  ['translations.fi.title', true],
  ['translations.fi["ext.questions[0].text"]', true],
  ['translations.fi[0]', true],
  ['translations.fil.title', false],
  ['translations', false],
])('%s is inside translations.fi: %s', (path, isInside) => {
  expect(isWithinPath(path, 'translations.fi')).toBe(isInside);
});

it('no path is inside an empty one', () => {
  expect(isWithinPath('title', '')).toBe(false);
});

it('a place in words is translated with its fault, and the path of a field is not', () => {
  const german = new Map([
    ['{path}: {problem}; allowed: {allowed}', '{path}: {problem}. Erlaubt: {allowed}'],
    ['line {line}', 'Zeile {line}'],
    ['is {type}', 'Das ist {type}'],
    ['text', 'ein Text'],
  ]);
  const say = (path: string) => {
    const fault = createFault(path, phrase('is {type}', { type: 'b' }), phrase('text'));
    const line = readPhrase(faultLine(fault));
    return [formatFault(fault), sayPhrase(line, (pattern) => german.get(pattern) ?? pattern)];
  };
  expect(say(phrase('line {line}', { line: 3 }))).toEqual([
    'line 3: is b; allowed: text',
    'Zeile 3: Das ist b. Erlaubt: ein Text',
  ]);
  expect(say('text')).toEqual(['text: is b; allowed: text', 'text: Das ist b. Erlaubt: ein Text']);
});
