import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeSealed, readSealed, seal, SealError, unseal } from './secure-storage.ts';

const text = '{"ids":[1,2,3],"note":"Grüße 🎲"}';
const password = 'correct horse';

/** Decrypts the result of `seal` with another library. */
function openWithNode(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const key = pbkdf2Sync(password, bytes.subarray(0, 16), 5000, 32, 'sha256');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(16, 28));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(28, -16)), decipher.final()]).toString();
}

function sealWithNode(plain: string): string {
  const salt = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
  const iv = Buffer.from('101112131415161718191a1b', 'hex');
  const cipher = createCipheriv('aes-256-gcm', pbkdf2Sync(password, salt, 5000, 32, 'sha256'), iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([salt, iv, body, cipher.getAuthTag()]).toString('base64');
}

describe('sealed texts', () => {
  it('are salt, IV and AES-GCM ciphertext with tag in base64, compatible with another library', async () => {
    expect(openWithNode(await seal(text, password))).toBe(text);
    expect(await unseal(sealWithNode(text), password)).toBe(text);
  });

  it('round-trip any content, and differ each time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        async (value, word) => {
          const sealed = await seal(value, word);
          expect(await unseal(sealed, word)).toBe(value);
          expect(await seal(value, word)).not.toBe(sealed);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('refuse another password, and any changed byte', async () => {
    const sealed = await seal(text, password);
    await expect(unseal(sealed, 'Correct horse')).rejects.toMatchObject({ fault: 'password' });
    const bytes = Buffer.from(sealed, 'base64');
    for (const index of [0, 20, 30, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      await expect(unseal(changed.toString('base64'), password)).rejects.toBeInstanceOf(SealError);
    }
  });

  it.each(['', 'not base64!', btoa('too short')])('report %j as damaged', async (damaged) => {
    await expect(unseal(damaged, password)).rejects.toMatchObject({ fault: 'damaged' });
  });

  it('are stored in a storage area and read from it', async () => {
    const kept = new Map<string, string>();
    const area = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => kept.set(key, value).has(key),
      remove: (key: string) => void kept.delete(key),
    };
    expect(await readSealed(area, 'note', password)).toBeNull();
    expect(await storeSealed(area, 'note', text, password)).toBe(true);
    expect(kept.get('note')).not.toContain('ids');
    expect(await readSealed(area, 'note', password)).toBe(text);
    await expect(readSealed(area, 'note', 'other')).rejects.toMatchObject({ fault: 'password' });
  });
});
