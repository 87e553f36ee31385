import { PackageOpen } from 'lucide-react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { coreBlocks } from './blocks.server.ts';

/** The page's h1. It is visually hidden, except as the title of the empty state of a vertical without items. */
export function HomeHeading({ data }: { data: BlockData<(typeof coreBlocks)['homeHeading']> }) {
  if (!data.isEmpty) return <h1 className="sr-only">{data.title}</h1>;
  return (
    <div className="shell">
      <EmptyState icon={PackageOpen} title={`No ${data.nouns} yet`} isHeading>
        New {data.nouns} will show up here.
      </EmptyState>
    </div>
  );
}
