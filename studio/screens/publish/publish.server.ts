import { data } from 'react-router';
import { z } from 'zod';
import { VersionTooOldError } from '#app/changes/current-values.server.ts';
import { readDraft, scheduleDraft, type Draft } from '#app/changes/drafts.server.ts';
import type { DraftField } from '#app/changes/leave-out.server.ts';
import { publishDraft } from '#app/changes/publish-draft.server.ts';
import { RefusedChange } from '#app/changes/publish-values.server.ts';
import { revertInDraft } from '#app/changes/revert-draft.server.ts';
import { reviewDraft } from '#app/changes/review-draft.server.ts';
import { momentOf } from '#app/lib/time-zone.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { showDifferences } from '../../changes/show-changes.server.ts';
import type { ShownChange, ShownConflict, ShownFault } from '../../changes/shown-change.ts';

/** Data of the screen of a draft. */
export interface ShownReview {
  changes: ShownChange[];
  conflicts: ShownConflict[];
  faults: ShownFault[];
  /** Whether the history no longer contains the version on which the draft is based. */
  isTooOld: boolean;
}

/**
 * Compares a draft with the published site, for display in a language of the Studio. The changes that `leaveOut` names
 * are not checked.
 */
export async function showReview(
  platform: Platform,
  draft: Draft,
  language: string,
  leaveOut: readonly DraftField[] = [],
): Promise<ShownReview> {
  try {
    const { store, rules } = platform;
    const { differences, conflicts, faults, titles } = await reviewDraft(store, draft, rules, leaveOut);
    const titleOf = (target: ChangeTarget) => titles.get(targetKey(target)) ?? '';
    const shown = { differences, conflicts, faults, titleOf, isDraft: true, language };
    return { ...(await showDifferences(platform, shown)), isTooOld: false };
  } catch (error) {
    if (!(error instanceof VersionTooOldError)) throw error;
    return { changes: [], conflicts: [], faults: [], isTooOld: true };
  }
}

const number = z.coerce.number().int().positive();
const field = z.object({ target: z.string().max(1_000), path: z.string().max(2_000) });
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const common = { id: number, revision: number };
const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('publish'),
    ...common,
    summary: z.string().trim().max(300),
    leaveOut: json(z.array(field).max(5_000)),
    resolutions: json(z.array(field.extend({ take: z.enum(['mine', 'now']) })).max(5_000)),
  }),
  z.object({
    intent: z.literal('schedule'),
    ...common,
    time: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  }),
  z.object({ intent: z.literal('unschedule'), ...common }),
  z.object({ intent: z.literal('revert'), ...common, change: json(field) }),
  z.object({ intent: z.literal('check'), ...common, leaveOut: json(z.array(field).max(5_000)) }),
]);

/** The effect of an action of the screen. */
export type PublishOutcome =
  | { outcome: 'published'; version: number }
  | { outcome: 'checked'; faults: ShownFault[] }
  | {
      outcome: 'saved' | 'unchanged' | 'outdated' | 'not-found' | 'refused' | 'conflicts' | 'tooOld' | 'past';
    };

/**
 * Publishes a draft, schedules it, cancels its schedule, removes a change from it, or checks the selected changes.
 * Throws a response with status 400 if the form is malformed.
 */
export async function actOnDraft(
  platform: Platform,
  { author, language }: { author: string; language: string },
  fields: unknown,
): Promise<PublishOutcome> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: form } = parsed;
  const { store, rules, clock } = platform;
  try {
    switch (form.intent) {
      case 'publish': {
        const result = await publishDraft(store, form, {
          ...rules,
          author: { origin: 'studio', author },
          summary: form.summary,
          leaveOut: form.leaveOut,
          resolutions: form.resolutions,
        });
        if (result.outcome === 'published') {
          await platform.snapshots.refresh();
          return { outcome: 'published', version: result.version };
        }
        return { outcome: result.outcome === 'dry-run' ? 'unchanged' : result.outcome };
      }
      case 'schedule': {
        const timeZone = platform.snapshots.current()?.settings.timeZone ?? 'UTC';
        const publishAt = momentOf(Date.parse(`${form.time}:00Z`), timeZone);
        if (Number.isNaN(publishAt) || publishAt <= clock.now()) return { outcome: 'past' };
        const { outcome } = await scheduleDraft(store, form, publishAt);
        return { outcome: outcome === 'too-large' ? 'refused' : outcome };
      }
      case 'unschedule': {
        const { outcome } = await scheduleDraft(store, form, null);
        return { outcome: outcome === 'too-large' ? 'refused' : outcome };
      }
      case 'revert': {
        const draft = await readDraft(store.db, form.id);
        if (!draft) return { outcome: 'not-found' };
        if (draft.revision !== form.revision) return { outcome: 'outdated' };
        const { outcome } = await revertInDraft(store, draft, form.change);
        return { outcome: outcome === 'too-large' ? 'refused' : outcome };
      }
      case 'check': {
        const draft = await readDraft(store.db, form.id);
        if (!draft) return { outcome: 'not-found' };
        if (draft.revision !== form.revision) return { outcome: 'outdated' };
        const { faults } = await showReview(platform, draft, language, form.leaveOut);
        return { outcome: 'checked', faults };
      }
    }
  } catch (error) {
    if (error instanceof VersionTooOldError) return { outcome: 'tooOld' };
    if (error instanceof RefusedChange) return { outcome: 'refused' };
    throw error;
  }
}
