import {
  argon2,
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';

const derive = promisify(argon2);

/** Parameters of argon2id (RFC 9106, second recommendation): 64 MiB, three passes. */
const memory = 65_536;
const passes = 3;

/** Length limits of a password, in Unicode code points. */
const shortest = 12;
const longest = 200;

/** The passwords that attackers try first, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Why a password is refused. `common` represents all passwords that are easy to guess. */
export type PasswordFault = 'short' | 'long' | 'common';

/** Checks a new password of an operator. Returns `null` if it is accepted. */
export function checkPassword(password: string, operatorName: string): PasswordFault | null {
  const { length } = [...password];
  if (length < shortest) return 'short';
  if (length > longest) return 'long';
  const plain = password.toLowerCase();
  const core = plain.replaceAll(/[^\p{L}]/gu, '');
  const isRepeated = new Set(plain).size < 5;
  const hasName = core !== '' && core === operatorName.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return common.has(plain) || common.has(core) || isRepeated || hasName ? 'common' : null;
}

/** A stored password, and the key that encrypts data that only its owner may read. */
export interface HashedPassword {
  stored: string;
  key: Buffer;
}

/** Hashes a new password. */
export async function hashPassword(password: string): Promise<HashedPassword> {
  const salt = randomBytes(16);
  const { verifier, key } = await stretch(password, salt);
  return { stored: `argon2id$${salt.toString('base64url')}$${verifier.toString('base64url')}`, key };
}

/** A salt for names that do not exist, so that an attempt with such a name takes as long as any other. */
const nobody = randomBytes(16);

/**
 * Compares a password with a stored one. Returns the key of the password, or `null` if the password is wrong. Takes the
 * same time if nothing is stored.
 */
export async function verifyPassword(password: string, stored: string): Promise<Buffer | null> {
  const [scheme, salt = '', expected = ''] = stored.split('$');
  const isStored = scheme === 'argon2id';
  const { verifier, key } = await stretch(password, isStored ? Buffer.from(salt, 'base64url') : nobody);
  const expectedVerifier = isStored ? Buffer.from(expected, 'base64url') : Buffer.alloc(verifier.length);
  const isSame = expectedVerifier.length === verifier.length && timingSafeEqual(expectedVerifier, verifier);
  return isSame && isStored ? key : null;
}

let running: Promise<unknown> = Promise.resolve();

/** Derives a verifier and a key. Only one derivation runs at a time, because each needs 64 MiB. */
function stretch(password: string, salt: Buffer): Promise<{ verifier: Buffer; key: Buffer }> {
  const next = running
    .catch(() => undefined)
    .then(async () => {
      // A longer text cannot be a password. It is cut, so that hashing it takes no longer than hashing a password.
      const message = [...password.normalize('NFC')].slice(0, longest + 1).join('');
      const parameters = { message, nonce: salt, parallelism: 1, tagLength: 64, memory, passes };
      const derived = await derive('argon2id', parameters);
      const verifier = createHash('sha256').update(derived.subarray(0, 32)).digest();
      return { verifier, key: derived.subarray(32) };
    });
  running = next;
  return next;
}

/** Encrypts a text with the key of a password (AES-256-GCM). */
export function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** Decrypts what `encrypt` returned. Throws if the key is wrong or the text was changed. */
export function decrypt(encrypted: string, key: Buffer): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
