import type { Store } from '#app/store/store.ts';
import { faultLine } from '#app/bundle/fault.ts';
import { joinPhrases } from '#app/lib/join-phrases.ts';
import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { CheckRules, TargetFault } from './check-values.server.ts';
import { VersionTooOldError } from './current-values.server.ts';
import { fieldPhrase } from './field-phrase.ts';
import { listDrafts, noteDraftProblem, readDraft, type Draft } from './drafts.server.ts';
import type { ValueConflict } from './merge-values.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { nameTarget } from './target-phrase.server.ts';

/** Maximum number of faults or conflicts that a reason names. */
const maxNamed = 5;

/**
 * Maximum number of attempts in one run to publish a draft that others keep changing. The job runs again a minute
 * later.
 */
const maxAttempts = 5;

/**
 * Publishes the drafts whose time has come. A draft with faults or conflicts is not published: its schedule is
 * cancelled and the reason is stored. Returns the number of published drafts and the number of refused ones.
 */
export async function publishScheduled(
  store: Store,
  rules: CheckRules,
): Promise<{ published: number; failed: number }> {
  const now = store.clock.now();
  const due = (await listDrafts(store)).filter((draft) => isDue(draft, now));
  const counts = { published: 0, failed: 0 };
  for (const { id } of due.toSorted((a, b) => (a.publishAt ?? 0) - (b.publishAt ?? 0))) {
    const outcome = await publishDue(store, id, now, rules);
    if (outcome !== 'waiting') counts[outcome] += 1;
  }
  return counts;
}

function isDue({ publishAt }: Draft, now: number): boolean {
  return publishAt !== null && publishAt <= now;
}

/**
 * Publishes a draft in its latest state. If that is not possible, cancels its schedule and stores the reason. Returns
 * `waiting` if neither happened: the schedule was cancelled or moved, the draft was discarded, or it changed in every
 * attempt.
 */
async function publishDue(
  store: Store,
  id: number,
  now: number,
  rules: CheckRules,
): Promise<'published' | 'failed' | 'waiting'> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const draft = await readDraft(store.db, id);
    if (!draft || !isDue(draft, now)) return 'waiting';
    const attempted = await tryToPublish(store, draft, rules);
    if (attempted.outcome === 'published') return 'published';
    if (attempted.outcome === 'refused') {
      const { outcome } = await noteDraftProblem(store, draft, attempted.problem);
      if (outcome === 'saved') return 'failed';
    }
  }
  return 'waiting';
}

/** Publishes a draft. If it is refused, returns the reason, an encoded phrase. */
async function tryToPublish(
  store: Store,
  draft: Draft,
  rules: CheckRules,
): Promise<{ outcome: 'published' | 'outdated' } | { outcome: 'refused'; problem: string }> {
  try {
    const author = { origin: 'job', author: draft.author } as const;
    const result = await publishDraft(store, draft, { ...rules, author });
    switch (result.outcome) {
      case 'refused':
        return { outcome: 'refused', problem: await describeFaults(store, result.faults, rules) };
      case 'conflicts':
        return { outcome: 'refused', problem: await describeConflicts(store, result.conflicts, rules) };
      case 'outdated':
      case 'not-found':
        return { outcome: 'outdated' };
      default:
        return { outcome: 'published' };
    }
  } catch (error) {
    if (error instanceof VersionTooOldError) return { outcome: 'refused', problem: error.text };
    throw error;
  }
}

async function describeFaults(
  store: Store,
  faults: readonly TargetFault[],
  rules: CheckRules,
): Promise<string> {
  const lines: string[] = [];
  for (const fault of faults.slice(0, maxNamed)) {
    lines.push(faultLine(fault, await fieldOfFault(store, fault, rules)));
  }
  return phrase('The draft has faults: {faults}', { faults: readPhrase(joinPhrases(lines)) });
}

async function describeConflicts(
  { db }: Store,
  conflicts: readonly ValueConflict[],
  { registry }: CheckRules,
): Promise<string> {
  const targets = new Map(conflicts.map(({ target }) => [targetKey(target), target]));
  const names: string[] = [];
  for (const target of [...targets.values()].slice(0, maxNamed)) {
    names.push(await nameTarget(db, target, registry));
  }
  return phrase('Others changed the same fields of {targets}', { targets: readPhrase(joinPhrases(names)) });
}

/** Names the field of a fault, as an encoded phrase. Returns `undefined` if the fault concerns the whole site. */
async function fieldOfFault(
  { db }: Store,
  { target, field }: TargetFault,
  { registry }: CheckRules,
): Promise<string | undefined> {
  if (!target) return undefined;
  return fieldPhrase(await nameTarget(db, target, registry), field);
}
