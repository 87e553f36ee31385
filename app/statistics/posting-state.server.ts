import { z } from 'zod';
import type { Db } from '#app/store/store.ts';
import type { PostingState } from './post-statistics.server.ts';

/** Key of the record in the table `meta`. */
const recordKey = 'posted_statistics';

const schema = z.object({
  failingSince: z.number().nullable(),
  problem: z.string(),
  dropped: z.number(),
  droppedAt: z.number().nullable(),
});

/** Returns the state that a process recorded last. `null` if nothing ever failed. */
export async function readPostingState(db: Db): Promise<PostingState | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', recordKey).executeTakeFirst();
  return row ? schema.parse(JSON.parse(row.value)) : null;
}

/** Records the state, for `portico doctor`. */
export async function writePostingState(db: Db, state: PostingState): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insertInto('meta')
    .values({ key: recordKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
