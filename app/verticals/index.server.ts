import { coreBlocks } from '#app/core/blocks/blocks.server.ts';
import { createBundleRegistry } from '#app/core/bundle/registry.server.ts';
import { createBlockRegistry } from '#app/core/layouts/block.server.ts';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { shellBlocks } from '#app/shell/blocks.server.ts';
import { gamesServer } from './games/vertical.server.ts';

/** Every vertical that is built in, in menu order. */
export const verticalServers: readonly VerticalServer[] = [gamesServer].sort(
  (a, b) => a.vertical.menuOrder - b.vertical.menuOrder,
);

/** Every block that a layout may place. */
export const blockRegistry = createBlockRegistry(
  shellBlocks,
  coreBlocks,
  ...verticalServers.map((server) => server.blocks),
);

/** What bundles are checked against. */
export const registry = createBundleRegistry(verticalServers, blockRegistry);
