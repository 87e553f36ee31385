import type { Localisation } from '#app/pages/localisation.ts';
import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks>();

/** Returns the layout of the 404 page (spec ADDR-16). */
export function notFoundLayout({ messages }: Pick<Localisation, 'messages'>): Layout {
  return [
    place('topBar'),
    place('notFound'),
    place('random', { itemCount: 12, title: messages('shell')('missing.instead') }),
    place('bottomBar'),
  ];
}
