import { lazy, type LazyExoticComponent, type ReactNode } from 'react';

/** The component of a block. Its server half returns the data. */
export type BlockComponent<Data> = (props: { data: Data }) => ReactNode;

/**
 * A block whose code comes only with pages that place it. It has no fallback: the server draws it whole, hydration and
 * client navigation wait for its code, so nothing shifts.
 */
export function lateBlock<Data>(
  load: () => Promise<BlockComponent<Data>>,
): LazyExoticComponent<BlockComponent<Data>> {
  return lazy(async () => ({ default: await load() }));
}
