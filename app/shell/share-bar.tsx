import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { PartSheet } from '#app/ui/part-sheet.tsx';
import { Section } from '#app/ui/section.tsx';
import type { shellBlocks } from './blocks.server.ts';
import styles from './share-bar.css?url';
import { ShareTargets } from './share-targets.tsx';

/** The ways to share the page as a visible part of it. */
export function ShareBar({ data: { title, page } }: { data: BlockData<(typeof shellBlocks)['shareBar']> }) {
  return (
    <Section>
      <PartSheet href={styles} />
      <div className="share-bar panel">
        <h2 className="mb-3 text-xl">{title}</h2>
        <ShareTargets key={page.url} page={page} className="share-bar-links" />
      </div>
    </Section>
  );
}
