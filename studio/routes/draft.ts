import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import {
  discardDraft,
  readDraft,
  redoDraftStep,
  renameDraft,
  undoDraftStep,
  type Draft,
} from '#app/changes/drafts.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { beginDraft, readCurrentHead } from '../draft/current-draft.server.ts';
import { draftCookie } from '../draft/draft-cookie.ts';
import type { SteppedDraft } from '../draft/noted-draft.ts';
import { nameStepTargets } from '../draft/step-targets.server.ts';

/** Operators who may edit may also continue the drafts of other operators. */
export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const number = z.coerce.number().int().positive();
const revision = { id: number, revision: number };
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('undo'), ...revision }),
  z.object({ intent: z.literal('redo'), ...revision }),
  z.object({ intent: z.literal('rename'), ...revision, title: z.string().trim().max(200) }),
  z.object({ intent: z.literal('discard'), ...revision }),
  z.object({ intent: z.literal('choose'), id: number }),
  z.object({ intent: z.literal('create'), title: z.string().trim().max(200) }),
]);

/**
 * Returns the id and the revision of the operator's draft. `null` if there is no draft, or if the operator may not
 * edit.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await readCurrentHead({ request, context }));
}

/** Creates, chooses, renames and discards drafts. Undoes and redoes their steps. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data({ outcome: 'invalid' as const }, { status: 400 });
  const { data: form } = parsed;
  const { store } = context.get(platformContext);
  if (form.intent === 'create') {
    const { id } = await beginDraft({ context }, form);
    return data({ outcome: 'saved' as const }, { headers: { 'Set-Cookie': draftCookie(id) } });
  }
  if (form.intent === 'choose') {
    if (!(await readDraft(store.db, form.id))) return { outcome: 'not-found' as const };
    return data({ outcome: 'saved' as const }, { headers: { 'Set-Cookie': draftCookie(form.id) } });
  }
  if (form.intent === 'discard') {
    const { outcome } = await discardDraft(store, form);
    // An outdated draft was not discarded, so it stays the chosen one.
    return outcome === 'outdated'
      ? { outcome }
      : data({ outcome }, { headers: { 'Set-Cookie': draftCookie(null) } });
  }
  if (form.intent === 'rename') {
    const { outcome } = await renameDraft(store, form, form.title);
    return { outcome };
  }
  const result = await (form.intent === 'undo' ? undoDraftStep : redoDraftStep)(store, form);
  const { outcome, step } = result;
  if (outcome !== 'saved') return { outcome };
  return {
    outcome,
    draft: stepsOf(result.draft),
    places: await nameStepTargets(context, step, result.draft.edits),
  };
}

function stepsOf(draft: Draft): SteppedDraft {
  const { id, undoable, redoable } = draft;
  return { id, revision: draft.revision, canUndo: undoable > 0, canRedo: redoable > 0 };
}
