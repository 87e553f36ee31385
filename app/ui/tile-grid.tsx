import { Fragment, useContext, type ReactNode } from 'react';
import { Inserted, Insertions } from './insertions.tsx';
import { HydrateInGroups } from './hydrate-in-groups.tsx';
import { loadInOrder } from './picture-load.ts';
import type { TileData } from './tile-data.ts';
import { Tile } from './tile.tsx';

/**
 * The covers of all given items in the portal's standard grid. The first `inView` covers belong to the first screen.
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
  const isDivided = useContext(Insertions) !== null;
  const items = [
    ...tiles.map((tile, index) => <Tile key={tile.id} tile={tile} load={loadInOrder(index, inView)} />),
    <Fragment key="end">{children}</Fragment>,
  ];
  return (
    <div className="grid-box">
      {isDivided ? (
        <Inserted as="ul" className="tile-grid">
          {items}
        </Inserted>
      ) : (
        <ul className="tile-grid">
          <HydrateInGroups items={items} />
        </ul>
      )}
    </div>
  );
}
