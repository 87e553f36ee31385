import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { fdroidFeed } from './fdroid.server.ts';

/** Feeds that import apps. */
export const appFeeds: readonly FeedDefinition[] = [fdroidFeed];
