import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { rssFeed } from './rss.server.ts';

/** Feeds that import articles. */
export const newsFeeds: readonly FeedDefinition[] = [rssFeed];
