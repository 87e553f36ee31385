import { listDraftHeads } from '#app/store/drafts.server.ts';
import { findCurrentDraft, type RequestArgs } from '../../draft/current-draft.server.ts';
import { draftProblemsIn } from '../../draft/draft-problem.server.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import { reviewLayouts } from '../layouts/review-layouts.server.ts';
import { showReview } from './publish.server.ts';

/** Reads the current draft with its changes, and lists all drafts. */
export async function readDraft({ request, context }: RequestArgs) {
  const platform = context.get(platformContext);
  const draft = await findCurrentDraft({ request, context });
  const drafts = await listDraftHeads(platform.store.db);
  if (!draft) return { draft: null, drafts, review: null, layouts: null };
  const { id, title, author, revision, publishAt, problem, createdAt } = draft;
  const { language } = context.get(documentMessagesContext);
  const say = draftProblemsIn(platform, language);
  return {
    draft: { id, title, author, revision, publishAt, problem: say(problem), createdAt },
    drafts,
    review: await showReview(platform, draft, language),
    layouts: await reviewLayouts(platform, draft),
  };
}

export type PublishData = Awaited<ReturnType<typeof readDraft>>;
