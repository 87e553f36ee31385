import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import {
  categoriesField,
  mergeOffer,
  readDelivered,
  readItemField,
  writeCategories,
  writeDelivered,
  type DeliveredFields,
} from './delivered-fields.ts';

const categories = [
  { id: 10, name: 'Ten' },
  { id: 20, name: 'Twenty' },
];

function offerOf(values: Record<string, JsonValue>) {
  return { values: new Map(Object.entries(values)), categories, defaultCategory: 20 };
}

function choiceOf(...ids: number[]): JsonValue {
  const chosen = ids.map((id) => ({ id, name: '' }));
  return readItemField(writeCategories(chosen), categoriesField);
}

const text = fc.constantFrom('', 'a', 'b', 'c');

it('never changes a field again once the operator has changed it', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('feed' as const), value: text }),
    fc.record({ kind: fc.constant('edit' as const), value: text }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let item: JsonObject = { title: 'start', ext: {} };
      let delivered: DeliveredFields = { values: new Map([['title', 'start']]), own: new Set() };
      let expected = 'start';
      let last = 'start';
      let isOwn = false;
      for (const { kind, value } of steps) {
        if (kind === 'edit') {
          item = { ...item, title: value };
          expected = value;
          continue;
        }
        const offer = offerOf(value === '' ? {} : { title: value });
        // The store holds text, so the record must survive being written and read.
        const merged = mergeOffer(item, item, offer, readDelivered(writeDelivered(delivered)));
        ({ item, delivered } = merged);
        if (value !== '') {
          isOwn ||= expected !== last;
          if (!isOwn) expected = value;
          last = value;
        }
        expect(item.title).toBe(expected);
        expect(merged.overridden).toEqual(isOwn && value !== '' && value !== expected ? ['title'] : []);
      }
    }),
  );
});

it('treats each field of ext and the categories separately', () => {
  const item = { title: 'A', ...writeCategories(categories), ext: { width: 1, img_wide: 'own.png' } };
  const values = new Map<string, JsonValue>([
    ['title', 'A'],
    [categoriesField, choiceOf(10)],
    ['ext.width', 1],
    ['ext.img_wide', 'https://img.example/a.png'],
  ]);
  const offer = offerOf({
    title: 'B',
    [categoriesField]: choiceOf(10),
    'ext.width': 2,
    'ext.img_wide': 'https://img.example/b.png',
    'ext.height': 3,
  });
  const merged = mergeOffer(item, item, offer, { values, own: new Set() });
  expect(merged.item).toEqual({
    title: 'B',
    ...writeCategories(categories),
    ext: { width: 2, img_wide: 'own.png', height: 3 },
  });
  expect(merged.overridden).toEqual([categoriesField, 'ext.img_wide']);
});

it('takes category names from the menu and does not treat a renamed category as a change', () => {
  const item = { ...writeCategories([{ id: 10, name: 'Old' }]), ext: {} };
  const offer = { ...offerOf({ [categoriesField]: choiceOf(10) }), categories: categories.slice(0, 1) };
  const before = { values: new Map([[categoriesField, choiceOf(10)]]), own: new Set<string>() };
  const { item: updated, overridden } = mergeOffer(item, item, offer, before);
  expect(updated.content_type_name).toBe('Ten');
  expect(overridden).toEqual([]);
});

it('leaves translations as they are', () => {
  const translations = { de: { title: 'Meins', ext_from: { title: '0c2d0bb4c3a9a1d0' } } };
  const item = { title: 'Old', ext: {}, translations };
  const before = { values: new Map([['title', 'Old']]), own: new Set<string>() };
  const { item: updated } = mergeOffer(item, item, offerOf({ title: 'New' }), before);
  expect(updated).toEqual({ title: 'New', ext: {}, translations });
});

describe('without a record of what the feed delivered', () => {
  it.each<[string, string, JsonValue, JsonValue, boolean]>([
    ['words that differ', 'title', 'Mine', 'Theirs', true],
    ['an empty text', 'intro', '', 'Theirs', false],
    ['a play address', 'game_url_remote', 'https://a.example/', 'https://b.example/', false],
    ['a picture from another host', 'img', 'https://a.example/1.png', 'https://a.example/2.png', false],
    ['a picture of the site', 'img', 'covers/mine.webp', 'https://a.example/2.png', true],
    ['screenshots of the site', 'screenshot', ['mine.webp'], ['https://a.example/2.png'], true],
    ['facts', 'ext.version', '1', '2', false],
  ])('%s: is it the operator’s?', (_what, field, current, offered, isOwn) => {
    const item: JsonObject = field.startsWith('ext.')
      ? { ext: { [field.slice(4)]: current } }
      : { [field]: current, ext: {} };
    const { overridden, item: updated } = mergeOffer(item, item, offerOf({ [field]: offered }), null);
    expect(overridden).toEqual(isOwn ? [field] : []);
    expect(readItemField(updated, field)).toEqual(isOwn ? current : offered);
  });

  it.each<[string, number[], boolean]>([
    ['other categories', [30], true],
    ['one of the feed’s categories', [10], false],
    ['the default category alone', [20], false],
    ['the default category and another', [20, 30], true],
  ])('%s: are they the operator’s?', (_what, ids, isOwn) => {
    const item = { ...writeCategories(ids.map((id) => ({ id, name: '' }))), ext: {} };
    const offer = offerOf({ [categoriesField]: choiceOf(10, 40) });
    expect(mergeOffer(item, item, offer, null).overridden).toEqual(isOwn ? [categoriesField] : []);
  });
});
