import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Time steps by which the clocks of server and phone may differ, in either direction. */
const toleratedSteps = 1;

/** Creates the secret of an authenticator app: 160 bits in base32 (RFC 4226). */
export function createCodeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns whether a text has the form of the secrets that `createCodeSecret` returns. */
export function isCodeSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** Returns the address that authenticator apps read from a picture. */
export function codeAddress(secret: string, { issuer, name }: { issuer: string; name: string }): string {
  // Apps separate issuer and name with a colon, so neither may contain one.
  return totpOf(secret, issuer.replaceAll(':', ' '), name.replaceAll(':', ' ')).toString();
}

/**
 * Checks a code of six digits. Returns the time step that it belongs to, or `null` if it is wrong, or not newer than
 * the last accepted one.
 */
export function verifyCode(
  code: string,
  { secret, lastStep, now }: { secret: string; lastStep: number; now: number },
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now, window: toleratedSteps });
  if (delta === null) return null;
  const step = Math.floor(now / 1_000 / periodSeconds) + delta;
  return step > lastStep ? step : null;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6, issuer, label });
}

const recoveryCodeCount = 10;
/** The characters of recovery codes. Letters and digits that look alike are missing. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates ten recovery codes of 80 bits, such as `k7mw-…`, which are shown once. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...randomBytes(64)]
      .filter((byte) => byte < 256 - (256 % alphabet.length))
      .slice(0, 16)
      .map((byte) => alphabet[byte % alphabet.length])
      .join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

/** Returns the hash of a recovery code of an operator. Returns `null` if the text cannot be one. */
export function hashRecoveryCode(code: string, operatorId: string): string | null {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  if (!/^[a-z2-9]{16}$/.test(plain)) return null;
  return createHash('sha256').update(`${operatorId} ${plain}`).digest('base64url');
}
