import { lazy, type ReactNode } from 'react';

/** The component of a block. Its server half returns the data. */
export type BlockComponent<Data> = (props: { data: Data }) => ReactNode;

/**
 * Creates a block component whose code is only loaded by pages that contain the block. It has no fallback: the server
 * renders it completely, and hydration and client navigation wait for its code, so nothing shifts.
 */
export function lazyBlock<Data>(load: () => Promise<BlockComponent<Data>>): BlockComponent<Data> {
  return lazy(async () => ({ default: await load() }));
}
