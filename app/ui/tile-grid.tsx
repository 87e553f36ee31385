import type { ReactNode } from 'react';
import { Inserted } from './insertions.tsx';
import { loadInOrder } from './picture-load.ts';
import type { TileData } from './tile-data.ts';
import { Tile } from './tile.tsx';

/**
 * Covers in the portal's standard grid, which shows all of them. The first `inView` covers belong to the first screen.
 */
export function TileGrid({
  tiles,
  inView = 0,
  children,
}: {
  tiles: readonly TileData[];
  inView?: number;
  /** List items after the covers. */
  children?: ReactNode;
}) {
  return (
    <div className="grid-box">
      <Inserted as="ul" className="tile-grid">
        {tiles.map((tile, index) => (
          <Tile key={tile.id} tile={tile} load={loadInOrder(index, inView)} />
        ))}
        {children}
      </Inserted>
    </div>
  );
}
