import { useEffect, useState } from 'react';
import type { TileData } from '#app/ui/tile-data.ts';

/** Tiles by id; `null` while they are being fetched, "failed" when they could not be. */
export type ItemTiles = ReadonlyMap<number, TileData> | null | 'failed';

const noTiles: ReadonlyMap<number, TileData> = new Map();

/** Fetches the tiles of a list of ids, 100 at most (READINGS 34). Ids that are gone are not in the answer. */
export function useItemTiles(prefix: string, ids: readonly number[]): ItemTiles {
  const [tiles, setTiles] = useState<ItemTiles>(null);
  // Sorted, so that reordering asks for nothing new and the cache holds one answer for a set.
  const wanted = [...ids]
    .sort((a, b) => a - b)
    .slice(0, 100)
    .join(',');
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    fetch(`/api/items?vertical=${prefix}&ids=${wanted}`, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`/api/items answered ${response.status}`);
        const { items } = (await response.json()) as { items: TileData[] };
        setTiles(new Map(items.map((tile) => [tile.id, tile])));
      })
      .catch(() => {
        if (!abort.signal.aborted) setTiles('failed');
      });
    return () => abort.abort();
  }, [prefix, wanted]);
  return wanted === '' ? noTiles : tiles;
}
