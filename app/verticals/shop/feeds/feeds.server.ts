import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { couponsFeed } from './coupons.server.ts';

/** Feeds that import coupons. */
export const couponFeeds: readonly FeedDefinition[] = [couponsFeed];
