import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { openTriviaFeed } from './opentdb.server.ts';

/** Where quizzes can be brought in from. */
export const quizFeeds: readonly FeedDefinition[] = [openTriviaFeed];
