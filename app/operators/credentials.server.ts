import type { Db } from '#app/store/store.ts';
import { findOperator, nameKeyOf, type Operator } from './operators.server.ts';
import { decrypt, encrypt, hashPassword, verifyPassword } from './passwords.server.ts';
import { createRecoveryCodes, hashRecoveryCode, verifyCode } from './sign-in-codes.server.ts';

/** A password and the secret of an authenticator app, ready to be stored. */
export interface PreparedPassword {
  password: string;
  codeSecret: string;
  /** Time step of the code that the operator entered to prove that their app has the secret. */
  codeStep: number;
}

/**
 * Hashes a password and encrypts the secret of the authenticator app. Call it before a transaction starts, because
 * hashing takes a moment.
 */
export async function preparePassword(
  password: string,
  { codeSecret, codeStep }: { codeSecret: string; codeStep: number },
): Promise<PreparedPassword> {
  const { stored, key } = await hashPassword(password);
  return { password: stored, codeSecret: encrypt(codeSecret, key), codeStep };
}

/** Sets the password and the authenticator app of an operator. Returns new recovery codes. */
export async function setPassword(db: Db, operatorId: string, prepared: PreparedPassword): Promise<string[]> {
  await db.updateTable('operators').set(prepared).where('id', '=', operatorId).execute();
  return replaceRecoveryCodes(db, operatorId);
}

/** Removes the password, the authenticator app and the recovery codes of an operator. */
export async function removePassword(db: Db, operatorId: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('operatorId', '=', operatorId).execute();
  await db
    .updateTable('operators')
    .set({ password: '', codeSecret: '', codeStep: 0 })
    .where('id', '=', operatorId)
    .execute();
}

/** Returns whether an operator can sign in with a password, and how many recovery codes are left. */
export async function describePassword(
  db: Db,
  operatorId: string,
): Promise<{ hasPassword: boolean; recoveryCodes: number }> {
  const row = await db
    .selectFrom('operators')
    .select('password')
    .where('id', '=', operatorId)
    .executeTakeFirst();
  const codes = await db
    .selectFrom('recoveryCodes')
    .select('hash')
    .where('operatorId', '=', operatorId)
    .execute();
  return { hasPassword: Boolean(row?.password), recoveryCodes: codes.length };
}

/** The ways in which an operator can prove their identity. */
export interface SignInWays {
  hasPasskey: boolean;
  hasPassword: boolean;
}

/** Finds out which proofs of identity an operator has set up. Both fields are `false` if there is no such operator. */
export async function findSignInWays(db: Db, operatorId: string): Promise<SignInWays> {
  const row = await db
    .selectFrom('operators')
    .select((eb) => [
      'password',
      eb
        .selectFrom('passkeys')
        .select('passkeys.id')
        .whereRef('passkeys.operatorId', '=', 'operators.id')
        .limit(1)
        .as('passkey'),
    ])
    .where('id', '=', operatorId)
    .executeTakeFirst();
  return { hasPasskey: row?.passkey != null, hasPassword: Boolean(row?.password) };
}

/** Replaces the recovery codes of an operator and returns the new ones. */
export async function replaceRecoveryCodes(db: Db, operatorId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await db.deleteFrom('recoveryCodes').where('operatorId', '=', operatorId).execute();
  const hashes = codes.flatMap((code) => hashRecoveryCode(code, operatorId) ?? []);
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ hash, operatorId })))
    .execute();
  return codes;
}

/** Name, password and code of a sign-in without a passkey. */
export interface PasswordAttempt {
  name: string;
  password: string;
  /** A code of the authenticator app, or a recovery code. */
  code: string;
}

/**
 * Returns the operator whose name, password and code were entered, or `null` if any of them is wrong. Takes the same
 * time for unknown names. A code works once.
 */
export async function signInWithPassword(
  db: Db,
  { name, password, code }: PasswordAttempt,
  now: number,
): Promise<Operator | null> {
  const row = await db
    .selectFrom('operators')
    .select(['id', 'password', 'codeSecret', 'codeStep'])
    .where('nameKey', '=', nameKeyOf(name))
    .executeTakeFirst();
  const key = await verifyPassword(password, row?.password ?? '');
  if (!row || !key) return null;
  const isAccepted =
    (await useCode(db, row, { key, code, now })) || (await useRecoveryCode(db, row.id, code));
  return isAccepted ? findOperator(db, row.id) : null;
}

async function useCode(
  db: Db,
  row: { id: string; codeSecret: string; codeStep: number },
  { key, code, now }: { key: Buffer; code: string; now: number },
): Promise<boolean> {
  const step = verifyCode(code, { secret: decrypt(row.codeSecret, key), lastStep: row.codeStep, now });
  if (step === null) return false;
  // If one code is used twice at the same moment, only the first update finds the earlier step.
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ codeStep: step })
    .where('id', '=', row.id)
    .where('codeStep', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function useRecoveryCode(db: Db, operatorId: string, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code, operatorId);
  if (hash === null) return false;
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('hash', '=', hash)
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
