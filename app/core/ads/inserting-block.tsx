import type { ReactNode } from 'react';
import { Insertions } from '#app/ui/insertions.tsx';
import { AdPlacement } from './placement.tsx';
import type { AdPlacementData } from './placement-data.ts';

/** A block with its ads: between the children of its list or text, or after the block. */
export function BlockAds({
  placement,
  isInside,
  children,
}: {
  placement: AdPlacementData;
  isInside: boolean;
  children: ReactNode;
}) {
  if (!isInside) {
    return (
      <AdPlacement {...placement} className="shell">
        {children}
      </AdPlacement>
    );
  }
  const insert = (list: ReactNode, as: 'div' | 'li') => (
    <AdPlacement {...placement} as={as}>
      {list}
    </AdPlacement>
  );
  return <Insertions value={insert}>{children}</Insertions>;
}
