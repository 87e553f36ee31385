import { z } from 'zod';
import { addAuditEntry, type Actor } from '#app/operators/audit-log.server.ts';
import type { Db } from '#app/store/store.ts';
import { comparedSettings, type SettingChange } from './setting-changes.ts';

/** The actions of operators on feeds, as the audit log names them. */
export const feedActions = [
  'feed-add',
  'feed-change',
  'feed-undo',
  'feed-pause',
  'feed-resume',
  'feed-remove',
  'feed-restore',
] as const;
export type FeedAction = (typeof feedActions)[number];

export interface FeedEdit {
  id: number;
  /** Unix milliseconds. */
  at: number;
  author: string;
  action: FeedAction;
  /** Name of the feed at that time. */
  name: string;
  changes: readonly SettingChange[];
}

/** Maximum number of edits in a list. */
const maxListed = 50;

const detailsSchema = z.object({
  feedId: z.number(),
  changes: z.array(z.object({ setting: z.enum(comparedSettings), before: z.string(), after: z.string() })),
});

/** Records an edit in the audit log. Call it in the transaction of the edit. */
export async function addFeedEdit(
  db: Db,
  actor: Actor,
  feed: { id: number; name: string },
  edit: { action: FeedAction; changes?: readonly SettingChange[]; now: number },
): Promise<void> {
  const { action, changes = [], now } = edit;
  const details = { feedId: feed.id, changes };
  await addAuditEntry(db, actor, { action, subject: feed.name, details, now });
}

/**
 * Returns the changes of settings that the details of an audit entry contain. Empty for entries without such changes.
 */
export function readSettingChanges(details: unknown): readonly SettingChange[] {
  return detailsSchema.safeParse(details).data?.changes ?? [];
}

/** Returns the last edits of a feed, newest first. */
export async function listFeedEdits(db: Db, feedId: number): Promise<FeedEdit[]> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['id', 'at', 'operatorName as author', 'action', 'subject as name', 'details'])
    .where('action', 'in', feedActions)
    .where('details', 'like', `{"feedId":${feedId},%`)
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map(({ details, action, ...row }) => ({
    ...row,
    action: action as FeedAction,
    changes: readSettingChanges(JSON.parse(details)),
  }));
}
