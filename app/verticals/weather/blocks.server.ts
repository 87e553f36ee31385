import type { AnyBlock } from '#app/core/layouts/block.server.ts';

/** Blocks of the weather vertical. */
export const weatherBlocks: Readonly<Record<string, AnyBlock>> = {};
