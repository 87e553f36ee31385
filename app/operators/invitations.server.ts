import type { OperatorRole } from '#app/store/schema.ts';
import type { Db } from '#app/store/store.ts';
import {
  addOperator,
  countOperators,
  findOperator,
  findOperatorByName,
  type Operator,
} from './operators.server.ts';
import { createToken, hashToken } from './tokens.server.ts';

/** Milliseconds for which a link works. */
const validFor = 3_600_000;

/** Who an invitation is for. */
export interface Invitation {
  /** The operator who gets new ways to sign in. `null` for a new operator. */
  operatorId: string | null;
  /** Empty for the first operator, who chooses a name. */
  name: string;
  role: OperatorRole;
}

/**
 * Creates an invitation and returns the token of its link. Earlier invitations for the same name end. The first owner
 * has no name yet. Each process that starts prints a link for them, and all these links work until one has been used or
 * they expire.
 */
export async function createInvitation(db: Db, invitation: Invitation, now: number): Promise<string> {
  const token = createToken();
  if (invitation.name !== '') {
    await db.deleteFrom('invitations').where('name', '=', invitation.name).execute();
  }
  await db.deleteFrom('invitations').where('expiresAt', '<=', now).execute();
  await db
    .insertInto('invitations')
    .values({ hash: hashToken(token), ...invitation, expiresAt: now + validFor })
    .execute();
  return token;
}

/** Returns the token of the invitation for the first owner, or `null` if there are operators. */
export async function createFirstInvitation(db: Db, now: number): Promise<string | null> {
  if ((await countOperators(db)) > 0) return null;
  return createInvitation(db, { operatorId: null, name: '', role: 'owner' }, now);
}

/** An invitation that nobody has accepted yet. */
export interface OpenInvitation {
  name: string;
  role: OperatorRole;
  /** Unix milliseconds. */
  expiresAt: number;
}

/** Lists the invitations of new operators whose links still work. */
export async function listOpenInvitations(db: Db, now: number): Promise<OpenInvitation[]> {
  return db
    .selectFrom('invitations')
    .select(['name', 'role', 'expiresAt'])
    .where('operatorId', 'is', null)
    .where('name', '<>', '')
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .execute();
}

/** Ends the invitation of a new operator. Returns `false` if there is none, for example because it was accepted. */
export async function withdrawInvitation(db: Db, name: string): Promise<boolean> {
  if (name === '') return false;
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('operatorId', 'is', null)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Finds the invitation of a link. Returns `null` if there is none, or if it has been used or has expired. */
export async function findInvitation(db: Db, token: string, now: number): Promise<Invitation | null> {
  const row = await db
    .selectFrom('invitations')
    .select(['operatorId', 'name', 'role'])
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  // The invitation for the first operator is no longer valid once there is an operator.
  if (row.name === '' && (await countOperators(db)) > 0) return null;
  return row;
}

/**
 * Consumes an invitation and returns its operator, who is created if necessary. Call it in a transaction. Returns
 * `null` if the invitation is not valid any more, if its operator was removed, or if the name is taken.
 */
export async function acceptInvitation(
  db: Db,
  { token, name, now }: { token: string; name: string; now: number },
): Promise<Operator | null> {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) return null;
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return null;
  if (invitation.operatorId !== null) return findOperator(db, invitation.operatorId);
  const chosen = invitation.name || name;
  if (await findOperatorByName(db, chosen)) return null;
  return addOperator(db, { name: chosen, role: invitation.role, now });
}
