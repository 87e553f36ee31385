import type { z } from 'zod';
import { setTexts, listTexts } from '#app/bundle/translations/translation.server.ts';
import { findTextFields, type TextFields } from '#app/bundle/translations/text-fields.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { BlockInstance, Layout } from '#app/domain/layout.ts';
import type { ForeignTexts } from '#app/ui/text-language.ts';
import type { BlockRegistry } from './block.server.ts';

/** A block instance with translated texts. */
export interface TranslatedBlock extends BlockInstance {
  /** The texts that are not translated. Not set if all texts of the block are translated. */
  foreignTexts?: ForeignTexts;
}

const known = new WeakMap<z.ZodType, TextFields>();

function fieldsOf({ type }: BlockInstance, blocks: BlockRegistry): TextFields {
  const schema = blocks.get(type)?.settings;
  if (!schema) return new Map();
  const fields = known.get(schema) ?? findTextFields(schema);
  known.set(schema, fields);
  return fields;
}

/** Returns the texts of a layout, such as the headings of its blocks. */
export function textsOfLayout(layout: Layout, blocks: BlockRegistry): string[] {
  return layout.flatMap((block) =>
    listTexts(block.settings as JsonValue, fieldsOf(block, blocks)).map(({ text }) => text),
  );
}

/**
 * Returns a layout with translated texts. `texts` maps original texts to their translations, and `language` is the
 * language of the originals.
 */
export function translateLayout(
  layout: Layout,
  { texts, language }: { texts: ReadonlyMap<string, string>; language: string },
  blocks: BlockRegistry,
): readonly TranslatedBlock[] {
  return layout.map((block) => {
    const originals = listTexts(block.settings as JsonValue, fieldsOf(block, blocks));
    if (originals.length === 0) return block;
    const found = originals.flatMap(({ path, text }) => {
      const own = texts.get(text);
      return own === undefined || own.trim() === '' ? [] : [[path, own] as const];
    });
    const settings = setTexts(block.settings as JsonValue, found) as BlockInstance['settings'];
    if (found.length === originals.length) return { ...block, settings };
    const translated = new Set(found.map(([path]) => path));
    const paths = originals.flatMap(({ path }) => (translated.has(path) ? [] : [path]));
    return { ...block, settings, foreignTexts: { language, paths } };
  });
}
