import { Info } from 'lucide-react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { shopBlocks } from '../blocks.server.ts';

const builtIn =
  'Some links to shops and banks are affiliate links: when you buy or sign up after following one, this site may earn a commission. That never changes your price or the order of the offers. Credit cards are sorted by what they cost you.';

/** Explains that the portal may be paid for links to shops. */
export function Disclosure({ data }: { data: BlockData<(typeof shopBlocks)['disclosure']> }) {
  return (
    <aside aria-label="How this page is paid for" className="shell mt-8">
      <p className="flex max-w-read gap-3 text-sm text-faint">
        <Info aria-hidden className="mt-0.5 size-4.5 flex-none" />
        {data.text || builtIn}
      </p>
    </aside>
  );
}
