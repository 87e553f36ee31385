import { randomBytes } from 'node:crypto';
import { inEnglish } from '#app/lib/phrase.ts';
import { sql } from 'kysely';
import { parseJson } from '#app/bundle/json-source.server.ts';
import {
  deleteDraft,
  insertDraft,
  listDraftHeads,
  listStoredDrafts,
  readStoredDraft,
  updateDraft,
  type DraftChange,
  type StoredDraft,
} from '#app/store/drafts.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readTargetKeysBetween } from '#app/store/recorded-changes.server.ts';
import type { Db, Store } from '#app/store/store.ts';
import { readSiteVersion } from '#app/store/write-transaction.server.ts';
import { targetsOf } from './edited-values.server.ts';
import { editsSchema, type Edit } from './edits.ts';

/** Unpublished edits of an operator. */
export interface Draft {
  id: number;
  title: string;
  author: string;
  /** Site version that the edits refer to. */
  base: number;
  /** The edits of all steps that are not undone, in order. */
  edits: readonly Edit[];
  /** Numbers of steps that can be undone and redone. */
  undoable: number;
  redoable: number;
  /** Increases with each change of the draft. Every change names the revision that its author saw. */
  revision: number;
  /** Unix milliseconds, like `updatedAt` and `publishAt`. */
  createdAt: number;
  updatedAt: number;
  /** When a job publishes the draft. `null` if it is not scheduled. */
  publishAt: number | null;
  /** Why the scheduled publication failed, as an encoded phrase. Empty if it has not failed. */
  problem: string;
}

/** The draft to change, and the revision that the author saw. */
export interface DraftRevision {
  id: number;
  revision: number;
}

/**
 * The effect of changing a draft. `outdated`: someone else has changed the draft, and `draft` is its current state.
 * `too-large`: the draft would exceed 2,000 steps, 20,000 edits or 4,000,000 characters.
 */
export type DraftResult =
  | { outcome: 'saved' | 'outdated' | 'too-large'; draft: Draft }
  | { outcome: 'not-found' };

const limits = { steps: 2_000, edits: 20_000, characters: 4_000_000, title: 200, problem: 8_000 };

interface NewDraft extends Pick<Draft, 'title' | 'author'> {
  /** The site version that the author saw. */
  seen?: number | undefined;
}

/** Creates an empty draft. Its base is the site version that the author saw, or by default the current version. */
export async function createDraft(store: Store, draft: NewDraft): Promise<Draft> {
  return insert(store, store.db, draft);
}

/** Key of the PostgreSQL advisory lock under which the first draft of an author is created. */
const firstDraftLock = 5_071_400_102;

