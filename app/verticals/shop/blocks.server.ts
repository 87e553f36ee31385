import type { AnyBlock } from '#app/core/layouts/block.server.ts';

/** Blocks of the shop vertical. */
export const shopBlocks: Readonly<Record<string, AnyBlock>> = {};
