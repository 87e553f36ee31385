import type { SafeStorage } from './storage.ts';

const iterations = 5000;
const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;

/** Why a sealed text cannot be opened: it is not a sealed text, or the password is wrong. */
export type SealFault = 'damaged' | 'password';

/** A sealed text that cannot be opened. */
export class SealError extends Error {
  override name = 'SealError';
  readonly fault: SealFault;

  constructor(fault: SealFault) {
    super(fault === 'damaged' ? 'The sealed text is damaged' : 'The password does not open the sealed text');
    this.fault = fault;
  }
}

/** Reports whether this page can encrypt. Browsers only allow it on pages from a secure connection. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * Encrypts a text with AES-GCM 256 and a key from PBKDF2 (5000 rounds of SHA-256). Returns salt (16 bytes), IV (12) and
 * ciphertext with its tag in base64 (spec MINE-7).
 */
export async function seal(text: string, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await deriveKey(password, salt);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return toBase64([salt, iv, new Uint8Array(encrypted)]);
}

/** Decrypts the result of `seal`. Throws SealError. */
export async function unseal(sealed: string, password: string): Promise<string> {
  const bytes = fromBase64(sealed);
  if (!bytes || bytes.length < saltBytes + ivBytes + tagBytes) throw new SealError('damaged');
  const salt = bytes.subarray(0, saltBytes);
  const iv = bytes.subarray(saltBytes, saltBytes + ivBytes);
  const key = await deriveKey(password, salt);
  const text = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(saltBytes + ivBytes))
    .catch(() => {
      throw new SealError('password');
    });
  return new TextDecoder().decode(text);
}

/** Encrypts a value and stores it in a storage area. Returns whether it was stored. */
export async function storeSealed(
  area: SafeStorage,
  key: string,
  value: string,
  password: string,
): Promise<boolean> {
  return area.set(key, await seal(value, password));
}

/** Reads a text that `storeSealed` stored. Returns `null` if there is none. Throws SealError. */
export async function readSealed(area: SafeStorage, key: string, password: string): Promise<string | null> {
  const sealed = area.get(key);
  return sealed === null ? null : unseal(sealed, password);
}

async function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function toBase64(parts: readonly Uint8Array[]): string {
  let binary = '';
  for (const part of parts) for (const byte of part) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
