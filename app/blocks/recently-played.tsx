import { lazy, Suspense } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { RailSkeleton } from '#app/ui/rail.tsx';
import { Section } from '#app/ui/section.tsx';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { useRecentIds } from '#app/visitor/recently-played.ts';
import type { coreBlocks } from './blocks.server.ts';

/** Loaded only for visitors who have played. */
const PlayedTiles = lazy(async () => ({
  default: (await loadLazily(() => import('./played-tiles.tsx'))).PlayedTiles,
}));

/**
 * The items that this visitor played last. Empty on a first visit. For visitors who have played, the first paint
 * already contains the box (`visitor/early-marks.ts`), so that nothing shifts.
 */
export function RecentlyPlayed({ data }: { data: BlockData<(typeof coreBlocks)['recentlyPlayed']> }) {
  const { prefix, title, itemCount } = data;
  const ids = useRecentIds(prefix).slice(0, itemCount || 24);
  const isHydrated = useIsHydrated();
  if (isHydrated && ids.length === 0) return null;
  const waiting = (
    <Section title={title} className={`max-md:mt-4 ${isHydrated ? '' : 'only-recent'}`}>
      <RailSkeleton />
    </Section>
  );
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlayedTiles prefix={prefix} ids={ids} title={title} waiting={waiting} />
    </Suspense>
  );
}
