import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Section } from '#app/ui/section.tsx';
import type { shellBlocks } from './blocks.server.ts';
import { ShareTargets } from './share-targets.tsx';

/** The ways to share the page as a visible part of it. */
export function ShareBar({ data: { title, page } }: { data: BlockData<(typeof shellBlocks)['shareBar']> }) {
  return (
    <Section>
      <div className="share-bar panel">
        <h2 className="mb-3 text-xl">{title}</h2>
        <ShareTargets
          key={page.url}
          page={page}
          className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:[&_:is(a,button,summary)]:px-4.5 [&_:is(a,summary)]:justify-center [&_:is(a,summary)]:bg-over/6 [&_details>div]:mt-2 [&_details>div]:gap-2 md:[&_details>div]:mt-2 md:[&_details>div]:flex md:[&_details>div]:flex-wrap md:[&_details>div]:gap-2 md:[&_details[open]]:basis-full md:[&_summary]:w-fit"
        />
      </div>
    </Section>
  );
}
