import type { z } from 'zod';
import { setTexts, listTexts } from '#app/bundle/translations/translation.server.ts';
import { findTextFields, type TextFields } from '#app/bundle/translations/text-fields.server.ts';
import type { JsonValue } from '#app/bundle/json-source.server.ts';
import type { BlockInstance, Layout } from '#app/domain/layout.ts';
import type { BlockRegistry } from './block.server.ts';

const known = new WeakMap<z.ZodType, TextFields>();

/** Returns the texts of a block instance, such as its heading. */
function textsOfBlock({ type, settings }: BlockInstance, blocks: BlockRegistry) {
  const schema = blocks.get(type)?.settings;
  if (!schema) return [];
  const fields = known.get(schema) ?? findTextFields(schema);
  known.set(schema, fields);
  return listTexts(settings as JsonValue, fields);
}

/** Returns the texts of a layout, such as the headings of its blocks. */
export function textsOfLayout(layout: Layout, blocks: BlockRegistry): string[] {
  return layout.flatMap((block) => textsOfBlock(block, blocks).map(({ text }) => text));
}

/** Returns a layout with translated texts. `texts` are translations by the original text. */
export function translateLayout(
  layout: Layout,
  texts: ReadonlyMap<string, string>,
  blocks: BlockRegistry,
): Layout {
  if (texts.size === 0) return layout;
  return layout.map((block) => {
    const translated = textsOfBlock(block, blocks).flatMap(({ path, text }) => {
      const own = texts.get(text);
      return own === undefined || own.trim() === '' ? [] : [[path, own] as const];
    });
    if (translated.length === 0) return block;
    const settings = setTexts(block.settings as JsonValue, translated) as BlockInstance['settings'];
    return { ...block, settings };
  });
}
