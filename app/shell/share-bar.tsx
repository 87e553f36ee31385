import type { BlockData } from '#app/core/layouts/block.server.ts';
import { Section } from '#app/ui/section.tsx';
import type { shellBlocks } from './blocks.server.ts';
import { ShareTargets } from './share-menu.tsx';

/** The share targets in the open, as a part of the page. */
export function ShareBar({ data }: { data: BlockData<(typeof shellBlocks)['shareBar']> }) {
  return (
    <Section>
      <div className="panel">
        <h2 className="mb-3 text-xl">{data.title}</h2>
        <ShareTargets
          page={data.page}
          offersSheet={false}
          className="grid-cols-2 gap-2 sm:grid-cols-3 md:flex md:flex-wrap [&_a]:justify-center [&_a]:bg-over/6 md:[&_a]:px-4.5 md:[&_button]:px-4.5"
        />
      </div>
    </Section>
  );
}
