import { Suspense } from 'react';
import type { TileData } from './tile-data.ts';
import { Tile } from './tile.tsx';

const sizes = '(min-width: 64rem) 168px, 132px';
const growingSizes = '(min-width: 120rem) 270px, (min-width: 64rem) 168px, 132px';

/** A placeholder with the exact size of a rail that is not loaded yet. */
export function RailSkeleton() {
  return (
    <div aria-hidden className="-my-2 flex gap-3 overflow-hidden pt-4 pb-6 md:gap-3.5">
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className="w-33 flex-none lg:w-42">
          <div className="aspect-square animate-pulse rounded-tile bg-surface" />
          <div className="tile-title">&nbsp;</div>
        </div>
      ))}
    </div>
  );
}

/** One row of covers that scrolls sideways by touch, wheel and keyboard. */
export function Rail({
  tiles,
  label,
  grows = false,
}: {
  tiles: readonly TileData[];
  label: string;
  /** True if a small number of covers grows to fill a wide window. */
  grows?: boolean;
}) {
  const width = grows
    ? 'min-w-33 max-w-80 flex-[1_0_8.25rem] lg:flex-[1_0_10.5rem]'
    : 'w-33 flex-none lg:w-42';
  return (
    <ul aria-label={label} className="rail -my-2 snap-x gap-3 pt-4 pb-6 md:gap-3.5">
      <Suspense>
        {tiles.map((tile) => (
          <Tile
            key={tile.id}
            tile={tile}
            sizes={grows ? growingSizes : sizes}
            className={`${width} snap-start`}
          />
        ))}
      </Suspense>
    </ul>
  );
}
