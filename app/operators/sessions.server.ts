import type { Db } from '#app/store/store.ts';
import type { Operator } from './operators.server.ts';
import { createToken, hashToken } from './tokens.server.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds without a request after which a session ends. */
const idleLimit = 12 * hour;
/** Milliseconds after which a session ends even if it is used. */
const ageLimit = 30 * 24 * hour;
/** Milliseconds for which a proof of identity allows dangerous actions. */
const confirmedFor = 10 * minute;

/** A signed-in browser. */
export interface Session {
  /** Hash of the id in the cookie. */
  hash: string;
  operator: Operator;
  /** Unix milliseconds. */
  createdAt: number;
  seenAt: number;
  confirmedUntil: number;
}

/** A session in the list of an operator. */
export interface SessionEntry {
  hash: string;
  createdAt: number;
  seenAt: number;
  address: string;
  userAgent: string;
}

/** Where a session is used. */
export interface SessionClient {
  address: string;
  userAgent: string;
}

const longestUserAgent = 300;

/** Creates a session and returns the id for its cookie. Sessions that have ended are deleted. */
export async function createSession(
  db: Db,
  { operatorId, client, now }: { operatorId: string; client: SessionClient; now: number },
): Promise<string> {
  const id = createToken();
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('seenAt', '<=', now - idleLimit), eb('createdAt', '<=', now - ageLimit)]))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      hash: hashToken(id),
      operatorId,
      createdAt: now,
      seenAt: now,
      confirmedAt: now,
      address: client.address,
      userAgent: client.userAgent.slice(0, longestUserAgent),
    })
    .execute();
  return id;
}

/**
 * Finds the session of a cookie. Notes its use at most once a minute. Returns `null` if the session does not exist or
 * has ended.
 */
export async function findSession(db: Db, id: string, now: number): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('operators', 'operators.id', 'sessions.operatorId')
    .select([
      'sessions.hash',
      'sessions.createdAt',
      'sessions.seenAt',
      'sessions.confirmedAt',
      'operators.id',
      'operators.name',
      'operators.role',
      'operators.createdAt as operatorSince',
    ])
    .where('sessions.hash', '=', hashToken(id))
    .where('sessions.seenAt', '>', now - idleLimit)
    .where('sessions.createdAt', '>', now - ageLimit)
    .executeTakeFirst();
  if (!row) return null;
  if (now - row.seenAt >= minute) {
    await db.updateTable('sessions').set({ seenAt: now }).where('hash', '=', row.hash).execute();
  }
  const operator = { id: row.id, name: row.name, role: row.role, createdAt: row.operatorSince };
  return {
    hash: row.hash,
    operator,
    createdAt: row.createdAt,
    seenAt: row.seenAt,
    confirmedUntil: row.confirmedAt + confirmedFor,
  };
}

/** Gives a session a new id after its operator has proved their identity again. Returns the id for its cookie. */
export async function renewSession(db: Db, hash: string, now: number): Promise<string> {
  const id = createToken();
  await db
    .updateTable('sessions')
    .set({ hash: hashToken(id), confirmedAt: now, seenAt: now })
    .where('hash', '=', hash)
    .execute();
  return id;
}

/** Returns the sessions of an operator, the most recently used first. */
export async function listSessions(db: Db, operatorId: string, now: number): Promise<SessionEntry[]> {
  return db
    .selectFrom('sessions')
    .select(['hash', 'createdAt', 'seenAt', 'address', 'userAgent'])
    .where('operatorId', '=', operatorId)
    .where('seenAt', '>', now - idleLimit)
    .where('createdAt', '>', now - ageLimit)
    .orderBy('seenAt', 'desc')
    .execute();
}

/** Ends a session of an operator. */
export async function endSession(db: Db, operatorId: string, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).where('operatorId', '=', operatorId).execute();
}

/** Ends all sessions of an operator except one. */
export async function endOtherSessions(db: Db, operatorId: string, kept: string): Promise<void> {
  await db.deleteFrom('sessions').where('operatorId', '=', operatorId).where('hash', '!=', kept).execute();
}
