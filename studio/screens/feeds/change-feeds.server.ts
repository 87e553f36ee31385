import { data } from 'react-router';
import { z } from 'zod';
import { readRules } from '#app/feeds/feed-rules.ts';
import {
  addFeed,
  changeFeed,
  removeFeed,
  requestFeedRun,
  restoreFeed,
  setFeedPaused,
  undoFeedChange,
  type FeedFault,
} from '#app/feeds/manage-feeds.server.ts';
import { feedJobName } from '#app/jobs/feed-job.server.ts';
import type { Actor } from '#app/operators/audit-log.server.ts';
import { feedsOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { findFeed } from '#app/store/feeds.server.ts';
import { readFeedForm } from './feeds.server.ts';

/** The result of an action on feeds. */
export type FeedAnswer =
  /** `revision` is the revision of the feed after the change. */
  | { outcome: 'saved' | 'undone'; id: number; name: string; revision: number }
  | {
      outcome: 'added' | 'paused' | 'resumed' | 'removed' | 'restored' | 'started';
      id: number;
      name: string;
    }
  | { outcome: 'refused'; fault: FeedFault }
  | { outcome: 'conflict' | 'gone' };

const id = z.coerce.number().int().positive();
const schema = z.discriminatedUnion('intent', [
  z.looseObject({ intent: z.literal('add') }),
  z.looseObject({ intent: z.literal('save'), id, revision: z.coerce.number().int() }),
  z.object({ intent: z.literal('pause'), id }),
  z.object({ intent: z.literal('resume'), id }),
  z.object({ intent: z.literal('remove'), id }),
  z.object({ intent: z.literal('restore'), id }),
  z.object({ intent: z.literal('undo'), id, revision: z.coerce.number().int() }),
  z.object({ intent: z.literal('run'), id }),
]);

/**
 * Adds, changes, pauses, resumes, removes or runs a feed, or undoes its last change. Throws an answer with status 400
 * if the request is malformed.
 */
export async function changeFeeds(platform: Platform, actor: Actor, fields: unknown): Promise<FeedAnswer> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: input } = parsed;
  const { store, verticals, jobs } = platform;
  const feeds = feedsOf(verticals);
  switch (input.intent) {
    case 'add':
    case 'save': {
      const before = input.intent === 'save' ? await findFeed(store.db, input.id) : null;
      if (input.intent === 'save' && !before) return { outcome: 'gone' };
      const form = readFeedForm(fields, before ? readRules(before.rules) : null);
      const result =
        input.intent === 'add'
          ? await addFeed(store, feeds, form, actor)
          : await changeFeed(store, feeds, { id: input.id, revision: input.revision, input: form }, actor);
      if (result.outcome !== 'saved') return result;
      const { id: feedId, name, revision } = result.feed;
      if (input.intent === 'save') return { outcome: 'saved', id: feedId, name, revision };
      void jobs.request(feedJobName);
      return { outcome: 'added', id: feedId, name };
    }
    case 'undo': {
      const result = await undoFeedChange(store, feeds, input, actor);
      if (result.outcome !== 'saved') return result;
      const { name, revision } = result.feed;
      return { outcome: 'undone', id: input.id, name, revision };
    }
    case 'pause':
    case 'resume': {
      const feed = await setFeedPaused(store, input.id, input.intent === 'pause', actor);
      if (!feed) return { outcome: 'gone' };
      return { outcome: input.intent === 'pause' ? 'paused' : 'resumed', id: feed.id, name: feed.name };
    }
    case 'remove': {
      const feed = await removeFeed(store, input.id, actor);
      return feed ? { outcome: 'removed', id: feed.id, name: feed.name } : { outcome: 'gone' };
    }
    case 'restore': {
      const result = await restoreFeed(store, feeds, input.id, actor);
      if (result.outcome === 'conflict') return { outcome: 'gone' };
      if (result.outcome !== 'saved') return result;
      return { outcome: 'restored', id: result.feed.id, name: result.feed.name };
    }
    case 'run': {
      const feed = await findFeed(store.db, input.id);
      if (!feed || !(await requestFeedRun(store, input.id))) return { outcome: 'gone' };
      void jobs.request(feedJobName);
      return { outcome: 'started', id: feed.id, name: feed.name };
    }
  }
}
