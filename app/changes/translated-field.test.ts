import { expect, test } from 'vitest';
import { findTranslation } from './translated-field.server.ts';

const item = { kind: 'item', verticalId: 2, id: 100 } as const;
const part = (key: string, verticalId = 0) => ({ kind: 'part', verticalId, key }) as const;

test.each([
  [
    item,
    'translations.de.title',
    { language: 'de', what: 'text', original: { target: item, path: 'title' } },
  ],
  [
    item,
    'translations.de["ext.questions[0].text"]',
    { language: 'de', what: 'text', original: { target: item, path: 'ext.questions[0].text' } },
  ],
  [
    item,
    'translations.pt-BR.ext_from.title',
    { language: 'pt-BR', what: 'state', original: { target: item, path: 'title' } },
  ],
  [item, 'translations.de.ext_machine', { language: 'de', what: 'state', original: null }],
  [item, 'translations.de', { language: 'de', what: 'all', original: null }],
  [item, 'translations', { language: '', what: 'all', original: null }],
  [
    part('menu', 2),
    '[id=10].children[id=11].translations.de.content_type_name',
    {
      language: 'de',
      what: 'text',
      original: { target: part('menu', 2), path: '[id=10].children[id=11].content_type_name' },
    },
  ],
  [
    part('ext_translations'),
    'settings.de["cookie.text"]',
    { language: 'de', what: 'text', original: { target: part('settings'), path: '["cookie.text"]' } },
  ],
])('the translation at a path is found: %j %s', (target, path, expected) => {
  expect(findTranslation(target, path)).toEqual(expected);
});

test('other paths lead to no translation', () => {
  expect(findTranslation(item, 'title')).toBeNull();
  expect(findTranslation(part('settings'), 'translations')).toBeNull();
  expect(findTranslation({ kind: 'picture', path: 'translations.de' }, 'x')).toBeNull();
});
