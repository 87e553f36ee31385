import type { Store } from '#app/store/store.ts';
import { faultLine } from '#app/bundle/fault.ts';
import { joinPhrases } from '#app/lib/join-phrases.ts';
import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { CheckRules, TargetFault } from './check-values.server.ts';
import { VersionTooOldError } from './current-values.server.ts';
import { fieldPlace } from './field-place.ts';
import { listDrafts, noteDraftProblem, type Draft } from './drafts.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { nameTarget } from './target-phrase.server.ts';

/** Maximum number of faults or conflicts that a reason names. */
const maxNamed = 5;

/**
 * Publishes the drafts whose time has come. A draft with faults or conflicts is not published. It loses its schedule
 * and gets the reason. Returns the number of published drafts and the number of refused ones.
 */
export async function publishScheduled(
  store: Store,
  rules: CheckRules,
): Promise<{ published: number; failed: number }> {
  const now = store.clock.now();
  const due = (await listDrafts(store)).filter(({ publishAt }) => publishAt !== null && publishAt <= now);
  let published = 0;
  for (const draft of due.toSorted((a, b) => (a.publishAt ?? 0) - (b.publishAt ?? 0))) {
    const problem = await tryToPublish(store, draft, rules);
    if (problem === null) published += 1;
    else await noteDraftProblem(store, draft, problem);
  }
  return { published, failed: due.length - published };
}

/** Publishes a draft. Returns why it was not published, as an encoded phrase, or `null`. */
async function tryToPublish(store: Store, draft: Draft, rules: CheckRules): Promise<string | null> {
  try {
    const author = { origin: 'job', author: draft.author } as const;
    const result = await publishDraft(store, draft, { ...rules, author });
    if (result.outcome === 'refused') {
      const lines: string[] = [];
      for (const fault of result.faults.slice(0, maxNamed)) {
        lines.push(faultLine(fault, await placeOfFault(store, fault, rules)));
      }
      return phrase('The draft has faults: {faults}', { faults: readPhrase(joinPhrases(lines)) });
    }
    if (result.outcome === 'conflicts') {
      const targets = new Map(result.conflicts.map(({ target }) => [targetKey(target), target]));
      const names: string[] = [];
      for (const target of [...targets.values()].slice(0, maxNamed)) {
        names.push(await nameTarget(store.db, target, rules.registry));
      }
      return phrase('Others changed the same fields of {targets}', {
        targets: readPhrase(joinPhrases(names)),
      });
    }
    return null;
  } catch (error) {
    if (error instanceof VersionTooOldError) return error.text;
    throw error;
  }
}

/** Names the field of a fault, as an encoded phrase. Returns `undefined` if the fault concerns the whole site. */
async function placeOfFault(
  { db }: Store,
  { target, field }: TargetFault,
  { registry }: CheckRules,
): Promise<string | undefined> {
  if (!target) return undefined;
  return fieldPlace(await nameTarget(db, target, registry), field);
}
