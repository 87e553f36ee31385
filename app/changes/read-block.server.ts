import { asObject, type JsonValue } from '#app/lib/json.ts';
import type { StoredBlock } from './compare-layouts.ts';

/** Reads a block of a stored layout. */
export function readBlock(value: JsonValue): StoredBlock {
  const { module: type, config } = asObject(value);
  return { module: typeof type === 'string' ? type : '', config: asObject(config) };
}
