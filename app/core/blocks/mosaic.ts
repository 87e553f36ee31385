/** Columns of the mosaic at each width band, as in app.css. */
export const mosaicBands = ['phone', 'tablet', 'laptop', 'desktop', 'wide'] as const;
const columns = { phone: 3, tablet: 6, laptop: 8, desktop: 10, wide: 12 } as const;

/** Edge length of a tile in cells; 3 is three by one on a phone. */
export interface MosaicSize {
  span?: 2 | 3;
  /** Width bands in which the tile is left out so that the last row is full. */
  hidden?: readonly (typeof mosaicBands)[number][];
}

const spans: ReadonlyMap<number, 2 | 3> = new Map([
  [0, 3],
  [3, 2],
  [9, 2],
]);

/**
 * Sizes of `count` tiles so that dense placement leaves no hole at any width: one of three, two of two, the rest
 * of one cell, and at each width the last tiles left out that would begin a row they cannot fill.
 */
export function planMosaic(count: number): MosaicSize[] {
  const hidden = new Map<number, (typeof mosaicBands)[number][]>();
  for (const band of mosaicBands) {
    for (let index = shownTiles(count, band); index < count; index++) {
      hidden.set(index, [...(hidden.get(index) ?? []), band]);
    }
  }
  return Array.from({ length: count }, (_, index) => {
    const span = spans.get(index);
    const bands = hidden.get(index);
    return { ...(span && { span }), ...(bands && { hidden: bands }) };
  });
}

function shownTiles(count: number, band: (typeof mosaicBands)[number]): number {
  let shown = count;
  while (shown > smallestWall && cellsOf(shown, band) % columns[band] !== 0) shown--;
  return cellsOf(shown, band) % columns[band] === 0 ? shown : count;
}

/** Below this many tiles a full last row matters less than showing them all. */
const smallestWall = 16;

function cellsOf(count: number, band: (typeof mosaicBands)[number]): number {
  let cells = 0;
  for (let index = 0; index < count; index++) {
    const span = spans.get(index) ?? 1;
    cells += span === 3 && band === 'phone' ? 3 : span * span;
  }
  return cells;
}
