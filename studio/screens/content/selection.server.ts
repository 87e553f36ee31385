import { z } from 'zod';
import { readQuery } from './content-query.ts';
import { findItems } from './find-items.server.ts';
import type { Content } from './content.server.ts';

const ids = z
  .string()
  .max(100_000)
  .regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/)
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)));

/**
 * The items that an action applies to: those listed in `ids`, or all that match the search except those in `except`.
 */
export const selectionSchema = z.union([
  z.object({ ids }),
  z.object({ except: ids, search: z.string().max(2_000) }),
]);

export type SelectionInput = z.output<typeof selectionSchema>;

/** Returns the ids of the selected items that exist. */
export async function readSelection(
  { platform, content }: { platform: Parameters<typeof findItems>[0]; content: Content },
  selection: SelectionInput,
): Promise<number[]> {
  if ('ids' in selection) return selection.ids.filter((id) => content.find(id));
  const query = readQuery(new URLSearchParams(selection.search));
  const { items } = await findItems(platform, content, query);
  const except = new Set(selection.except);
  return items.map(({ item }) => item.id).filter((id) => !except.has(id));
}

/** Reads a selection from a form. `null` if it is malformed. */
export function parseSelection(form: FormData): SelectionInput | null {
  const text = form.get('selection');
  try {
    const parsed = selectionSchema.safeParse(typeof text === 'string' ? JSON.parse(text) : null);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
