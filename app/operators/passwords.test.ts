import { expect, it } from 'vitest';
import { checkPassword, decrypt, encrypt, hashPassword, verifyPassword } from './passwords.server.ts';

it.each([
  ['short', 'elf'],
  ['short', 'eleven char'],
  ['long', 'x1 '.repeat(67)],
  ['common', 'password1234'],
  ['common', 'aaaaaaaaaaaaaaaa'],
  ['common', 'QWERTYUIOP123'],
  ['common', 'ada lovelace 1815'],
])('refuses a password that is too %s: %s', (fault, password) => {
  expect(checkPassword(password, 'Ada Lovelace')).toBe(fault);
});

it.each(['wet lantern counts seven', '🦊🦊 жёлтый поезд 7', 'correcthorse!battery9staple'])(
  'accepts %s',
  (password) => {
    expect(checkPassword(password, 'Ada')).toBeNull();
  },
);

it('recognises the password in every Unicode form, and no other', async () => {
  const { stored, key } = await hashPassword('Zürich im Nebel');
  expect(stored).not.toContain('Nebel');
  expect(await verifyPassword('Zu\u0308rich im Nebel', stored)).toEqual(key);
  expect(await verifyPassword('Zürich im nebel', stored)).toBeNull();
  expect(await verifyPassword('', '')).toBeNull();
});

it('decrypts only with the key of the password', async () => {
  const [one, other] = [await hashPassword('wet lantern one'), await hashPassword('wet lantern one')];
  const secret = encrypt('JBSWY3DPEHPK3PXP', one.key);
  expect(decrypt(secret, one.key)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => decrypt(secret, other.key)).toThrow();
  const changed = secret.startsWith('A') ? 'B' : 'A';
  expect(() => decrypt(changed + secret.slice(1), one.key)).toThrow();
});
