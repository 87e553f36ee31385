import type { ChangeTarget } from '#app/store/change-target.ts';
import { targetKey } from '#app/store/change-target.ts';
import { listVersionsOf, readValueChanges } from '#app/store/recorded-changes.server.ts';
import type { Db } from '#app/store/store.ts';

/** Where a version of an uploaded game is used. */
export interface GameUses {
  /** Whether the published site shows the version. */
  isPublished: boolean;
  /** Titles of the drafts that show the version, or that show it after an undo or redo. */
  drafts: string[];
}

/** Returns the address that an item stores for an uploaded game. */
export function addressOfGame(slug: string): string {
  return `arcade:/${slug}/`;
}

/** Returns where each version of an uploaded game is used, in the order of `slugs`. */
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

/** Returns the versions that the recorded changes of an item mention. An undo can bring these versions back. */
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
