import { expect, test } from 'vitest';
import {
  fieldName,
  pageKindNames,
  pageTitles,
  partName as englishPartName,
} from '#app/changes/field-names.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { textPageNames } from '#app/domain/text-pages.ts';
import { createMessageCatalogue, type MessageFile } from '#app/messages/catalogue.server.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import { fieldLabel } from '../screens/content/field-words.ts';
import { partName } from './part-name.ts';

const files = import.meta.glob<MessageFile>(
  '/studio/{changes,screens/{content,layouts,text-pages}}/messages/*.json',
  { eager: true, import: 'default' },
);
const source = createMessageCatalogue(files, { sections: [] }).source('en', 'UTC');
const t = createTranslate<MessageScopes['changes']>(source, 'changes');
const tContent = createTranslate<MessageScopes['content']>(source, 'content');
const tLayouts = createTranslate<MessageScopes['layouts']>(source, 'layouts');
const tTextPages = createTranslate<MessageScopes['text-pages']>(source, 'text-pages');

test('the command line names parts, fields and pages as the Studio does in English', () => {
  const parts = ['settings', 'info', 'menu', 'layouts', 'ads', 'ext_redirects', 'ext_pages', 'list_tags'];
  expect(parts.map(englishPartName)).toEqual(parts.map((part) => partName(t, part)));
  const fields = ['title', 'img', 'game_url_remote', 'time', 'faq', 'question', 'router', 'another_field'];
  expect(fields.map((name) => fieldName(name))).toEqual(
    fields.map((name) => fieldLabel(tContent, { name, title: '' })),
  );
  const own = ['content_type_arr', 'content_type_id', 'hidden', 'children'] as const;
  expect(own.map((name) => fieldName(name))).toEqual(own.map((field) => t('field.name', { field })));
  const ofAds = ['cou', 'ad_type', 'ext_until', 'script_in_div'] as const;
  expect(ofAds.map((name) => fieldName(name, 'ads'))).toEqual(
    ofAds.map((field) => t('ad.field', { field, path: '' })),
  );
  expect(pageKinds.map((kind) => pageKindNames[kind])).toEqual(
    pageKinds.map((kind) => tLayouts('kind.name', { kind })),
  );
  expect(textPageNames.map((page) => pageTitles[page])).toEqual(
    textPageNames.map((page) => tTextPages('page.name', { page })),
  );
});
