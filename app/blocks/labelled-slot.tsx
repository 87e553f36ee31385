import { useId } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { AdSlots } from '#app/pages/ads/slots.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { adBlocks } from './ad.server.ts';

/** One ad in its labelled box. */
export function LabelledSlot({ data }: { data: BlockData<(typeof adBlocks)['ad']> }) {
  const label = useMessages('pages')('ad.label');
  const ownId = useId();
  const { slots, size } = data;
  return (
    <aside aria-label={label} className="ad-block shell">
      <AdSlots {...slots} size={size} idName={slots.idName ?? `ad${ownId}`} label="">
        <p className="ad-label">{label}</p>
      </AdSlots>
    </aside>
  );
}
