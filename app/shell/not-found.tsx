import { Compass } from 'lucide-react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { shellBlocks } from './blocks.server.ts';

/** The message that a page does not exist. Suggestions follow it in the layout. */
export function NotFound({ data }: { data: BlockData<(typeof shellBlocks)['notFound']> }) {
  return (
    <div className="shell">
      <EmptyState
        icon={Compass}
        title="This page took a wrong turn"
        isHeading
        action={{ href: data.home, label: `Go to ${data.homeName}` }}
      >
        The page may have moved, or the address may be mistyped.
      </EmptyState>
    </div>
  );
}
