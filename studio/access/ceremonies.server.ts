import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import {
  addChallenge,
  findPasskey,
  notePasskeyUse,
  takeChallenge,
  type Passkey,
} from '#app/operators/passkeys.server.ts';
import type { Db } from '#app/store/store.ts';

/** The conditions under which a passkey is created or used. */
export interface Ceremony {
  db: Db;
  /** Public origin of the Studio. Passkeys are bound to its host name. */
  origin: string;
  /** Unix milliseconds. */
  now: number;
  /** Purpose of the challenge, such as `sign-in`. */
  purpose: string;
}

/** Returns the options with which a browser creates a passkey. */
export async function offerRegistration(
  { db, origin, now, purpose }: Ceremony,
  { name, site, existing }: { name: string; site: string; existing: readonly Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: hostOf(origin),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(db, { challenge: options.challenge, purpose, now });
  return options;
}

/** Verifies a new passkey. Returns the passkey to store, or `null` if the answer is not valid. */
export async function verifyRegistration(
  ceremony: Ceremony,
  answer: unknown,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  const parsed = registrationSchema.safeParse(answer);
  if (!parsed.success) return null;
  const response: RegistrationResponseJSON = {
    ...parsed.data,
    clientExtensionResults: {},
    response: { ...parsed.data.response, transports: parsed.data.response.transports },
  };
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(ceremony.db, { ...ceremony, challenge }),
      expectedOrigin: ceremony.origin,
      expectedRPID: hostOf(ceremony.origin),
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: parsed.data.response.transports,
    };
  } catch {
    // The library throws for every answer that is not valid.
    return null;
  }
}

/** Returns the options with which a browser signs a challenge with any passkey of the Studio. */
export async function offerAuthentication({
  db,
  origin,
  now,
  purpose,
}: Ceremony): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
  await addChallenge(db, { challenge: options.challenge, purpose, now });
  return options;
}

/** Verifies a signed challenge. Returns the id of the operator whose passkey signed it, or `null`. */
export async function verifyAuthentication(ceremony: Ceremony, answer: unknown): Promise<string | null> {
  const parsed = authenticationSchema.safeParse(answer);
  if (!parsed.success) return null;
  const passkey = await findPasskey(ceremony.db, parsed.data.id);
  if (!passkey) return null;
  const response: AuthenticationResponseJSON = { ...parsed.data, clientExtensionResults: {} };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(ceremony.db, { ...ceremony, challenge }),
      expectedOrigin: ceremony.origin,
      expectedRPID: hostOf(ceremony.origin),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    const { newCounter } = authenticationInfo;
    await notePasskeyUse(ceremony.db, { id: passkey.id, counter: newCounter, now: ceremony.now });
    return passkey.operatorId;
  } catch {
    return null;
  }
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

const base64url = z.string().regex(/^[\w-]{1,20000}$/);

/** What browsers send. Other fields are dropped. */
const registrationSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .catch([]),
  }),
});

const authenticationSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
