import { z } from 'zod';
import type { PathPart } from '#app/bundle/fault.ts';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';

/** A part or an item, which edits change field by field. */
export type EditTarget = Exclude<ChangeTarget, { kind: 'picture' }>;

/**
 * One edit of the site. Its path refers to the site version that its author saw, with the earlier edits of the list
 * applied.
 */
export type Edit =
  /** Sets a field. An empty path sets the whole value. */
  | { kind: 'set'; target: EditTarget; path: readonly PathPart[]; value: JsonValue }
  /** Inserts an entry into a list, before the entry with the index at the end of the path. */
  | { kind: 'insert'; target: EditTarget; path: readonly PathPart[]; value: JsonValue }
  | { kind: 'remove'; target: EditTarget; path: readonly PathPart[] }
  /**
   * Adds an item after the item with the id `after`. If `after` is missing, the new item goes to the end; if it is
   * `null`, to the beginning.
   */
  | { kind: 'add-item'; verticalId: number; item: JsonObject; after?: number | null | undefined }
  | { kind: 'remove-item'; verticalId: number; id: number }
  /** Moves an item after the item with the id `after`, or to the beginning if `after` is `null`. */
  | { kind: 'move-item'; verticalId: number; id: number; after: number | null };

const limits = { edits: 20_000, steps: 40 };

const verticalId = z.int().min(0).max(999_999);
const itemId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const path = z.array(z.union([z.string(), z.int().min(0)])).max(limits.steps);
const value: z.ZodType<JsonValue> = z.json();
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('part'), verticalId, key: z.string().min(1).max(200) }),
  z.strictObject({ kind: z.literal('item'), verticalId, id: itemId }),
]);

/** The schema of edits that come from a browser or a file. Their effect is checked when they are applied. */
export const editsSchema: z.ZodType<Edit[]> = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('set'), target, path, value }),
      z.strictObject({ kind: z.literal('insert'), target, path, value }),
      z.strictObject({ kind: z.literal('remove'), target, path }),
      z.strictObject({
        kind: z.literal('add-item'),
        verticalId,
        item: z.record(z.string(), value),
        after: itemId.nullish(),
      }),
      z.strictObject({ kind: z.literal('remove-item'), verticalId, id: itemId }),
      z.strictObject({ kind: z.literal('move-item'), verticalId, id: itemId, after: itemId.nullable() }),
    ]),
  )
  .max(limits.edits);
