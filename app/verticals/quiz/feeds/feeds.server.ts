import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { openTriviaFeed } from './opentdb.server.ts';

/** Feeds that import quizzes. */
export const quizFeeds: readonly FeedDefinition[] = [openTriviaFeed];
