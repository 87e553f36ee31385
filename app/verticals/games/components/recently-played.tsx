import type { BlockData } from '#app/core/layouts/block.server.ts';
import { Rail } from '#app/ui/rail.tsx';
import { Section } from '#app/ui/section.tsx';
import { useRecentIds } from '#app/visitor/recently-played.ts';
import type { gameBlocks } from '../blocks.server.ts';
import { useItemTiles } from '../use-item-tiles.ts';

/** What this visitor played last; nothing for a first visit. */
export function RecentlyPlayed({ data }: { data: BlockData<(typeof gameBlocks)['recentlyPlayed']> }) {
  const ids = useRecentIds(data.prefix).slice(0, data.itemCount || 24);
  const tiles = useItemTiles(data.prefix, ids);
  if (ids.length === 0 || tiles === null || tiles === 'failed') return null;
  const shown = ids.flatMap((id) => tiles.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <Section title={data.title}>
      <Rail tiles={shown} label={data.title} />
    </Section>
  );
}
