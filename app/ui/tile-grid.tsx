import { Inserted } from './insertions.tsx';
import type { TileData } from './tile-data.ts';
import { Tile } from './tile.tsx';

/** Covers in the portal's one grid. The first `eager` of them load at once. */
export function TileGrid({
  tiles,
  eager = 0,
  inWholeRows = false,
}: {
  tiles: readonly TileData[];
  eager?: number;
  /** Those that would begin a last row without filling it are left out, except in the first row. */
  inWholeRows?: boolean;
}) {
  return (
    <ul className={inWholeRows ? 'tile-grid whole-rows' : 'tile-grid'}>
      <Inserted as="li">
        {tiles.map((tile, index) => (
          <Tile key={tile.id} tile={tile} eager={index < eager} />
        ))}
      </Inserted>
    </ul>
  );
}
