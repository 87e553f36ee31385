import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtIn } from '#app/verticals/index.server.ts';
import { itemFormOf } from '../screens/content/item-form.server.ts';
import { describeBlock } from '../screens/layouts/block-form.server.ts';
import { settingTexts } from '../screens/settings/settings.server.ts';
import { studioLanguages } from '../shell/language.ts';
import { schemaTextsIn, translateSchema } from './schema-texts.server.ts';

/** Returns the texts in the schemas of all settings, blocks and items that are built in. */
function listSchemaTexts(): Set<string> {
  const texts = new Set(settingTexts({ registry: builtIn.bundle }));
  const record = (text: string) => {
    texts.add(text);
    return text;
  };
  for (const server of builtIn.verticals) {
    itemFormOf(server, record);
    for (const block of builtIn.blocks.get(server.vertical.id)?.values() ?? []) {
      describeBlock(block, { isOwn: true, isFitting: true }, record);
    }
  }
  texts.delete('');
  return texts;
}

const others = studioLanguages.filter((language) => language !== 'en');

describe.each(others)('in %s', (language) => {
  const file = path.join(import.meta.dirname, `${language}.json`);

  it('every text of a schema is translated, and nothing else', () => {
    const expected = [...listSchemaTexts()].toSorted();
    const found = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const missing = expected.filter((text) => !found.some(([english]) => english === text));
    expect(missing, `texts that ${language}.json lacks`).toEqual([]);
    const unknown = found.filter(([english]) => !expected.includes(english));
    expect(unknown, `texts in ${language}.json that no schema contains`).toEqual([]);
    expect(found.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('names in code and addresses stay as they are', () => {
    const translate = schemaTextsIn(language);
    const marked = (text: string) => (text.match(/`[^`]*`|\]\([^)]*\)/g) ?? []).toSorted();
    for (const text of listSchemaTexts())
      expect([text, marked(translate(text))]).toEqual([text, marked(text)]);
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
