import type { ReactNode } from 'react';
import { Insertions, type Insert } from '#app/ui/insertions.tsx';
import { AdSlots } from './slots.tsx';
import type { AdSlotsData } from './ad-slots-data.ts';

/** A block with its ads, either between the children of its list or text, or after the block. */
export function BlockAds({
  slots,
  isInside,
  children,
}: {
  slots: AdSlotsData;
  isInside: boolean;
  children: ReactNode;
}) {
  if (!isInside) {
    const className = `shell ${slots.className ?? ''}`.trim();
    if (slots.idName === undefined) {
      return (
        <AdSlots {...slots} className={className}>
          {children}
        </AdSlots>
      );
    }
    // The block is rendered once. The two containers after it only contain its ads.
    return (
      <>
        {children}
        <AdSlots {...slots} className={className}>
          <></>
        </AdSlots>
      </>
    );
  }
  const insert: Insert = (list, as, container) => (
    <AdSlots {...slots} as={as} container={container}>
      {list}
    </AdSlots>
  );
  return <Insertions value={insert}>{children}</Insertions>;
}
