import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { quizBlocks } from './blocks.server.ts';

/** A quiz as its page has it. */
export type PlayedQuiz = BlockData<(typeof quizBlocks)['quizPlayer']>;
