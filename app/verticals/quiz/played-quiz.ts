import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { quizBlocks } from './blocks.server.ts';

/** The data of a quiz on its page. */
export type PlayedQuiz = BlockData<(typeof quizBlocks)['quizPlayer']>;
