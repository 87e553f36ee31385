import { adBlocks } from './ad.server.ts';
import { cardBlocks } from './card-blocks.server.ts';
import { itemBlocks } from './item-blocks.server.ts';
import { pageBlocks } from './page-blocks.server.ts';
import { navigationBlocks } from './navigation-blocks.server.ts';
import { shelfBlocks } from './shelves.server.ts';

/** Blocks that every vertical can place. */
export const coreBlocks = {
  ...itemBlocks,
  ...cardBlocks,
  ...shelfBlocks,
  ...pageBlocks,
  ...navigationBlocks,
  ...adBlocks,
};
