import { shortTitle, writeSummary } from '#app/domain/change-summary.ts';
import { deleteDraft, updateDraft } from '#app/store/drafts.server.ts';
import type { Store } from '#app/store/store.ts';
import type { ChangeAuthor } from '#app/store/write-transaction.server.ts';
import { mergeEdits } from './apply-edits.server.ts';
import type { CheckRules } from './check-values.server.ts';
import { describePublication } from './describe-publication.ts';
import { readDraft, toSteps, type Draft, type DraftRevision } from './drafts.server.ts';
import { splitDraft, type DraftField } from './leave-out.server.ts';
import {
  createResolver,
  publishValues,
  type PublishResult,
  type Resolution,
} from './publish-values.server.ts';

export interface PublishDraftOptions extends CheckRules {
  author: ChangeAuthor;
  /**
   * Summary for the history. Defaults to the title of the draft, or to a description of the changes if there is no
   * title.
   */
  summary?: string | undefined;
  /** The changes that stay in the draft. */
  leaveOut?: readonly DraftField[] | undefined;
  resolutions?: readonly Resolution[] | undefined;
  /** The side that wins in conflicts without a resolution. */
  rest?: 'mine' | 'now' | undefined;
  /** Whether to only check the draft and return what would change. */
  isDryRun?: boolean | undefined;
}

/** `outdated`: someone else has changed the draft since the given revision. */
export type PublishDraftResult =
  | PublishResult
  | { outcome: 'not-found' }
  | { outcome: 'outdated'; draft: Draft };

/**
 * Publishes a draft and deletes it, in one transaction. The edits of the draft are merged with the changes published
 * since its base version. A draft without an effect is deleted, and the site does not change. The changes that
 * `leaveOut` names stay in the draft, which is then based on the new version. Throws VersionTooOldError.
 */
export async function publishDraft(
  store: Store,
  { id, revision }: DraftRevision,
  { author, summary, leaveOut = [], resolutions, rest, isDryRun, ...rules }: PublishDraftOptions,
): Promise<PublishDraftResult> {
  const draft = await readDraft(store.db, id);
  if (!draft) return { outcome: 'not-found' };
  const ownSummary =
    draft.title === '' ? '' : writeSummary('publishedDraft', { title: shortTitle(draft.title) });
  try {
    const result = await publishValues(
      store,
      { ...author, summary: summary || ownSummary },
      rules,
      async ({ db, version, now, describe }) => {
        const resolver = createResolver(resolutions, rest);
        const merged = await mergeEdits(db, draft.edits, draft.base, resolver);
        const { values, kept } = splitDraft(merged.values, draft.edits, leaveOut);
        const isDone =
          kept.length === 0
            ? await deleteDraft(db, { id, revision })
            : await updateDraft(db, { id, revision }, { ...toSteps([kept]), base: version, updatedAt: now });
        if (!isDone) throw new OutdatedDraft();
        if (!summary && ownSummary === '') describe(describePublication(values, rules.registry));
        return { ...merged, values };
      },
      { isDryRun },
    );
    if (result.outcome === 'unchanged' && !isDryRun && leaveOut.length === 0)
      await deleteDraft(store.db, { id, revision });
    return result;
  } catch (error) {
    if (!(error instanceof OutdatedDraft)) throw error;
    const now = await readDraft(store.db, id);
    return now ? { outcome: 'outdated', draft: now } : { outcome: 'not-found' };
  }
}

/** Thrown inside the transaction if someone else has changed the draft. */
class OutdatedDraft extends Error {}
