import { createHash } from 'node:crypto';

/** Returns the hash of a picture's bytes, by which the files of its sizes are named. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
