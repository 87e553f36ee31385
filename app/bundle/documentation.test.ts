import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commonSettings } from '#app/pages/layouts/common-settings.server.ts';
import { pageWords } from '#app/text/page-words.server.ts';
import { textPageNames } from '#app/domain/text-pages.ts';
import { encodeSettingName } from './block-settings.ts';
import {
  faqSchema,
  figuresSchema,
  itemCategorySchema,
  itemSchema,
  reviewSchema,
} from './item-schema.server.ts';
import {
  adEntrySchema,
  bundleFields,
  categorySchema,
  infoSchema,
  blockInstanceSchema,
  safeSchema,
  tagSchema,
  verticalFields,
} from './schema.server.ts';

const documentation = await readFile(path.join(import.meta.dirname, '../../docs/bundle.md'), 'utf8');

/** Returns the text of one section, up to the next heading of the same or a higher level. */
function section(heading: string): string {
  const [, rest = ''] = documentation.split(`\n${heading}\n`);
  const level = heading.split(' ')[0] ?? '#';
  return rest.split(new RegExp(`\n#{1,${level.length}} `))[0] ?? '';
}

it.each([
  ['## Top level', bundleFields],
  ['## `info`', Object.keys(infoSchema.shape)],
  ['## `data_content`', verticalFields],
  ['### Categories (`menu`)', Object.keys(categorySchema.shape)],
  ['### Tags (`list_tags`)', Object.keys(tagSchema.shape)],
  ['### Items (`list`)', Object.keys(itemSchema.shape)],
  ['### Items (`list`)', Object.keys(itemCategorySchema.shape)],
  ['### Items (`list`)', Object.keys(faqSchema.shape)],
  ['### Items (`list`)', Object.keys(reviewSchema.shape)],
  ['### Figures (`site_data_arr`)', Object.keys(figuresSchema.shape)],
  ['## `layouts`', Object.keys(blockInstanceSchema.shape)],
  ['## `layouts`', Object.keys(commonSettings).map(encodeSettingName)],
  ['## `ads`', Object.keys(adEntrySchema.shape)],
  ['## `safe`', Object.keys(safeSchema.shape)],
  ['## `ext_pages`', [...textPageNames, ...Object.keys(pageWords).map((word) => `{{${word}}}`)]],
])('%s documents every field', (heading, fields) => {
  const text = section(heading);
  expect(fields.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
});
