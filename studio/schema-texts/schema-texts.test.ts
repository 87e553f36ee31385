import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { shellBlocks } from '#app/shell/blocks.server.ts';
import { createChangesJob } from '#app/jobs/changes-job.server.ts';
import { createCheckJob } from '#app/jobs/check-job.server.ts';
import type { Job } from '#app/jobs/define-job.ts';
import { createFeedJob } from '#app/jobs/feed-job.server.ts';
import { listHousekeeping } from '#app/jobs/housekeeping.server.ts';
import { createIndexNowJob } from '#app/jobs/index-now-job.server.ts';
import { builtIn, createRegistries, registry } from '#app/verticals/index.server.ts';
import { itemFormOf } from '../screens/content/item-form.server.ts';
import { describeBlock } from '#app/pages/layouts/block-form.server.ts';
import { settingTexts } from '../screens/settings/settings.server.ts';
import { studioLanguages } from '../shell/language.ts';
import { translateSchema, type TranslateSchema } from '#app/lib/translate-schema.ts';
import { schemaTextsIn } from './schema-texts.server.ts';

type Texts = Readonly<Record<string, string>>;

const use = { isOwn: true, isFitting: true };
const root = path.resolve(import.meta.dirname, '../..');

/** Returns the texts that a function passes to its translation. */
function collect(describeAll: (record: TranslateSchema) => void): Set<string> {
  const texts = new Set<string>();
  describeAll((text) => {
    texts.add(text);
    return text;
  });
  texts.delete('');
  return texts;
}

/**
 * Returns the patterns that the source files of a folder pass to `phrase`. Fails if one of them is not a string
 * literal.
 */
function patternsIn(folder: string, except?: string): Set<string> {
  const patterns = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder) })) {
    if (file.endsWith('.test.ts') || (except !== undefined && file.startsWith(except))) continue;
    const source = readFileSync(path.join(root, folder, file), 'utf8');
    if (!/import \{[^}]*\bphrase\b[^}]*\} from '#app\/lib\/phrase/.test(source)) continue;
    for (const [, literal] of source.matchAll(/\bphrase\(\s*('(?:[^'\\]|\\.)*')?/g)) {
      expect(literal, `a pattern in ${file}`).toBeDefined();
      patterns.add((literal ?? '').slice(1, -1).replaceAll("\\'", "'"));
    }
  }
  return patterns;
}

/** The texts of the Studio and of the schemas of settings and blocks that belong to no vertical. */
const core = collect((record) => {
  for (const pattern of patternsIn('app', 'verticals')) record(pattern);
  for (const pattern of patternsIn('studio')) record(pattern);
  for (const text of settingTexts({ registry: createRegistries([]).bundle })) record(text);
  for (const block of Object.values({ ...shellBlocks, ...coreBlocks })) describeBlock(block, use, record);
  for (const { title, description } of coreJobs()) [title, description].forEach(record);
});

function coreJobs(): readonly Job[] {
  const run = () => Promise.resolve('');
  const count = () => Promise.resolve(0);
  return [
    ...listHousekeeping('sqlite', { rules: { registry }, mediaDir: '' }),
    createFeedJob(run),
    createCheckJob(run),
    createChangesJob(count),
    createIndexNowJob(count),
  ];
}

/** Returns the texts of a vertical that are not among those of the core. */
function textsOf(server: VerticalServer): Set<string> {
  const own = collect((record) => {
    for (const pattern of patternsIn(`app/verticals/${server.vertical.scope}`)) record(pattern);
    for (const text of settingTexts({ registry: createRegistries([server]).bundle })) record(text);
    itemFormOf(server, record);
    for (const block of Object.values(server.blocks)) describeBlock(block, use, record);
    for (const { title, description } of server.jobs ?? []) [title, description].forEach(record);
  });
  return own.difference(core);
}

const folders: readonly [string, ReadonlySet<string>][] = [
  ['studio/schema-texts', core],
  ...builtIn.verticals.map((server): [string, ReadonlySet<string>] => [
    `app/verticals/${server.vertical.scope}/schema-texts`,
    textsOf(server),
  ]),
];
const others = studioLanguages.filter((language) => language !== 'en');

describe.each(others)('in %s', (language) => {
  // A vertical need not be translated. If it is, its translation must be complete.
  const translated = folders.filter(([folder]) => existsSync(path.join(root, folder, `${language}.json`)));

  it.each(translated)('%s has every text, and no other', (folder, texts) => {
    const file = path.join(root, folder, `${language}.json`);
    const found = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    expect([...texts].filter((text) => !Object.hasOwn(found, text))).toEqual([]);
    expect(Object.keys(found).filter((text) => !texts.has(text))).toEqual([]);
    expect(Object.values(found).filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(translated)('%s keeps names in code, addresses and braces as they are', (_, texts) => {
    const translate = schemaTextsIn(language);
    const marked = (text: string) => (text.match(/`[^`]*`|\]\([^)]*\)|\{[^}]*\}/g) ?? []).toSorted();
    for (const text of texts) expect([text, marked(translate(text))]).toEqual([text, marked(text)]);
  });
});

it('only titles, descriptions and labels of a schema are translated', () => {
  const shout = (text: string) => text.toUpperCase();
  const schema = { title: 'a', default: 'b', properties: { title: { description: 'c', enum: ['d'] } } };
  expect(translateSchema(schema, shout)).toEqual({
    title: 'A',
    default: 'b',
    properties: { title: { description: 'C', enum: ['d'] } },
  });
  expect(translateSchema({ labels: { a: 'one', b: 2 } }, shout)).toEqual({ labels: { a: 'ONE', b: 2 } });
});
