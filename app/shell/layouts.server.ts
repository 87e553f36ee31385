import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks>();

/** The layout of the 404 page (spec ADDR-16). */
export const notFoundLayout: Layout = [
  place('topBar'),
  place('notFound'),
  place('random', { itemCount: 12, title: 'Try one of these instead' }),
  place('bottomBar'),
];
