import type { ChangeTarget } from '#app/store/change-target.ts';
import { targetKey } from '#app/store/change-target.ts';
import { listVersionsOf, readValueChanges } from '#app/store/recorded-changes.server.ts';
import type { Db } from '#app/store/store.ts';

/** What needs a version of an uploaded game. */
export interface GameUses {
  /** The published site shows it. */
  isPublished: boolean;
  /** Titles of the drafts that show it, or that show it after an undo or redo. */
  drafts: string[];
}

/** Returns the address that an item stores for an uploaded game. */
export function addressOfGame(slug: string): string {
  return `arcade:/${slug}/`;
}

/** Finds what needs each of some versions. The result is in the same order. */
export async function findGameUses(db: Db, slugs: readonly string[]): Promise<GameUses[]> {
  const drafts = await db.selectFrom('drafts').select(['title', 'steps']).execute();
  return Promise.all(
    slugs.map(async (slug) => {
      const address = addressOfGame(slug);
      const query = db.selectFrom('items').select('id').where('data', 'like', `%"${address}"%`).limit(1);
      return {
        isPublished: (await query.executeTakeFirst()) !== undefined,
        drafts: drafts.filter(({ steps }) => steps.includes(address)).map(({ title }) => title),
      };
    }),
  );
}

/** Returns those versions that an undo of a recorded change of an item can bring back. */
export async function findGamesInHistory(
  db: Db,
  item: ChangeTarget,
  slugs: readonly string[],
): Promise<Set<string>> {
  const key = targetKey(item);
  const found = new Set<string>();
  for (const version of await listVersionsOf(db, item, 0)) {
    const change = (await readValueChanges(db, version, new Set([key]))).get(key);
    const texts = [change?.before?.data, change?.after?.data];
    for (const slug of slugs) {
      if (texts.some((text) => text?.includes(`"${addressOfGame(slug)}"`))) found.add(slug);
    }
  }
  return found;
}
