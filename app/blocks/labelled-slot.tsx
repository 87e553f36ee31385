import { useId } from 'react';
import { AdPlacement } from '#app/pages/ads/placement.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { adBlocks } from './ad.server.ts';

/** One ad in its labelled box. */
export function LabelledSlot({ data }: { data: BlockData<(typeof adBlocks)['ad']> }) {
  const ownId = useId();
  const { placement, size } = data;
  return (
    <aside aria-label="Advertisement" className="ad-block shell">
      <AdPlacement {...placement} size={size} idName={placement.idName ?? `ad${ownId}`} label="">
        <p className="ad-label">Advertisement</p>
      </AdPlacement>
    </aside>
  );
}
