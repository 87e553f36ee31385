import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { famobiFeed } from './famobi.server.ts';
import { gameDistributionFeed } from './gamedistribution.server.ts';
import { gameMonetizeFeed } from './gamemonetize.server.ts';
import { gamePixFeed } from './gamepix.server.ts';
import { mappedFeed } from './mapped.server.ts';
import { playgamaFeed } from './playgama.server.ts';

/** The feeds of known distributors, and the feed that reads any other list of games by a mapping. */
export const gameFeeds: readonly FeedDefinition[] = [
  gamePixFeed,
  gameMonetizeFeed,
  gameDistributionFeed,
  playgamaFeed,
  famobiFeed,
  mappedFeed,
];
