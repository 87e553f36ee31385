import { useEffect, useState } from 'react';
import type { TileData } from '#app/ui/tile-data.ts';
import { dataAddress } from '#app/visitor/data-address.ts';

/** Tiles by id. `null` while they are being fetched, "failed" if fetching failed. */
export type ItemTiles = ReadonlyMap<number, TileData> | null | 'failed';

const noTiles: ReadonlyMap<number, TileData> = new Map();

/** Maximum number of ids in one request (spec MINE-4). */
const idsPerRequest = 100;

/** Fetches the tiles of a list of ids. The answer leaves out ids of removed items. */
export function useItemTiles(prefix: string, ids: readonly number[]): ItemTiles {
  const [tiles, setTiles] = useState<ItemTiles>(null);
  // The ids are sorted, so that a new order needs no request and each set has one cached answer.
  const sortedIds = [...ids].sort((a, b) => a - b).join(',');
  useEffect(() => {
    if (sortedIds === '') return;
    const abort = new AbortController();
    fetchTiles(prefix, sortedIds.split(','), abort.signal)
      .then((items) => setTiles(new Map(items.map((tile) => [tile.id, tile]))))
      .catch(() => {
        if (!abort.signal.aborted) setTiles('failed');
      });
    return () => abort.abort();
  }, [prefix, sortedIds]);
  return sortedIds === '' ? noTiles : tiles;
}

async function fetchTiles(prefix: string, ids: readonly string[], signal: AbortSignal): Promise<TileData[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, i) => i * idsPerRequest);
  const lists = await Promise.all(
    starts.map(async (start) => {
      const part = ids.slice(start, start + idsPerRequest).join(',');
      const response = await fetch(dataAddress(`/api/items?vertical=${prefix}&ids=${part}`), { signal });
      if (!response.ok) throw new Error(`/api/items answered ${response.status}`);
      return ((await response.json()) as { items: TileData[] }).items;
    }),
  );
  return lists.flat();
}
