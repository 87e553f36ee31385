import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Section } from '#app/ui/section.tsx';
import type { appBlocks } from '../blocks.server.ts';
import { Shelf } from './shelves.tsx';

/** Apps that are similar to the app of the page. */
export function SimilarApps({ data }: { data: BlockData<(typeof appBlocks)['similarApps']> }) {
  return (
    <Section title={data.title}>
      <Shelf apps={data.apps} />
    </Section>
  );
}
