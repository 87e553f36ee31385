import type { Db } from '#app/store/store.ts';
import { hashToken } from './tokens.server.ts';

export interface Passkey {
  id: string;
  operatorId: string;
  /** COSE key in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
  /** Name of the device or password manager, chosen by the operator. */
  name: string;
  /** Unix milliseconds. */
  createdAt: number;
  usedAt: number | null;
}

/** Returns the passkeys of an operator, oldest first. */
export async function listPasskeys(db: Db, operatorId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('operatorId', '=', operatorId)
    .orderBy('createdAt')
    .execute();
  return rows.map(decode);
}

/** Finds a passkey by its credential id. */
export async function findPasskey(db: Db, id: string): Promise<Passkey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? decode(row) : null;
}

/** Stores a new passkey. */
export async function addPasskey(db: Db, passkey: Omit<Passkey, 'usedAt'>): Promise<void> {
  const transports = JSON.stringify(passkey.transports);
  await db
    .insertInto('passkeys')
    .values({ ...passkey, transports, usedAt: null })
    .execute();
}

/** Records a use of a passkey. */
export async function notePasskeyUse(
  db: Db,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, usedAt: now }).where('id', '=', id).execute();
}

/** Removes a passkey of an operator. Returns whether there was one. */
export async function removePasskey(db: Db, operatorId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function decode({ transports, ...row }: Omit<Passkey, 'transports'> & { transports: string }): Passkey {
  return { ...row, transports: JSON.parse(transports) as string[] };
}

/** Milliseconds in which a browser has to answer a challenge. */
const challengeValidFor = 5 * 60_000;

/** Stores a challenge for one purpose. */
export async function addChallenge(
  db: Db,
  { challenge, purpose, now }: { challenge: string; purpose: string; now: number },
): Promise<void> {
  await db.deleteFrom('challenges').where('expiresAt', '<=', now).execute();
  await db
    .insertInto('challenges')
    .values({ hash: hashToken(challenge), purpose, expiresAt: now + challengeValidFor })
    .execute();
}

/** Consumes a challenge. Returns whether it existed for this purpose and had not expired. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, now }: { challenge: string; purpose: string; now: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
