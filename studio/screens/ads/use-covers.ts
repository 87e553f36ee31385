import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from './covers.ts';
import type { BlockCovers } from './read-covers.server.ts';

/**
 * Loads the covers of a page. Returns the covers of each block by its position. The map is empty until they are loaded.
 */
export function useCovers(section: string, kind: string): ReadonlyMap<number, BlockCovers['covers']> {
  const address = `/ads/${section}/${kind}/covers`;
  const { load, data } = useFetcher<typeof loader>({ key: address });
  useEffect(() => void load(address), [address, load]);
  return useMemo(() => new Map(data?.map(({ position, covers }) => [position, covers])), [data]);
}
