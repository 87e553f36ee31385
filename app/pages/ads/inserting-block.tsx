import type { ReactNode } from 'react';
import { Insertions, type Insert } from '#app/ui/insertions.tsx';
import { AdPlacement } from './placement.tsx';
import type { AdPlacementData } from './placement-data.ts';

/** A block with its ads, either between the children of its list or text, or after the block. */
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
    const className = `shell ${placement.className ?? ''}`.trim();
    if (placement.idName === undefined) {
      return (
        <AdPlacement {...placement} className={className}>
          {children}
        </AdPlacement>
      );
    }
    // The block is rendered once. The two containers after it only contain its ads.
    return (
      <>
        {children}
        <AdPlacement {...placement} className={className}>
          <></>
        </AdPlacement>
      </>
    );
  }
  const insert: Insert = (list, as, container) => (
    <AdPlacement {...placement} as={as} container={container}>
      {list}
    </AdPlacement>
  );
  return <Insertions value={insert}>{children}</Insertions>;
}
