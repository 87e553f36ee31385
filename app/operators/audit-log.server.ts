import type { Db } from '#app/store/store.ts';

/** Days for which entries are kept. */
const keptDays = 400;
const day = 86_400_000;

/** Who did something, and from where. */
export interface Actor {
  /** Empty for the command line and for sign-ins that failed. */
  operatorId: string;
  operatorName: string;
  /** Network address. Empty for the command line. */
  address: string;
}

/** The command line has no operator: it can be used by anyone with access to the server. */
export const commandLine: Actor = { operatorId: '', operatorName: 'portico', address: '' };

/** Names of the actions in the store. */
export type AuditedAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'confirm'
  | 'operator-invite'
  | 'operator-uninvite'
  | 'operator-join'
  | 'operator-role'
  | 'operator-remove'
  | 'operator-reset'
  | 'passkey-add'
  | 'passkey-remove'
  | 'password-set'
  | 'password-remove'
  | 'recovery-codes'
  | 'session-end'
  | 'job-run'
  | 'caches-clear'
  | 'backup-download'
  | 'game-version-delete'
  | 'feed-add'
  | 'feed-change'
  | 'feed-undo'
  | 'feed-pause'
  | 'feed-resume'
  | 'feed-remove'
  | 'feed-restore';

export interface AuditEntry {
  id: number;
  /** Unix milliseconds. */
  at: number;
  operatorName: string;
  address: string;
  action: string;
  subject: string;
  /** Details of the action, such as the values before and after it. */
  details: Readonly<Record<string, unknown>>;
}

/** Adds an entry. Call it in the transaction of the action. */
export async function addAuditEntry(
  db: Db,
  actor: Actor,
  entry: {
    action: AuditedAction;
    subject?: string;
    details?: Readonly<Record<string, unknown>>;
    now: number;
  },
): Promise<void> {
  const { action, subject = '', details = {}, now } = entry;
  await db
    .insertInto('auditLog')
    .values({ ...actor, at: now, action, subject, details: JSON.stringify(details) })
    .execute();
}

/** Returns entries, newest first. `before` continues a list after the entry with that id. */
export async function listAuditEntries(
  db: Db,
  { before, limit = 100 }: { before?: number | undefined; limit?: number },
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'operatorName', 'address', 'action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as AuditEntry['details'] }));
}

/** Deletes the entries that are older than 400 days. Returns their number. */
export async function deleteOldAuditEntries(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('auditLog')
    .where('at', '<', now - keptDays * day)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
