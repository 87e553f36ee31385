import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findAttributeFault } from '#app/domain/script-attributes.ts';
import { commonSettings } from '#app/pages/layouts/common-settings.server.ts';
import { maxBlocksPerLayout } from '#app/domain/layout.ts';
import { pictureAllowed } from '#app/media/pipeline.server.ts';
import { isNewAddress, isOldAddress, maxRedirects } from '#app/domain/redirects.ts';
import { settingFaults } from '#app/domain/settings/define-settings.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { isMediaPath } from '#app/domain/address-forms.ts';
import { checkTextPages } from '#app/bundle/check-pages.server.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { FaultList } from '#app/bundle/fault.ts';
import { faqSchema, figuresSchema, itemSchema, reviewSchema } from '#app/bundle/item-schema.server.ts';
import {
  adEntrySchema,
  categorySchema,
  infoSchema,
  maxMenuLevels,
  pageLifetimeSchema,
  tagSchema,
} from '#app/bundle/schema.server.ts';

/* Compares the table of limits in docs/bundle.md with the limits in the code. */

const documentation = await readFile(path.join(import.meta.dirname, '../../docs/bundle.md'), 'utf8');
const [, limits = ''] = documentation.split('\n## Limits\n');

/** Returns the largest number that is accepted, if all numbers from `least` up to it are accepted. */
function largest(isAccepted: (value: number) => boolean, least = 1): number {
  let [low, high] = [least, least + 1];
  while (high < Number.MAX_SAFE_INTEGER && isAccepted(high)) {
    low = high;
    high = Math.min(high * 2, Number.MAX_SAFE_INTEGER);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isAccepted(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const format = (value: number) => value.toLocaleString('en');

/** Returns the range of whole numbers that a schema accepts, such as "0 to 100". */
function rangeOf(schema: z.ZodType, write: (value: number) => unknown = (value) => value): string {
  const isAccepted = (value: number) => schema.safeParse(write(value)).success;
  const least = isAccepted(0) ? 0 : 1;
  return `${least} to ${format(largest(isAccepted, least))}`;
}

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/**
 * Returns rows for the fields of an object that are texts. Fields with the same limit share a row, the lowest limit
 * first.
 */
function textRows(what: string, schema: z.ZodType): [string, string][] {
  const byLimit = new Map<number, string[]>();
  for (const [name, { maxLength }] of Object.entries(shapeOf(schema).properties ?? {})) {
    if (maxLength !== undefined) byLimit.set(maxLength, [...(byLimit.get(maxLength) ?? []), `\`${name}\``]);
  }
  return [...byLimit]
    .sort(([a], [b]) => a - b)
    .map(([limit, names]) => [`${names.join(', ')} of ${what}`, `${format(limit)} characters`]);
}

/** Returns rows for the lists with a maximum length in the `ext` of a vertical's items. */
function listRows(): [string, string][] {
  return builtIn.verticals.flatMap(({ vertical, extSchema }): [string, string][] => {
    const lists = Object.entries(shapeOf(extSchema).properties ?? {})
      .filter(([, { maxItems }]) => maxItems !== undefined)
      .map(([name, { maxItems = 0 }]) => `\`${name}\` ${format(maxItems)}`);
    return lists.length > 0 ? [[`lists in \`ext\` of ${vertical.noun.many}`, lists.join(', ')]] : [];
  });
}

function quizRow(): [string, string] {
  const { properties = {} } = shapeOf(builtIn.verticals.find(({ vertical }) => vertical.id === 8)!.extSchema);
  const kinds = properties.questions?.items?.oneOf ?? properties.questions?.items?.anyOf ?? [];
  const options = kinds.flatMap(({ properties: fields }) => fields?.options ?? []);
  const [least, most] = [
    Math.min(...options.map(({ minItems = 0 }) => minItems)),
    Math.max(...options.map(({ maxItems = 0 }) => maxItems)),
  ];
  const { minimum, maximum } = properties.seconds_per_question ?? {};
  return [
    'a question of a quiz',
    `${least} to ${most} \`options\`; \`seconds_per_question\` ${minimum} to ${maximum}`,
  ];
}

const isSetting = (key: string, value: unknown) =>
  settingFaults(builtIn.bundle.settings, { [key]: value }, []).length === 0;
const textSetting = (key: string, write = (size: number) => 'x'.repeat(size), least = 1) =>
  `${format(largest((size) => isSetting(key, write(size)), least))} characters`;
const comment = (size: number) => '#'.repeat(size);
const mailAddress = (size: number) => `${'x'.repeat(size - 2)}@x`;
const fileNames = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`file-${index}.txt`, text]));
const attributes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`data-a${index}`, 'x']));

