import type { AnyBlock } from '#app/core/layouts/block.server.ts';

/** Blocks of the star signs vertical. */
export const starSignBlocks: Readonly<Record<string, AnyBlock>> = {};
