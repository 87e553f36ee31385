import type { AnyBlock } from '#app/core/layouts/block.server.ts';

/** Blocks of the news vertical. */
export const newsBlocks: Readonly<Record<string, AnyBlock>> = {};
