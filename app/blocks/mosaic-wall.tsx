import { HydrateInGroups } from '#app/ui/hydrate-in-groups.tsx';
import { loadInOrder } from '#app/ui/picture-load.ts';
import { Tile } from '#app/ui/tile.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { coreBlocks } from './blocks.server.ts';

const smallSizes = '(min-width: 64rem) 130px, (min-width: 40rem) 15vw, 30vw';
const doubleSizes = '(min-width: 64rem) 272px, (min-width: 40rem) 30vw, 60vw';
/**
 * On phones, the first picture is 90vw wide. The smaller value 77vw makes a phone with a pixel ratio of 2 load the
 * picture of 640 px for a box of 700 px, because the next larger picture, 1280 px, would delay the largest paint.
 */
const leadSizes = '(min-width: 64rem) 414px, (min-width: 40rem) 46vw, 77vw';
const sizesBySpan = { 1: smallSizes, 2: doubleSizes, 3: leadSizes };

/** Approximate number of tiles in the first screen (spec IMG-3). */
const tilesInView = 12;

/** The mosaic of covers in three sizes. */
export function Mosaic({ data }: { data: BlockData<(typeof coreBlocks)['mosaic']> }) {
  return (
    <section className="shell mt-3" aria-label={data.title || data.label}>
      {data.title && <h2 className="mb-4 text-2xl">{data.title}</h2>}
      <div className="mosaic-box">
        <ul className="mosaic">
          <HydrateInGroups
            items={data.tiles.map((tile, index) => {
              const { span, big = [], wide = [] } = data.sizes[index] ?? {};
              const isGrowing = big.length + wide.length > 0;
              return (
                <Tile
                  key={tile.id}
                  tile={tile}
                  widePicture={span === 3 ? data.widePicture : null}
                  sizes={isGrowing ? doubleSizes : sizesBySpan[span ?? 1]}
                  load={loadInOrder(index, tilesInView)}
                  isNamed={span !== undefined}
                  className={[
                    ...(span ? [`span-${span}`] : []),
                    ...big.map((band) => `big-${band}`),
                    ...wide.map((band) => `wide-${band}`),
                  ].join(' ')}
                />
              );
            })}
          />
        </ul>
      </div>
    </section>
  );
}
