import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Rail, RailSkeleton } from '#app/ui/rail.tsx';
import { Section } from '#app/ui/section.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { useRecentIds } from '#app/visitor/recently-played.ts';
import { readBestScore } from '#app/visitor/best-scores.ts';
import type { coreBlocks } from './blocks.server.ts';
import { useItemTiles } from './use-item-tiles.ts';

/**
 * The items that this visitor played last. Empty on a first visit. For visitors who have played, the box is in the
 * first paint (`visitor/early-marks.ts`), so that nothing shifts.
 */
export function RecentlyPlayed({ data }: { data: BlockData<(typeof coreBlocks)['recentlyPlayed']> }) {
  const ids = useRecentIds(data.prefix).slice(0, data.itemCount || 24);
  const tiles = useItemTiles(data.prefix, ids);
  const isHydrated = useIsHydrated();
  if (isHydrated && (ids.length === 0 || tiles === 'failed')) return null;
  const shown =
    tiles === null || tiles === 'failed' ? [] : ids.flatMap((id) => withBest(data.prefix, tiles.get(id)));
  if (tiles !== null && ids.length > 0 && shown.length === 0) return null;
  return (
    <Section title={data.title} className={`max-md:mt-4 ${isHydrated ? '' : 'only-recent'}`}>
      {shown.length > 0 ? <Rail tiles={shown} label={data.title} /> : <RailSkeleton />}
    </Section>
  );
}

/** Returns a tile with this visitor's best score instead of its badge. */
function withBest(prefix: string, tile: TileData | undefined): TileData[] {
  if (!tile) return [];
  const best = readBestScore(prefix, tile.id);
  return [best === null ? tile : { ...tile, best: `Best ${best.toLocaleString('en')}` }];
}
