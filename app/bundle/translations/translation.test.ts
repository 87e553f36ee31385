import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonValue } from '#app/lib/json.ts';
import { itemTextsOf } from './fields.server.ts';
import { findTextFields, type TextFields } from './text-fields.server.ts';
import {
  compareTexts,
  countStates,
  hashText,
  listTexts,
  readTranslation,
  translateValue,
  translationStates,
  writeTranslation,
} from './translation.server.ts';

const quizLike = z.object({
  hint: z.string().default('').meta({ title: 'Hint', text: 'other' }),
  code: z.string().default(''),
  questions: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('choice'), text: z.string().meta({ text: 'main' }) }),
        z.object({ kind: z.literal('order'), items: z.array(z.string()).meta({ text: 'main' }) }),
      ]),
    )
    .default([]),
});

const fields = findTextFields(quizLike);
const choice = { kind: 'choice', text: 'Which one?' };
const order = { kind: 'order', items: ['First', 'Second'] };
const value = { hint: 'Look up', code: 'x1', questions: [choice, order] };

describe('the texts of a schema', () => {
  it('are those that it marks, in objects, lists and variants', () => {
    expect(fields).toEqual(
      new Map([
        ['hint', 'other'],
        ['questions[].text', 'main'],
        ['questions[].items[]', 'main'],
      ]),
    );
  });

  it('of an item include those of its vertical', () => {
    const all = itemTextsOf({ extSchema: quizLike });
    expect(all.get('title')).toBe('other');
    expect(all.get('faq[].answer')).toBe('other');
    expect(all.get('ext.questions[].text')).toBe('main');
    expect([...all.keys()]).not.toContain('ext.code');
  });

  it('are not the names of keys, which the interface translates', () => {
    const controls = { inputs: ['ArrowUp', 'Space', 'W', 'Swipe up'] };
    expect(listTexts(controls, new Map([['inputs[]', 'key']])).map(({ path }) => path)).toEqual([
      'inputs[3]',
    ]);
  });

  it('are listed with their paths', () => {
    expect(listTexts(value, fields).map(({ path, text }) => [path, text])).toEqual([
      ['hint', 'Look up'],
      ['questions[0].text', 'Which one?'],
      ['questions[1].items[0]', 'First'],
      ['questions[1].items[1]', 'Second'],
    ]);
  });
});

describe('a translated value', () => {
  it('has the translated texts and shares everything else', () => {
    const translation = readTranslation({ hint: 'Sieh nach oben', 'questions[1].items[0]': 'Erstens' });
    const translated = translateValue(value, translation, fields);
    expect(translated?.value).toEqual({
      ...value,
      hint: 'Sieh nach oben',
      questions: [choice, { kind: 'order', items: ['Erstens', 'Second'] }],
    });
    expect(translated?.isComplete).toBe(false);
    expect(Object.is(translated?.value.questions[0], choice)).toBe(true);
  });

  it('is complete once all its main texts are translated', () => {
    const translation = readTranslation({
      'questions[0].text': 'Welche?',
      'questions[1].items[0]': 'Erstens',
      'questions[1].items[1]': 'Zweitens',
    });
    expect(translateValue(value, translation, fields)?.isComplete).toBe(true);
  });

  it('does not exist if no text is translated', () => {
    expect(translateValue(value, readTranslation({ code: 'y', unknown: 'z', hint: ' ' }), fields)).toBeNull();
  });

  it('keeps a stale text, but not in a list, whose entries may have been reordered', () => {
    const translation = readTranslation({
      hint: 'Sieh nach oben',
      'questions[1].items[0]': 'Zweitens',
      'questions[1].items[1]': 'Zweitens',
      ext_from: {
        hint: hashText('Look down'),
        'questions[1].items[0]': hashText('Second'),
        'questions[1].items[1]': hashText('Second'),
      },
    });
    const translated = translateValue(value, translation, fields);
    expect(translated?.value.hint).toBe('Sieh nach oben');
    expect(translated?.value.questions[1]).toEqual({ kind: 'order', items: ['First', 'Zweitens'] });
  });

  it('finds texts whose names contain a dot, as settings have', () => {
    const settings = { 'cookie.text': 'We use cookies' };
    const texts: TextFields = new Map([['cookie.text', 'other']]);
    const translation = readTranslation({ 'cookie.text': 'Wir verwenden Cookies' });
    expect(translateValue(settings, translation, texts)?.value).toEqual({
      'cookie.text': 'Wir verwenden Cookies',
    });
  });
});

