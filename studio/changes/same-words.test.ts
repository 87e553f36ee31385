import { expect, test } from 'vitest';
import { adFieldNames, fieldNames, pageKindNames, pageTitles, partNames } from '#app/changes/field-names.ts';
import type { ValueWords } from '#app/changes/describe-layout.ts';
import { layoutWords } from '#app/changes/layout-words.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { textPageNames } from '#app/domain/text-pages.ts';
import { createMessageCatalogue, type MessageFile } from '#app/messages/catalogue.server.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import { fieldLabel } from '../screens/content/field-words.ts';
import { layoutWordsIn } from '../screens/layouts/layout-words.ts';
import { partName } from './part-name.ts';

const files = import.meta.glob<MessageFile>(
  '/studio/{changes,screens/{ads,content,layouts,text-pages}}/messages/*.json',
  { eager: true, import: 'default' },
);
const source = createMessageCatalogue(files, { sections: [] }).source('en', 'UTC');
const t = createTranslate<MessageScopes['changes']>(source, 'changes');
const tContent = createTranslate<MessageScopes['content']>(source, 'content');
const tLayouts = createTranslate<MessageScopes['layouts']>(source, 'layouts');
const tAds = createTranslate<MessageScopes['ads']>(source, 'ads');
const tTextPages = createTranslate<MessageScopes['text-pages']>(source, 'text-pages');

test('the command line names parts, fields and pages as the Studio does in English', () => {
  for (const [part, name] of partNames) expect(name, part).toBe(partName(t, part));
  for (const [name, label] of fieldNames) {
    const ofChanges = t('field.name', { field: name as 'name' });
    expect(label, name).toBe(ofChanges || fieldLabel(tContent, { name, title: '' }));
  }
  for (const [field, label] of adFieldNames) {
    expect(label, field).toBe(t('ad.field', { field: field as 'type', path: '' }));
  }
  expect(pageKinds.map((kind) => pageKindNames[kind])).toEqual(
    pageKinds.map((kind) => tLayouts('kind.name', { kind })),
  );
  expect(textPageNames.map((page) => pageTitles[page])).toEqual(
    textPageNames.map((page) => tTextPages('page.name', { page })),
  );
});

test('the command line describes values of settings as the Studio does in English', () => {
  const { value: studio } = layoutWordsIn(tLayouts, tAds);
  const { value: commandLine } = layoutWords;
  const describe = (words: ValueWords) => [
    words.text('Red moon'),
    words.empty(),
    words.initial(''),
    words.initial('24'),
    words.switch(true),
    words.switch(false),
    words.ownSection('Toys'),
    words.allCategories(),
    words.allItems(),
    words.firstItem(),
    words.item(7),
    words.removed('category'),
    words.removed('section'),
    words.windows('phone'),
    words.windows('other'),
  ];
  expect(describe(commandLine)).toEqual(describe(studio));
});
