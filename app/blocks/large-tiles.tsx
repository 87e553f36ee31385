import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { loadInOrder } from '#app/ui/picture-load.ts';
import { Section } from '#app/ui/section.tsx';
import { Tile } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';
import { FittedList } from './fitted-list.tsx';
import { WholeListLink } from './whole-list-link.tsx';

const sizes = '(min-width: 96rem) 15vw, (min-width: 60rem) 24vw, (min-width: 36rem) 31vw, 46vw';

/** Approximate number of large covers in the first screen (spec IMG-3). */
const tilesInView = 6;

/** Large covers with their names below. */
export function LargeTiles({ data }: { data: BlockData<(typeof coreBlocks)['largeTiles']> }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <FittedList plan={data.plan} className="large-tiles">
        {data.tiles.map((tile, index) => (
          <Tile
            key={tile.id}
            tile={tile}
            sizes={sizes}
            load={loadInOrder(index, tilesInView)}
            className="tile-large"
          />
        ))}
      </FittedList>
      <WholeListLink href={data.seeAll} label={data.all} title={data.title} />
    </Section>
  );
}
