import type { ReactNode } from 'react';
import { Inserted } from './insertions.tsx';
import type { TileData } from './tile-data.ts';
import { Tile } from './tile.tsx';

/** Covers in the portal's one grid; all of them are shown. The first `eager` of them load at once. */
export function TileGrid({
  tiles,
  eager = 0,
  children,
}: {
  tiles: readonly TileData[];
  eager?: number;
  /** List items behind the covers. */
  children?: ReactNode;
}) {
  return (
    <div className="grid-box">
      <Inserted as="ul" className="tile-grid">
        {tiles.map((tile, index) => (
          <Tile key={tile.id} tile={tile} eager={index < eager} />
        ))}
        {children}
      </Inserted>
    </div>
  );
}
