import { createHash } from 'node:crypto';
import { writeJsonSource } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';

/**
 * Returns a short text that identifies the value of a field. A form sends back the revision that it was filled with, so
 * that an edit never replaces a value that its author has not seen.
 */
export function revisionOf(value: JsonValue | undefined): string {
  return createHash('sha256')
    .update(writeJsonSource(value ?? null))
    .digest('base64url')
    .slice(0, 22);
}
