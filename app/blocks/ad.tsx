import { lazy, Suspense } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { adBlocks } from './ad.server.ts';

type AdData = BlockData<(typeof adBlocks)['ad']>;

/*
 * Loaded on demand, because the HTML already contains the initial contents of a slot. No file of this chunk has "ad" in
 * its name: ad blockers refuse such files, and a missing chunk would reload the page.
 */
const LabelledSlot = lazy(async () => ({ default: (await import('./labelled-slot.tsx')).LabelledSlot }));

/** One ad in its labelled box. */
export function Ad({ data }: { data: AdData }) {
  return (
    <Suspense fallback={<EmptySlot data={data} />}>
      <LabelledSlot data={data} />
    </Suspense>
  );
}

/** A box with the exact size of the ad that it will contain. */
function EmptySlot({ data: { slots, size } }: { data: AdData }) {
  const { margin, padding } = slots.box;
  return (
    <div aria-hidden className="ad-block shell">
      <p className="ad-label">&nbsp;</p>
      {(['m', 'p'] as const).map((variant) => (
        <div key={variant} data-ad-variant={variant}>
          <div className="ad-box" style={{ margin, padding, minHeight: size[variant].height }} />
        </div>
      ))}
    </div>
  );
}
