import { useMemo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Inserted } from '#app/ui/insertions.tsx';
import { Section } from '#app/ui/section.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { Tile } from '#app/ui/tile.tsx';
import { readCollected } from '#app/visitor/collection.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { readPlayed } from '#app/visitor/recently-played.ts';
import { fillFreshSlots, type Slot } from './fresh-slots.ts';
import { useItemTiles, type ItemTiles } from './use-item-tiles.ts';

/** Items that can replace items that the visitor knows. */
export interface OtherItems {
  prefix: string;
  ids: readonly number[];
}

const noneWanted: readonly number[] = [];

/**
 * A grid of items that are new to this visitor: other items replace those that were collected or played. The choice
 * is made once, so that the grid does not change while the visitor looks at it, and every slot keeps its size.
 */
export function FreshTiles({
  data: { title, tiles, others },
}: {
  data: { title: string; tiles: readonly TileData[]; others: OtherItems };
}) {
  const t = useMessages('blocks');
  const { prefix, ids } = others;
  const isHydrated = useIsHydrated();
  const slots = useMemo(() => {
    const known = isHydrated ? [...readCollected(prefix), ...readPlayed(prefix)] : [];
    return fillFreshSlots(tiles, ids, new Set(known));
  }, [isHydrated, prefix, tiles, ids]);
  const wanted = slots?.flatMap((slot) => (slot.kind === 'other' ? [slot.id] : [])) ?? noneWanted;
  const fetched = useItemTiles(prefix, wanted);
  const shown = slots ?? tiles.map((tile): Slot<TileData> => ({ kind: 'tile', tile }));
  return (
    <Section title={slots ? title : t('fresh.allKnown')}>
      <div className="grid-box">
        <Inserted as="ul" className="tile-grid">
          {shown.map((slot) => (
            <SlotTile
              key={slot.kind === 'tile' ? slot.tile.id : slot.instead.id}
              slot={slot}
              fetched={fetched}
            />
          ))}
        </Inserted>
      </div>
    </Section>
  );
}

/** The tile in a slot. If there is none, an invisible tile makes the slot as high as its neighbours. */
function SlotTile({ slot, fetched }: { slot: Slot<TileData>; fetched: ItemTiles }) {
  if (slot.kind === 'tile') return <Tile tile={slot.tile} />;
  if (slot.kind === 'empty') return <Tile tile={slot.instead} className="invisible" />;
  if (fetched === 'failed') return <Tile tile={slot.instead} />;
  const tile = fetched?.get(slot.id);
  return tile ? <Tile key="other" tile={tile} /> : <Tile tile={slot.instead} className="invisible" />;
}
