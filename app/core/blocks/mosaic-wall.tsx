import { Tile } from '#app/ui/tile.tsx';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import type { coreBlocks } from './blocks.server.ts';
import { planMosaic } from './mosaic.ts';

const smallSizes =
  '(min-width: 110rem) 128px, (min-width: 90rem) 9vw, (min-width: 64rem) 11vw, (min-width: 40rem) 15vw, 30vw';
const sizesBySpan = {
  1: smallSizes,
  2: '(min-width: 110rem) 268px, (min-width: 90rem) 19vw, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, 62vw',
  3: '(min-width: 110rem) 410px, (min-width: 90rem) 29vw, (min-width: 64rem) 36vw, (min-width: 40rem) 48vw, 94vw',
};

const hiddenIn = {
  phone: 'max-sm:hidden',
  tablet: 'sm:max-lg:hidden',
  laptop: 'lg:max-[90rem]:hidden',
  desktop: 'min-[90rem]:max-[110rem]:hidden',
  wide: 'min-[110rem]:hidden',
};

/** First tiles load at once: about what the first view shows (READINGS 35). */
const eagerTiles = 12;

/** The wall of covers in three sizes. */
export function Mosaic({ data }: { data: BlockData<(typeof coreBlocks)['mosaic']> }) {
  const plan = planMosaic(data.tiles.length);
  return (
    <section className="shell mt-3" aria-label={data.title || data.label}>
      {data.title && <h2 className="mb-4 text-2xl">{data.title}</h2>}
      <div className="mosaic-box">
        <ul className="mosaic">
          {data.tiles.map((tile, index) => {
            const { span, hidden = [] } = plan[index] ?? {};
            return (
              <Tile
                key={tile.id}
                tile={tile}
                widePicture={span === 3 ? data.widePicture : null}
                sizes={sizesBySpan[span ?? 1]}
                eager={index < eagerTiles}
                isNamed={span !== undefined}
                className={[span ? `span-${span}` : '', ...hidden.map((band) => hiddenIn[band])].join(' ')}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}
