import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText, writeTranslation } from '#app/bundle/translations/translation.server.ts';
import type { JsonObject } from '#app/lib/json.ts';
import { listDifferences } from './json-difference.ts';
import { mergeJson } from './json-merge.ts';
import { selectFields } from './select-fields.ts';
import { isAmong, removeHashes, textOfHash, withoutHashes } from './translation-hash.ts';

test.each([
  ['translations.de.ext_from.title', 'translations.de.title'],
  ['translations.de.ext_from["ext.questions[0].text"]', 'translations.de["ext.questions[0].text"]'],
  ['settings.de.ext_from["cookie.text"]', 'settings.de["cookie.text"]'],
  ['[id=10].translations.de.ext_from.content_type_name', '[id=10].translations.de.content_type_name'],
  ['translations.de.ext_from', null],
  ['translations.de.title', null],
  ['[id=7].ext_from', null],
])('the text whose hash is at %s is at %s', (path, text) => {
  expect(textOfHash(path)).toBe(text);
});

/** An item with translations of some of its texts. Each has the hash of its original, unless `hasHash` is false. */
function itemWith(texts: Readonly<Record<string, string>>, { hasHash = true } = {}): JsonObject {
  const paths = Object.keys(texts);
  const de = writeTranslation({
    texts: new Map(Object.entries(texts)),
    sources: new Map(hasHash ? paths.map((path) => [path, hashText(`${path} of ${texts[path]}`)]) : []),
    machine: new Set(),
  });
  return { id: 1, translations: { de } };
}

test('a text and its hash are listed as one field, even if the language had no hashes', () => {
  const before = itemWith({ title: 'Alt', intro: 'Alt' }, { hasHash: false });
  const after = itemWith({ title: 'Neu', intro: 'Alt' });
  const fields = withoutHashes(listDifferences(before, after)).map(({ path }) => path);
  // The text of the intro is unchanged. Only its new hash shows that it was reviewed.
  expect(fields).toEqual(['translations.de.title', 'translations.de.ext_from.intro']);
});

test('the hash of a text that is left out stays behind', () => {
  const texts = fc.dictionary(fc.constantFrom('title', 'intro', 'keywords'), fc.constantFrom('Eins', 'Zwei'));
  const left = fc.subarray(['title', 'intro', 'keywords']);
  fc.assert(
    fc.property(texts, texts, left, fc.boolean(), (old, fresh, names, hasHash) => {
      const [before, after] = [itemWith(old, { hasHash }), itemWith(fresh)];
      const paths = new Set(names.map((name) => `translations.de.${name}`));
      const published = selectFields(before, after, (path) => !isAmong(paths, path));
      const changed = listDifferences(before, published).map(({ path }) => textOfHash(path) ?? path);
      expect(changed.filter((path) => paths.has(path))).toEqual([]);
      const open = listDifferences(published, after).map(({ path }) => textOfHash(path) ?? path);
      expect(open.filter((path) => !paths.has(path))).toEqual([]);
      expect(selectFields(before, after, () => true)).toEqual(after);
      expect(selectFields(before, after, () => false)).toEqual(before);
    }),
  );
});

test('two operators can review different texts of a language that had no hashes', () => {
  const texts = { title: 'Alt', intro: 'Alt' };
  const base = itemWith(texts, { hasHash: false });
  const reviewed = (path: string) => {
    const ext_from = { [path]: hashText(path) };
    return { id: 1, translations: { de: { ...texts, ext_from } } };
  };
  const [mine, now] = [reviewed('title'), reviewed('intro')];
  const options = { resolve: () => null, isStrict: false };
  expect(mergeJson({ base, mine, now: base }, options)).toEqual({ value: mine, conflicts: [] });
  const ext_from = { title: hashText('title'), intro: hashText('intro') };
  expect(mergeJson({ base, mine, now }, options)).toEqual({
    value: { id: 1, translations: { de: { ...texts, ext_from } } },
    conflicts: [],
  });
});

test('values are shown without hashes', () => {
  const { translations } = itemWith({ title: 'Neu' });
  expect(removeHashes(translations)).toEqual({ de: { title: 'Neu' } });
  expect(removeHashes('text')).toBe('text');
});
