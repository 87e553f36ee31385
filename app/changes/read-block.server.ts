import { isJsonObject, type JsonValue } from '#app/bundle/json-source.server.ts';
import type { StoredBlock } from './compare-layouts.ts';

/** Reads a block of a stored layout. */
export function readBlock(value: JsonValue): StoredBlock {
  const { module: type, config } = isJsonObject(value) ? value : {};
  return { module: typeof type === 'string' ? type : '', config: isJsonObject(config) ? config : {} };
}
