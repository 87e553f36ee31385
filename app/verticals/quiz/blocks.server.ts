import type { AnyBlock } from '#app/core/layouts/block.server.ts';

/** Blocks of the quizzes vertical. */
export const quizBlocks: Readonly<Record<string, AnyBlock>> = {};
