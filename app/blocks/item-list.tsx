import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { FilledRow } from '#app/ui/row-filling.tsx';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import { Tile } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';
import { ListFrame } from './list-frame.tsx';

/** The items of a category or tag, with their count, orders and pages. */
export function ItemList({ data }: { data: BlockData<(typeof coreBlocks)['list']> }) {
  return (
    <ListFrame data={data}>
      <TileGrid tiles={data.tiles} inView={12}>
        <FilledRow filling={data.filling}>{(tile) => <Tile key={tile.id} tile={tile} />}</FilledRow>
      </TileGrid>
    </ListFrame>
  );
}
