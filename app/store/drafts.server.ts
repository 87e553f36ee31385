import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

export type StoredDraft = Selectable<Database['drafts']>;

/** The columns that a change of a draft can set. */
export type DraftChange = Partial<Omit<StoredDraft, 'id' | 'revision' | 'author' | 'createdAt'>>;

/** Stores a new draft. Returns its id. */
export async function insertDraft(db: Db, draft: Omit<StoredDraft, 'id'>): Promise<number> {
  const { id } = await db.insertInto('drafts').values(draft).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns a draft, or `null` if it does not exist. */
export async function readStoredDraft(db: Db, id: number): Promise<StoredDraft | null> {
  return (await db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the revision of a draft, or `null` if the draft does not exist. */
export async function readDraftRevision(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('drafts').select('revision').where('id', '=', id).executeTakeFirst();
  return row?.revision ?? null;
}

/** Returns all drafts, the last changed one first. */
export async function listStoredDrafts(db: Db): Promise<StoredDraft[]> {
  return db.selectFrom('drafts').selectAll().orderBy('updatedAt', 'desc').orderBy('id', 'desc').execute();
}

/** The columns that a list of drafts needs. They do not include the steps. */
export type DraftHead = Pick<
  StoredDraft,
  'id' | 'revision' | 'title' | 'author' | 'updatedAt' | 'publishAt' | 'problem'
>;

/** Returns the heads of all drafts, the last changed one first. */
export async function listDraftHeads(db: Db): Promise<DraftHead[]> {
  return db
    .selectFrom('drafts')
    .select(['id', 'revision', 'title', 'author', 'updatedAt', 'publishAt', 'problem'])
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Changes a draft if no one else has changed it since `revision`. Returns whether it was changed. */
export async function updateDraft(
  db: Db,
  { id, revision }: { id: number; revision: number },
  change: DraftChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a draft if no one else has changed it since `revision`. Returns whether it was deleted. */
export async function deleteDraft(
  db: Db,
  { id, revision }: { id: number; revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
