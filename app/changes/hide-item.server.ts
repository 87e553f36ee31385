import { putItems } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction, type ChangeAuthor } from '#app/store/write-transaction.server.ts';
import { asObject, asText, isJsonObject, type JsonObject } from '#app/lib/json.ts';
import { shortTitle, writeSummary } from '#app/domain/change-summary.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { newItem, readItemObject } from './stored-json.server.ts';

/** The effect of hiding or showing an item. */
export interface VisibilityChange {
  verticalId: number;
  id: number;
  title: string;
  isHidden: boolean;
  isChanged: boolean;
  /** Site version after the change. */
  version: number;
}

/**
 * Hides an item from every page, or shows it again. Its other data stays unchanged. Returns `null` if the item does
 * not exist.
 */
export async function setItemHidden(
  store: Store,
  verticalId: number,
  id: number,
  isHidden: boolean,
  author: ChangeAuthor = fromCommandLine,
): Promise<VisibilityChange | null> {
  return inWriteTransaction(store, author, async (site) => {
    const item = await readItemObject(site.db, verticalId, id);
    if (!item) {
      site.discard();
      return null;
    }
    const wasHidden = isJsonObject(item.ext) && item.ext.hidden === true;
    const change = { verticalId, id, title: asText(item.title), isHidden, isChanged: wasHidden !== isHidden };
    if (!change.isChanged) {
      site.discard();
      return { ...change, version: site.previousVersion ?? 0 };
    }
    await putItems(site, verticalId, [newItem(withHidden(item, isHidden))]);
    const named = { id: String(id), title: shortTitle(change.title) };
    site.describe(writeSummary(isHidden ? 'hid' : 'showed', named));
    return { ...change, version: site.version };
  });
}

function withHidden(item: JsonObject, isHidden: boolean): JsonObject {
  const ext = Object.entries(asObject(item.ext)).filter(([key]) => key !== 'hidden');
  return { ...item, ext: Object.fromEntries(isHidden ? [...ext, ['hidden', true]] : ext) };
}
