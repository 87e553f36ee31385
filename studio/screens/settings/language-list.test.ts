import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTags } from '#app/changes/language-tags.ts';
import { languageOptions } from './language-options.server.ts';
import { moveEntries, type MoveTarget } from './move-entries.ts';

test('the setting is read in each form that it can have', () => {
  expect(readTags('en, de,pt-BR ')).toEqual(['en', 'de', 'pt-BR']);
  expect(readTags('')).toEqual([]);
});

const moveTags = (tags: readonly string[], moved: ReadonlySet<unknown>, target: MoveTarget) =>
  moveEntries(tags, moved, target, (tag) => tag);

test('moving languages never loses or doubles one', () => {
  const tags = ['en', 'de', 'ar', 'ja'];
  expect(moveTags(tags, new Set(['ja']), { id: 'en', isBefore: true })).toEqual(['ja', 'en', 'de', 'ar']);
  fc.assert(
    fc.property(
      fc.subarray(tags),
      fc.constantFrom(...tags, 'unknown'),
      fc.boolean(),
      (moved, id, isBefore) => {
        expect(moveTags(tags, new Set(moved), { id, isBefore }).toSorted()).toEqual(tags.toSorted());
      },
    ),
  );
});

test('the languages to choose from begin with the built-in ones and are named in the language of the Studio', () => {
  const options = languageOptions('de', ['en', 'pt-BR']);
  expect(options[0]).toEqual({ id: 'en', label: 'Englisch', isBuiltIn: true });
  expect(options[1]).toMatchObject({ id: 'pt-BR', isBuiltIn: true });
  expect(options).toContainEqual({ id: 'nl', label: 'Niederländisch', isBuiltIn: false });
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
  expect(options.every(({ id }) => Intl.getCanonicalLocales(id)[0] === id)).toBe(true);
});
