import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

/**
 * Two items of a vertical that an operator keeps although their texts are nearly the same. The lower id comes first.
 */
export type KeptTexts = Selectable<Database['keptTexts']>;

/** Returns a pair of items in the form in which it is stored. */
export function pairOf(verticalId: number, a: number, b: number): KeptTexts {
  return { verticalId, firstId: Math.min(a, b), secondId: Math.max(a, b) };
}

/** Returns all pairs that operators keep. */
export async function listKeptTexts(db: Db): Promise<KeptTexts[]> {
  return db.selectFrom('keptTexts').selectAll().execute();
}

/** Records whether operators keep a pair. */
export async function setTextsKept(db: Db, pair: KeptTexts, isKept: boolean): Promise<void> {
  if (isKept) {
    await db
      .insertInto('keptTexts')
      .values(pair)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('keptTexts')
    .where('verticalId', '=', pair.verticalId)
    .where('firstId', '=', pair.firstId)
    .where('secondId', '=', pair.secondId)
    .execute();
}
