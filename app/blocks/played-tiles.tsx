import type { ReactNode } from 'react';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { Rail } from '#app/ui/rail.tsx';
import { Section } from '#app/ui/section.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { readBestScore } from '#app/visitor/best-scores.ts';
import { useItemTiles } from './use-item-tiles.ts';

/** A row of the items with the given ids and the visitor's best scores. Shows `waiting` until the tiles are fetched. */
export function PlayedTiles({
  prefix,
  ids,
  title,
  waiting,
}: {
  prefix: string;
  ids: readonly number[];
  title: string;
  waiting: ReactNode;
}) {
  const t = useMessages('blocks');
  const tiles = useItemTiles(prefix, ids);
  if (tiles === null) return waiting;
  const shown = tiles === 'failed' ? [] : ids.flatMap((id) => withBest(prefix, tiles.get(id), t));
  if (shown.length === 0) return null;
  return (
    <Section title={title} className="max-md:mt-4">
      <Rail tiles={shown} label={title} />
    </Section>
  );
}

/** Returns a list of the tile with this visitor's best score, if any. Returns an empty list if there is no tile. */
function withBest(prefix: string, tile: TileData | undefined, t: Messages<'blocks'>): TileData[] {
  if (!tile) return [];
  const best = readBestScore(prefix, tile.id);
  return [best === null ? tile : { ...tile, best: t('recent.best', { score: best }) }];
}
