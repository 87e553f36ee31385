import type { FeedContext } from '#app/feeds/feed-context.server.ts';
import { listFeedEdits, type FeedEdit } from '#app/feeds/feed-edits.server.ts';
import { undoFeedChange } from '#app/feeds/manage-feeds.server.ts';
import type { SettingChange } from '#app/feeds/setting-changes.ts';
import { commandLine } from '#app/operators/audit-log.server.ts';
import { RefusedError, type Output } from './command.ts';
import { faultText } from './feed-faults.ts';
import { findStoredFeed } from './find-stored-feed.ts';

/** Undoes the last change of a feed's settings. */
export async function undoChange(context: FeedContext, given: string, output: Output): Promise<void> {
  const { store, feeds } = context;
  const { id } = await findStoredFeed(store.db, given);
  const result = await undoFeedChange(store, feeds, { id }, commandLine);
  if (result.outcome === 'refused') throw new RefusedError(faultText(result.fault, feeds));
  if (result.outcome !== 'saved') throw new RefusedError('The settings of the feed were never changed.');
  const { feed, changes } = result;
  output.result({ id: feed.id, name: feed.name, changes }, [
    `Undid the last change of the feed ${feed.id} "${feed.name}".`,
    ...changes.map(describeChange),
  ]);
}

/** Lists the last edits of a feed. */
export async function listEdits({ store }: FeedContext, given: string, output: Output): Promise<void> {
  const { id } = await findStoredFeed(store.db, given);
  const edits = await listFeedEdits(store.db, id);
  output.result(
    edits,
    edits.flatMap((edit) => [describeEdit(edit), ...edit.changes.map(describeChange)]),
  );
}

const actionTexts: Record<FeedEdit['action'], string> = {
  'feed-add': 'added it',
  'feed-change': 'changed it',
  'feed-undo': 'undid the change before',
  'feed-pause': 'paused it',
  'feed-resume': 'resumed it',
  'feed-remove': 'removed it',
  'feed-restore': 'restored it',
};

function describeEdit({ at, author, action }: FeedEdit): string {
  return `${timeOf(at)} ${author} ${actionTexts[action]}`;
}

/** Describes a changed setting as one line. */
export function describeChange({ setting, before, after }: SettingChange): string {
  if (before === after) return `  ${setting}: ${after} (another value, which is not shown)`;
  return `  ${setting}: ${before || 'none'} → ${after || 'none'}`;
}

/** Returns a time in UTC, to the minute. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}