describe('the state of a text', () => {
  const stateOf = (translation: JsonValue) =>
    compareTexts({ hint: 'Look up' }, readTranslation(translation), fields)[0]?.state;

  it('is missing, machine, reviewed or stale', () => {
    expect(stateOf({})).toBe('missing');
    expect(stateOf({ hint: '' })).toBe('missing');
    expect(stateOf({ hint: 'Oben', ext_machine: ['hint'] })).toBe('machine');
    expect(stateOf({ hint: 'Oben', ext_from: { hint: hashText('Look up') } })).toBe('reviewed');
    expect(stateOf({ hint: 'Oben' })).toBe('reviewed');
    expect(stateOf({ hint: 'Oben', ext_from: { hint: hashText('Look') }, ext_machine: ['hint'] })).toBe(
      'stale',
    );
  });
});

const path = fc.oneof(
  fc.constantFrom('hint', 'questions[0].text', 'questions[1].items[0]', '__proto__', 'constructor', 'code'),
  fc.string({ unit: 'grapheme' }).filter((key) => key !== 'ext_from' && key !== 'ext_machine'),
);
const text = fc.string({ unit: 'grapheme' });

it('is written as it was read', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(path, text), { selector: ([key]) => key }),
      fc.boolean(),
      (entries, isMachine) => {
        const texts = new Map(entries);
        const translation = {
          texts,
          sources: new Map([...texts].map(([key, one]) => [key, hashText(one)])),
          machine: new Set(isMachine ? texts.keys() : []),
        };
        const stored = JSON.parse(JSON.stringify(writeTranslation(translation))) as JsonValue;
        expect(readTranslation(stored)).toEqual(translation);
      },
    ),
  );
});

it('is counted in the state in which it is listed, whatever a translation contains', () => {
  const parts = fc.tuple(
    fc.array(fc.tuple(path, fc.oneof(text, fc.jsonValue()))),
    fc.oneof(fc.jsonValue(), fc.dictionary(path, fc.constantFrom(hashText('Look up'), 'other'))),
    fc.oneof(fc.jsonValue(), fc.array(path)),
  );
  fc.assert(
    fc.property(fc.array(parts), (given) => {
      const translations = given.map(([texts, sources, machine]) => ({
        ...Object.fromEntries(texts),
        ext_from: sources,
        ext_machine: machine,
      })) as JsonValue[];
      const listed = translations.map((one) => {
        const states = compareTexts(value, readTranslation(one), fields).map(({ state }) => state);
        const count = (state: string) => states.filter((other) => other === state).length;
        return Object.fromEntries(translationStates.map((state) => [state, count(state)]));
      });
      expect(countStates(value, translations, fields)).toEqual(listed);
    }),
  );
  expect(countStates(value, [undefined, null, 'text'], fields).map(({ missing }) => missing)).toEqual([
    4, 4, 4,
  ]);
});

it('never changes anything but marked texts, whatever a translation contains', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(path, fc.oneof(text, fc.jsonValue()))), (entries) => {
      const given = Object.fromEntries(entries) as JsonValue;
      const before = structuredClone(value);
      const translated = translateValue(value, readTranslation(given), fields)?.value ?? value;
      expect(value).toEqual(before);
      expect(translated.code).toBe('x1');
      expect(translated.questions.map(({ kind }) => kind)).toEqual(['choice', 'order']);
      expect(translated.questions[1]).toHaveProperty('items.length', 2);
    }),
  );
});
