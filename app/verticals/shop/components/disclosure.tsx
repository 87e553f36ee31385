import { Info } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { shopBlocks } from '../blocks.server.ts';

/** Explains that the portal may be paid for links to shops. */
export function Disclosure({ data }: { data: BlockData<(typeof shopBlocks)['disclosure']> }) {
  const t = useMessages('shop');
  return (
    <aside aria-label={t('disclosure.label')} className="shell mt-8">
      <p className="flex max-w-read gap-3 text-sm text-faint">
        <Info aria-hidden className="mt-0.5 size-4.5 flex-none" />
        {data.text || t('disclosure.text')}
      </p>
    </aside>
  );
}
