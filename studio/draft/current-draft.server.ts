import type { RouterContextProvider } from 'react-router';
import { countChanges } from '#app/changes/count-changes.server.ts';
import { readDraftValues, type DraftValue } from '#app/changes/draft-values.server.ts';
import { addDraftStep, createDraft, openDraft, readDraft, type Draft } from '#app/changes/drafts.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { includesRole } from '#app/operators/operators.server.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { listDraftHeads } from '#app/store/drafts.server.ts';
import type { Store } from '#app/store/store.ts';
import { requireOperator } from '../access/session.server.ts';
import { platformContext } from '../server/context.ts';
import { readDraftCookie } from './draft-cookie.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftStep } from './undo-step.tsx';

/** The arguments of a loader or action. */
export interface RequestArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Maximum number of attempts to save an edit while other requests change the same draft. */
const attempts = 10;

const found = new WeakMap<RequestArgs['context'], Promise<Draft | null>>();

/**
 * Returns the draft that the operator chose in this browser, or their latest one. Returns `null` if they have no draft
 * or may not edit. The loaders of a request share one result. Actions read the draft each time, because they change it.
 */
export function findCurrentDraft(args: RequestArgs): Promise<Draft | null> {
  if (args.request.method !== 'GET') return readCurrentDraft(args);
  const draft = found.get(args.context) ?? readCurrentDraft(args);
  found.set(args.context, draft);
  return draft;
}

async function readCurrentDraft(args: RequestArgs): Promise<Draft | null> {
  const head = await readCurrentHead(args);
  return head && readDraft(args.context.get(platformContext).store.db, head.id);
}

/** Returns the operator's draft and its revision, without reading its edits. */
export async function readCurrentHead({ request, context }: RequestArgs): Promise<DraftStep | null> {
  const operator = requireOperator(context);
  if (!includesRole(operator.role, 'editor')) return null;
  const heads = await listDraftHeads(context.get(platformContext).store.db);
  const chosen = readDraftCookie(request.headers.get('Cookie') ?? '');
  const head = heads.find(({ id }) => id === chosen) ?? heads.find(({ author }) => author === operator.name);
  return head ? { id: head.id, revision: head.revision } : null;
}

/** Creates a draft of the operator. `seen` is the site version that they saw. */
export async function beginDraft(
  { context }: Pick<RequestArgs, 'context'>,
  { title = '', seen }: { title?: string | undefined; seen?: number | undefined } = {},
): Promise<Draft> {
  const { name } = requireOperator(context);
  const { store } = context.get(platformContext);
  return createDraft(store, { title, author: name, seen });
}

/**
 * Adds a step to the draft. `seen` is the site version that the edit was made for. Read this version before you
 * read the values.
 */
export type SaveStep = (edits: readonly Edit[], seen: number) => Promise<SavedStep>;

/** The outcome of saving a step. `too-large`: the draft cannot hold more edits. */
export interface SavedStep {
  outcome: 'saved' | 'too-large';
  draft: Pick<Draft, 'id' | 'revision'>;
}

/**
 * Runs an edit of the operator's draft. `edit` reads the values and then calls `save`, which creates the draft with the
 * first edit. If another request changes the draft in between, nothing is saved and `edit` runs again, with the new
 * values. Throws a 503 response if that happens too often.
 */
export async function editDraft<T>(args: RequestArgs, edit: (save: SaveStep) => Promise<T>): Promise<T> {
  const { store } = args.context.get(platformContext);
  const { name } = requireOperator(args.context);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const draft = await findCurrentDraft(args);
    const save: SaveStep = async (edits, seen) => {
      // Another request may have created the draft in the meantime and added a step. The draft then has a later
      // revision, so this step is refused.
      const { id } = draft ?? (await openDraft(store, { title: '', author: name, seen }));
      const result = await addDraftStep(store, { id, revision: draft?.revision ?? 1 }, edits, { seen });
      if (result.outcome === 'outdated' || result.outcome === 'not-found') throw new DraftHasChanged();
      return { outcome: result.outcome, draft: { id, revision: result.draft.revision } };
    };
    try {
      return await edit(save);
    } catch (error) {
      if (!(error instanceof DraftHasChanged)) throw error;
    }
  }
  throw new Response('Many requests change the same draft. Try again in a moment.', { status: 503 });
}

/** Thrown by `save` if another request has changed the draft since it was read. */
class DraftHasChanged extends Error {}

/** Returns parts, items and pictures as the operator's draft shows them. The keys of the map identify their targets. */
export async function readValues(
  args: RequestArgs,
  targets: readonly ChangeTarget[],
): Promise<ReadonlyMap<string, DraftValue>> {
  const { db } = args.context.get(platformContext).store;
  return readDraftValues(db, await findCurrentDraft(args), targets);
}

/** Reads one part, item or picture as the operator's draft shows it. */
export async function readValue(args: RequestArgs, target: ChangeTarget): Promise<DraftValue> {
  const values = await readValues(args, [target]);
  return values.get(targetKey(target)) ?? { value: undefined, published: undefined, isEdited: false };
}

/**
 * The cached number of changes of each draft. `state` identifies the revision of the draft and the version of the site
 * for which the changes were counted.
 */
const counted = new WeakMap<Store, Map<Draft['id'], { state: string; count: number }>>();

/**
 * Counts the changes of a draft. The number is cached, because every screen shows it and counting reads everything that
 * the draft edits.
 */
async function countDraftChanges(store: Store, { id, revision, edits }: Draft): Promise<number> {
  const counts = counted.get(store) ?? new Map<Draft['id'], { state: string; count: number }>();
  counted.set(store, counts);
  const state = `${revision} ${await store.readVersion()}`;
  const known = counts.get(id);
  if (known?.state === state) return known.count;
  const count = await countChanges(store.db, edits);
  if (counts.size >= maxCounted) counts.clear();
  counts.set(id, { state, count });
  return count;
}

/** Maximum number of drafts whose counts are cached. */
const maxCounted = 100;

/** Describes the draft for the frame around all screens. */
export async function describeDraft(args: RequestArgs): Promise<DraftState> {
  const canEdit = includesRole(requireOperator(args.context).role, 'editor');
  const draft = await findCurrentDraft(args);
  if (!draft) return { current: null, canEdit };
  const { id, title, author, revision, undoable, redoable, publishAt } = draft;
  const current = {
    id,
    title,
    author,
    changes: await countDraftChanges(args.context.get(platformContext).store, draft),
    revision,
    canUndo: undoable > 0,
    canRedo: redoable > 0,
    publishAt,
  };
  return { current, canEdit };
}
