import type { JsonValue } from '#app/lib/json.ts';
import type { StoredBlock } from './layout-edits.ts';

/** Maximum number of characters of a copied block. The server refuses longer ones. */
const maxCharacters = 400_000;

/**
 * Why a text cannot be pasted as a block. `type` is the type of the block if the fault is `config` or `unknown`, and
 * empty for all other faults.
 */
export interface CopiedFault {
  fault: 'config' | 'json' | 'list' | 'long' | 'other' | 'unknown';
  type: string;
}

/**
 * Reads a block that was copied as JSON on this or another portal. The server checks its settings. `known` has the
 * types of blocks that this portal has.
 */
export function readCopiedBlock(
  text: string,
  known: { has: (type: string) => boolean },
): { block: StoredBlock } | CopiedFault {
  const refuse = (fault: CopiedFault['fault'], type = '') => ({ fault, type });
  if (text.length > maxCharacters) return refuse('long');
  const value = parse(text);
  if (value === undefined) return refuse('json');
  if (Array.isArray(value)) return refuse('list');
  if (typeof value !== 'object' || value === null) return refuse('other');
  const { module: type, config = {} } = value;
  if (typeof type !== 'string') return refuse('other');
  if (!known.has(type)) return refuse('unknown', type.slice(0, 100));
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return refuse('config', type);
  return { block: { module: type, config } };
}

function parse(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
