import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { removeContentViews } from '#app/store/content-views.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import type { Db, Store } from '#app/store/store.ts';
import { withoutAccents } from '#app/lib/plain-text.ts';

/** A person who may use the Studio. */
export interface Operator {
  id: string;
  name: string;
  role: OperatorRole;
  /** Unix milliseconds. */
  createdAt: number;
}

/** The roles, lowest first. Each also has all permissions of the roles before it. */
export const operatorRoles: readonly OperatorRole[] = ['viewer', 'editor', 'owner'];

const longestName = 60;

/** Returns whether a role includes another one. */
export function includesRole(role: OperatorRole, needed: OperatorRole): boolean {
  return operatorRoles.indexOf(role) >= operatorRoles.indexOf(needed);
}

/** Returns a name without spaces around it, or `null` if it cannot be the name of an operator. */
export function parseOperatorName(given: string): string | null {
  const name = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const isShown = name.isWellFormed() && !/[\p{C}\u2028\u2029]/u.test(name) && /[\p{L}\p{N}]/u.test(name);
  return isShown && name.length <= longestName ? name : null;
}

/** Returns the form of a name by which operators are found: `Ana`, `ana` and `Aná` are one name. */
export function nameKeyOf(name: string): string {
  return withoutAccents(name).trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Key of the PostgreSQL advisory lock that lets one change of the operators run at a time. */
const operatorsLock = 5_071_400_103;

/**
 * Runs a transaction that may remove operators or change their roles. Only one such transaction runs at a time, so that
 * two owners who remove each other at the same moment do not leave the site without an owner.
 */
export async function changeOperators<Result>(
  store: Store,
  fn: (db: Db) => Promise<Result>,
): Promise<Result> {
  return store.db.transaction().execute(async (db) => {
    if (store.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(operatorsLock)})`.execute(db);
    }
    return fn(db);
  });
}

/** Returns all operators in the order of their creation. */
export async function listOperators(db: Db): Promise<Operator[]> {
  const rows = await select(db).orderBy('createdAt').orderBy('id').execute();
  return rows;
}

export async function countOperators(db: Db): Promise<number> {
  return (await db.selectFrom('operators').select('id').execute()).length;
}

/** Finds an operator by id. */
export async function findOperator(db: Db, id: string): Promise<Operator | null> {
  return (await select(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Finds an operator by name, regardless of case and accents. */
export async function findOperatorByName(db: Db, name: string): Promise<Operator | null> {
  return (await select(db).where('nameKey', '=', nameKeyOf(name)).executeTakeFirst()) ?? null;
}

/** Adds an operator without a way to sign in. */
export async function addOperator(
  db: Db,
  { name, role, now }: { name: string; role: OperatorRole; now: number },
): Promise<Operator> {
  const operator = { id: randomBytes(16).toString('base64url'), name, role, createdAt: now };
  await db
    .insertInto('operators')
    .values({ ...operator, nameKey: nameKeyOf(name), password: '', codeSecret: '', codeStep: 0 })
    .execute();
  return operator;
}

/** Changes the role of an operator. The role applies from the next request on. */
export async function setOperatorRole(db: Db, id: string, role: OperatorRole): Promise<void> {
  await db.updateTable('operators').set({ role }).where('id', '=', id).execute();
}

/**
 * Removes an operator with all ways to sign in and all sessions. Their changes stay in the history and the audit log.
 */
export async function removeOperator(db: Db, id: string): Promise<void> {
  await removeAccess(db, id);
  await removeContentViews(db, id);
  await db.deleteFrom('operators').where('id', '=', id).execute();
}

/** Removes all ways to sign in, sessions and invitations of an operator. */
export async function removeAccess(db: Db, id: string): Promise<void> {
  for (const table of ['passkeys', 'recoveryCodes', 'sessions', 'invitations'] as const) {
    await db.deleteFrom(table).where('operatorId', '=', id).execute();
  }
  await db
    .updateTable('operators')
    .set({ password: '', codeSecret: '', codeStep: 0 })
    .where('id', '=', id)
    .execute();
}

/** Returns whether an operator is the only owner, who cannot be removed or get another role. */
export async function isLastOwner(db: Db, id: string): Promise<boolean> {
  const owners = await db.selectFrom('operators').select('id').where('role', '=', 'owner').execute();
  return owners.length === 1 && owners[0]?.id === id;
}

function select(db: Db) {
  return db.selectFrom('operators').select(['id', 'name', 'role', 'createdAt']);
}
