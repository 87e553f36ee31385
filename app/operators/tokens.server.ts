import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits for a cookie or a link. The store holds only its hash. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a random secret. It needs no salt, because 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
