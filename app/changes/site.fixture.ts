import { exportBundle } from '#app/bundle/encode.server.ts';
import type { JsonObject } from '#app/lib/json.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { sampleBundle, testRegistry } from '#test/bundle/sample-bundle.ts';
import { testChange } from '#test/store/test-change.ts';
import { applyBundle } from './apply.server.ts';
import { applyEdits, type ApplyEditsOptions } from './apply-edits.server.ts';
import type { Edit } from './edits.ts';

/** Who changes the site in tests. */
export const ada = { origin: 'studio', author: 'Ada' } as const;

/** Options of edits by Ada, based on the current version. */
export async function byAda(store: Store): Promise<ApplyEditsOptions> {
  return {
    reason: { ...ada, summary: 'Edited the site.' },
    base: (await store.readVersion()) ?? 0,
    registry: testRegistry,
  };
}

/** Stores the sample bundle as site version 1. */
export async function storeSample(store: Store): Promise<void> {
  const bundle: JsonObject = sampleBundle();
  bundle.info = { ...(bundle.info as JsonObject), img: '' };
  await inWriteTransaction(store, testChange, (site) => applyBundle(site, bundle));
}

/** Publishes edits of the current version. Throws if they are refused. */
export async function publish(store: Store, ...edits: Edit[]): Promise<number> {
  const result = await applyEdits(store, edits, await byAda(store));
  if (result.outcome !== 'published') throw new Error(JSON.stringify(result));
  return result.version;
}

/** Returns the whole site as text, byte for byte. */
export async function exportText(store: Store): Promise<string> {
  let text = '';
  await exportBundle(store, (piece) => {
    text += piece;
  });
  return text;
}
