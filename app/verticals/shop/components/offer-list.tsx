import { ListFrame } from '#app/core/blocks/list-frame.tsx';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import type { shopBlocks } from '../blocks.server.ts';
import { CardList } from './card-list.tsx';
import { OfferGroups } from './offers.tsx';

/** The offers of a category or tag page. */
export function OfferList({ data }: { data: BlockData<(typeof shopBlocks)['offerList']> }) {
  return (
    <ListFrame data={data}>
      {data.cards ? <CardList data={data.cards} /> : <OfferGroups {...data} headingLevel="h2" />}
    </ListFrame>
  );
}
