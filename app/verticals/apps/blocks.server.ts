import type { AnyBlock } from '#app/core/layouts/block.server.ts';

/** Blocks of the apps vertical. */
export const appsBlocks: Readonly<Record<string, AnyBlock>> = {};
