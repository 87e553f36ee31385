import type { Localisation } from '#app/pages/localisation.ts';
import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks>();

/** Returns the layout of the 404 page (spec ADDR-16). */
export function notFoundLayout({ messages }: Pick<Localisation, 'messages'>): Layout {
  return [
    block('topBar'),
    block('notFound'),
    block('random', { itemCount: 12, title: messages('shell')('missing.instead') }),
    block('bottomBar'),
  ];
}