function isTextPage(length: number): boolean {
  const faults = new FaultList();
  checkTextPages(faults, { aboutUs: 'x'.repeat(length) });
  return faults.size === 0;
}

const starTexts = Array.from({ length: 61 }, (_, index) => (index / 10).toFixed(1));
const { rate } = figuresSchema.shape;
const addressLength = largest(
  (size) => itemSchema.shape.router.safeParse(`/${'x'.repeat(size - 1)}`).success,
);

const rows: [string, string][] = [
  ['ids of items and categories', rangeOf(itemSchema.shape.id)],
  ['`create_time`, Unix seconds', rangeOf(itemSchema.shape.create_time)],
  ...textRows('an item', itemSchema.omit({ game_url_remote: true })),
  ...textRows('a question of `faq`', faqSchema),
  ...textRows('a review', reviewSchema),
  ...textRows('a menu entry', categorySchema),
  ...textRows('a tag', tagSchema),
  ...textRows('`info`', infoSchema),
  ['addresses of items, menu entries and pictures', `${format(addressLength)} characters`],
  ['a text page', `${format(largest(isTextPage))} characters`],
  ['levels of a menu', String(maxMenuLevels)],
  ['blocks of a page', String(maxBlocksPerLayout)],
  ['`item_count` of a block', rangeOf(commonSettings.itemCount)],
  ['`rate` of an app, of a review', rangeOf(reviewSchema.shape.rate, String)],
  [
    'stars in `site_data_arr.rate`',
    `${starTexts.filter((text) => rate.safeParse(text).success).join(', ')}, or empty`,
  ],
  ['type of an ad', rangeOf(adEntrySchema.shape.type)],
  ['`ad_type` of an ad', rangeOf(adEntrySchema.shape.ad_type)],
  [
    'attributes of a script',
    `${largest((count) => findAttributeFault(attributes(count)) === null)}, of ` +
      `${largest((size) => findAttributeFault({ 'data-a': 'x'.repeat(size) }) === null)} characters each`,
  ],
  ['`admin_cache_time`, seconds', rangeOf(pageLifetimeSchema)],
  ['redirects', format(maxRedirects)],
  [
    'old address of a redirect',
    `${format(largest((size) => isOldAddress(`/${'x'.repeat(size - 1)}`), 2))} characters`,
  ],
  [
    'new address of a redirect',
    `${format(largest((size) => isNewAddress(`/${'x'.repeat(size - 1)}`)))} characters`,
  ],
  ['setting `siteName`', textSetting('siteName')],
  ['setting `shareText`', textSetting('shareText')],
  ['settings `home.<section>.title` and `home.<section>.description`', textSetting('home.g.title')],
  ['settings `adsTxt`, `appAdsTxt` and `robotsTxt`', textSetting('adsTxt', comment)],
  ['settings `cookie.text`, `operator.name`, `operator.address` and `copyright`', textSetting('copyright')],
  ['setting `security.contact`', textSetting('security.contact', mailAddress, 3)],
  ['setting `forecast.contact`', textSetting('forecast.contact', mailAddress, 3)],
  [
    '`verification.files`',
    `${largest((count) => isSetting('verification.files', fileNames(count, 'x')))}, of ` +
      `${largest((size) => isSetting('verification.files', fileNames(1, 'x'.repeat(size)))) / 1024} kB each`,
  ],
  ['path of a picture in `media/`', `${largest((size) => isMediaPath('x'.repeat(size)))} characters`],
  ['a picture', inEnglish(pictureAllowed)],
  ['removal of items', 'over half of a vertical only with `--yes`'],
  ['first-party games, `video` on this site', 'must exist in this installation'],
  quizRow(),
  ...listRows(),
];

it('the table of limits matches the code', () => {
  const documented = limits
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  expect(documented).toEqual(rows.map(([what, limit]) => `| ${what} | ${limit} |`));
});
