import { deleteDraft } from '#app/store/drafts.server.ts';
import type { Store } from '#app/store/store.ts';
import type { ChangeAuthor } from '#app/store/write-transaction.server.ts';
import { mergeEdits } from './apply-edits.server.ts';
import { quoteTitle } from './change-summary.ts';
import type { CheckRules } from './check-values.server.ts';
import { readDraft, type Draft, type DraftRevision } from './drafts.server.ts';
import {
  createResolver,
  publishValues,
  type PublishResult,
  type Resolution,
} from './publish-values.server.ts';

export interface PublishDraftOptions extends CheckRules {
  author: ChangeAuthor;
  resolutions?: readonly Resolution[] | undefined;
  /** The side that wins in all other conflicts. */
  rest?: 'mine' | 'now' | undefined;
  /** Only checks the draft and returns what would change. */
  isDryRun?: boolean | undefined;
}

/** `outdated`: somebody else has changed the draft since the given revision. */
export type PublishDraftResult =
  PublishResult | { outcome: 'not-found' } | { outcome: 'outdated'; draft: Draft };

/**
 * Publishes a draft and deletes it, in one transaction. Its edits are merged with what was published since it was
 * begun. A draft without an effect is deleted without a change. Throws VersionTooOldError.
 */
export async function publishDraft(
  store: Store,
  { id, revision }: DraftRevision,
  { author, resolutions, rest, isDryRun, ...rules }: PublishDraftOptions,
): Promise<PublishDraftResult> {
  const draft = await readDraft(store.db, id);
  if (!draft) return { outcome: 'not-found' };
  const summary = `Published the draft ${quoteTitle(draft.title)}.`;
  try {
    const result = await publishValues(
      store,
      { ...author, summary },
      rules,
      async ({ db }) => {
        if (!(await deleteDraft(db, { id, revision }))) throw new OutdatedDraft();
        return mergeEdits(db, draft.edits, draft.base, createResolver(resolutions, rest));
      },
      { isDryRun },
    );
    if (result.outcome === 'unchanged' && !isDryRun) await deleteDraft(store.db, { id, revision });
    return result;
  } catch (error) {
    if (!(error instanceof OutdatedDraft)) throw error;
    const now = await readDraft(store.db, id);
    return now ? { outcome: 'outdated', draft: now } : { outcome: 'not-found' };
  }
}

/** Thrown inside the transaction if somebody else has changed the draft. */
class OutdatedDraft extends Error {}
