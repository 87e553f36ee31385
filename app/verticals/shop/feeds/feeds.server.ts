import type { FeedDefinition } from '#app/core/feeds/define-feed.ts';

/** Feeds that bring coupons. */
export const couponFeeds: readonly FeedDefinition[] = [];
