import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

/** A saved view of a list in the Studio. */
export interface ContentView extends Omit<Selectable<Database['contentViews']>, 'isShared'> {
  isShared: boolean;
}

/** How an operator shows the list of a vertical. */
export type ContentPreferences = Pick<Database['contentPreferences'], 'columns' | 'defaultView'>;

/**
 * Returns the views that an operator sees: their own and the shared ones, of all verticals, in the order of their
 * names.
 */
export async function listContentViews(db: Db, operatorId: string): Promise<ContentView[]> {
  const rows = await db
    .selectFrom('contentViews')
    .selectAll()
    .where((eb) => eb.or([eb('operatorId', '=', operatorId), eb('isShared', '=', 1)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isShared: row.isShared === 1 }));
}

/** Stores a new view. Returns its id. */
export async function insertContentView(
  db: Db,
  { isShared, ...view }: Omit<ContentView, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('contentViews')
    .values({ ...view, isShared: Number(isShared) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContentView(
  db: Db,
  id: number,
  { isShared, ...change }: Partial<Pick<ContentView, 'name' | 'search' | 'isShared'>>,
): Promise<void> {
  await db
    .updateTable('contentViews')
    .set({ ...change, ...(isShared !== undefined && { isShared: Number(isShared) }) })
    .where('id', '=', id)
    .execute();
}

/** Deletes a view. Lists that opened with it now open with all items. */
export async function deleteContentView(db: Db, id: number): Promise<void> {
  await db
    .updateTable('contentPreferences')
    .set({ defaultView: null })
    .where('defaultView', '=', id)
    .execute();
  await db.deleteFrom('contentViews').where('id', '=', id).execute();
}

/** Returns how an operator shows the list of a vertical. */
export async function readContentPreferences(
  db: Db,
  { operatorId, verticalId }: { operatorId: string; verticalId: number },
): Promise<ContentPreferences> {
  const row = await db
    .selectFrom('contentPreferences')
    .select(['columns', 'defaultView'])
    .where('operatorId', '=', operatorId)
    .where('verticalId', '=', verticalId)
    .executeTakeFirst();
  return row ?? { columns: '', defaultView: null };
}

/** Changes how an operator shows the list of a vertical. */
export async function writeContentPreferences(
  db: Db,
  key: { operatorId: string; verticalId: number },
  change: Partial<ContentPreferences>,
): Promise<void> {
  await db
    .insertInto('contentPreferences')
    .values({ columns: '', defaultView: null, ...key, ...change })
    .onConflict((conflict) => conflict.columns(['operatorId', 'verticalId']).doUpdateSet(change))
    .execute();
}

/** Removes an operator's private views and preferences. Shared views stay. */
export async function removeContentViews(db: Db, operatorId: string): Promise<void> {
  await db
    .deleteFrom('contentViews')
    .where('operatorId', '=', operatorId)
    .where('isShared', '=', 0)
    .execute();
  await db.deleteFrom('contentPreferences').where('operatorId', '=', operatorId).execute();
}
