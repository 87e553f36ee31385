import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * The answer of the browser's passkey dialog. The fault is also `cancelled` if the browser or device has no passkey.
 */
export type PasskeyAnswer = { answer: object } | { fault: 'cancelled' | 'exists' };

/** Lets the browser create a passkey. */
export async function createPasskey(options: object): Promise<PasskeyAnswer> {
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return { answer: await startRegistration({ optionsJSON }) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { fault: isKnown ? 'exists' : 'cancelled' };
  }
}

/** Lets the browser sign a challenge with a passkey. */
export async function signWithPasskey(options: object): Promise<PasskeyAnswer> {
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return { answer: await startAuthentication({ optionsJSON }) };
  } catch {
    return { fault: 'cancelled' };
  }
}

/** Returns a name for the device of this browser, such as `Chrome, Windows`. */
export function describeDevice(userAgent: string): string {
  const browsers = [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ] as const;
  const systems = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Mac OS X/, 'macOS'],
    [/Windows/, 'Windows'],
    [/CrOS/, 'ChromeOS'],
    [/Linux/, 'Linux'],
  ] as const;
  return [browsers, systems]
    .flatMap((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [])
    .join(', ');
}