/** Returns the latest draft of an author, or creates one. Simultaneous requests get the same draft. */
export async function openDraft(store: Store, draft: NewDraft): Promise<Draft> {
  return store.db.transaction().execute(async (db) => {
    if (store.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(firstDraftLock)})`.execute(db);
    }
    const own = (await listDraftHeads(db)).find(({ author }) => author === draft.author);
    const found = own ? await readDraft(db, own.id) : null;
    return found ?? insert(store, db, draft);
  });
}

async function insert(store: Store, db: Db, { title, author, seen }: NewDraft): Promise<Draft> {
  const now = store.clock.now();
  const version = (await readSiteVersion(db)) ?? 0;
  const row = {
    title: title.slice(0, limits.title).toWellFormed(),
    author,
    base: Math.min(version, seen ?? version),
    steps: '[]',
    done: 0,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    publishAt: null,
    problem: '',
    previewKey: newPreviewKey(),
  };
  return toDraft({ ...row, id: await insertDraft(db, row) });
}

/** Lists all drafts, the most recently changed one first. */
export async function listDrafts(store: Store): Promise<Draft[]> {
  return (await listStoredDrafts(store.db)).map(toDraft);
}

/** Lists the edits of all drafts, including the edits of undone steps that can be redone. */
export async function listDraftEdits(db: Db): Promise<Edit[]> {
  return (await listStoredDrafts(db)).flatMap((row) => readSteps(row).flat());
}

/** Returns a draft, or `null`. */
export async function readDraft(db: Db, id: number): Promise<Draft | null> {
  const row = await readStoredDraft(db, id);
  return row && toDraft(row);
}

/**
 * Adds a step. Undone steps are deleted. `seen` is the site version that the author saw. It becomes the base of the
 * draft, unless someone has changed a target of the earlier steps.
 */
export async function addDraftStep(
  store: Store,
  draft: DraftRevision,
  edits: readonly Edit[],
  { seen }: { seen?: number | undefined } = {},
): Promise<DraftResult> {
  return change(store, draft, async (row) => {
    const earlier = readSteps(row).slice(0, row.done);
    // The schema puts the keys in a fixed order, so the text of this step stays the same when later steps are added.
    const { data: step = edits } = editsSchema.safeParse(edits);
    const columns = toSteps([...earlier, step]);
    if (!columns || seen === undefined) return columns;
    return { ...columns, base: await newBase(store.db, row.base, seen, earlier.flat()) };
  });
}

/** Replaces all steps of a draft with one step, whose edits refer to the same site version. */
export async function replaceDraftSteps(
  store: Store,
  draft: DraftRevision,
  edits: readonly Edit[],
): Promise<DraftResult> {
  return change(store, draft, () => toSteps(edits.length > 0 ? [edits] : []));
}

/** Returns the columns that store the steps, or `null` if the steps are too many or too long. */
export function toSteps(steps: readonly (readonly Edit[])[]): DraftChange | null {
  const text = JSON.stringify(steps);
  const isTooLarge =
    steps.length > limits.steps || steps.flat().length > limits.edits || text.length > limits.characters;
  return isTooLarge ? null : { steps: text, done: steps.length, problem: '' };
}

/** Returns `seen` if the targets of the edits have not changed between the two versions, otherwise `base`. */
async function newBase(db: Db, base: number, seen: number, edits: readonly Edit[]): Promise<number> {
  const version = Math.min(seen, (await readSiteVersion(db)) ?? 0);
  if (version <= base) return base;
  const changed = await readTargetKeysBetween(db, base, version);
  return targetsOf(edits).some((target) => changed.has(targetKey(target))) ? base : version;
}

/** The effect of an undo or a redo. If the outcome is `saved`, `step` contains the edits that were undone or redone. */
export type DraftStepResult = DraftResult & { step: readonly Edit[] };

/** Undoes the last step, if there is one. */
export async function undoDraftStep(store: Store, draft: DraftRevision): Promise<DraftStepResult> {
  return moveStep(store, draft, -1);
}

/** Redoes the step that was undone last, if there is one. */
export async function redoDraftStep(store: Store, draft: DraftRevision): Promise<DraftStepResult> {
  return moveStep(store, draft, 1);
}

/** Undoes or redoes one step: changes the number of applied steps by one, if there is a step to undo or redo. */
async function moveStep(store: Store, draft: DraftRevision, by: -1 | 1): Promise<DraftStepResult> {
  let step: readonly Edit[] = [];
  const result = await change(store, draft, (row) => {
    const steps = readSteps(row);
    step = steps[by > 0 ? row.done : row.done - 1] ?? [];
    return { done: Math.min(steps.length, Math.max(0, row.done + by)), problem: '' };
  });
  return { ...result, step };
}

export async function renameDraft(store: Store, draft: DraftRevision, title: string): Promise<DraftResult> {
  return change(store, draft, () => ({ title: title.slice(0, limits.title).toWellFormed() }));
}

/** Sets the time at which a job publishes the draft. `null` cancels the schedule. */
export async function scheduleDraft(
  store: Store,
  draft: DraftRevision,
  publishAt: number | null,
): Promise<DraftResult> {
  return change(store, draft, () => ({ publishAt, problem: '' }));
}

/** Cancels the schedule of a draft that could not be published, and stores the reason, an encoded phrase. */
export async function noteDraftProblem(
  store: Store,
  draft: DraftRevision,
  problem: string,
): Promise<DraftResult> {
  const { problem: longest } = limits;
  const shortened = problem.length <= longest ? problem : inEnglish(problem).slice(0, longest);
  return change(store, draft, () => ({ publishAt: null, problem: shortened.toWellFormed() }));
}

/** Makes all links to the preview of the draft invalid. */
export async function revokePreview(store: Store, draft: DraftRevision): Promise<DraftResult> {
  return change(store, draft, () => ({ previewKey: newPreviewKey() }));
}

/** Deletes a draft. */
export async function discardDraft(store: Store, draft: DraftRevision): Promise<DraftResult> {
  const row = await readStoredDraft(store.db, draft.id);
  if (!row) return { outcome: 'not-found' };
  const isDone = await deleteDraft(store.db, draft);
  return { outcome: isDone ? 'saved' : 'outdated', draft: toDraft(row) };
}

/** Applies a change if the draft still has the given revision. */
async function change(
  store: Store,
  draft: DraftRevision,
  changeOf: (row: StoredDraft) => DraftChange | null | Promise<DraftChange | null>,
): Promise<DraftResult> {
  const row = await readStoredDraft(store.db, draft.id);
  if (!row) return { outcome: 'not-found' };
  if (row.revision !== draft.revision) return { outcome: 'outdated', draft: toDraft(row) };
  const changed = await changeOf(row);
  if (!changed) return { outcome: 'too-large', draft: toDraft(row) };
  const isDone = await updateDraft(store.db, draft, { ...changed, updatedAt: store.clock.now() });
  const after = await readStoredDraft(store.db, draft.id);
  if (!after) return { outcome: 'not-found' };
  return { outcome: isDone ? 'saved' : 'outdated', draft: toDraft(after) };
}

function toDraft(row: StoredDraft): Draft {
  const { steps: _steps, done, previewKey: _previewKey, ...draft } = row;
  const steps = readSteps(row);
  return {
    ...draft,
    edits: steps.slice(0, done).flat(),
    undoable: done,
    redoable: steps.length - done,
  };
}

/** The steps of a draft and the text in which they are stored. */
interface KnownSteps {
  text: string;
  steps: readonly (readonly Edit[])[];
}

/**
 * The steps that were read last, by the id of their draft. A request reads its draft several times, but parses it only
 * once.
 */
const lastRead = new Map<number, KnownSteps>();
/** Maximum number of drafts whose steps stay in memory, and maximum number of characters in the steps of one draft. */
const kept = { drafts: 8, characters: 500_000 };

function readSteps({ id, steps: text }: Pick<StoredDraft, 'id' | 'steps'>): readonly (readonly Edit[])[] {
  const known = lastRead.get(id);
  lastRead.delete(id);
  const steps = known?.text === text ? known.steps : parseSteps(text, known);
  if (text.length <= kept.characters) lastRead.set(id, { text, steps });
  for (const oldest of [...lastRead.keys()].slice(0, -kept.drafts)) lastRead.delete(oldest);
  return steps;
}

/**
 * Parses and checks steps. A change of a draft usually only adds a step, so the steps in `known` are not checked again.
 */
function parseSteps(text: string, known: KnownSteps | undefined): readonly (readonly Edit[])[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  // If steps were only added, the new text begins with the known text, except for its closing bracket.
  const same = known && text.startsWith(known.text.slice(0, -1)) ? known.steps : [];
  return [...same, ...list.slice(same.length).map((step) => editsSchema.parse(step))];
}

function newPreviewKey(): string {
  return randomBytes(32).toString('base64url');
}
