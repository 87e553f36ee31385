/** Size of the rooftop in tiles, each one unit wide. The rooftop crumbles from the outside in. */
export const COLUMNS = 11;
export const ROWS = 7;

export interface Tile {
  column: number;
  row: number;
  /** Seconds until the tile drops. `Infinity` while it is stable, 0 after it has dropped. */
  life: number;
}

export interface Chimney {
  x: number;
  y: number;
}

export interface Roof {
  name: string;
  tiles: Tile[];
  chimneys: Chimney[];
}

export const CHIMNEY_RADIUS = 0.42;
/** Seconds a tile shakes before it drops. */
export const WARNING = 1.8;

const PLANS: readonly { name: string; rows: readonly string[] }[] = [
  {
    name: 'Flat Top',
    rows: [
      '###########',
      '###########',
      '###########',
      '###########',
      '###########',
      '###########',
      '###########',
    ],
  },
  {
    name: 'Two Chimneys',
    rows: [
      '.#########.',
      '###########',
      '###########',
      '###o###o###',
      '###########',
      '###########',
      '.#########.',
    ],
  },
  {
    name: 'Skylight',
    rows: [
      '###########',
      '###########',
      '####...####',
      '####...####',
      '####...####',
      '###########',
      '###########',
    ],
  },
  {
    name: 'Crossroads',
    rows: [
      '..#######..',
      '.#########.',
      '###########',
      '#####o#####',
      '###########',
      '.#########.',
      '..#######..',
    ],
  },
  {
    name: 'Water Tanks',
    rows: [
      '###########',
      '##o#####o##',
      '#####.#####',
      '####...####',
      '#####.#####',
      '##o#####o##',
      '###########',
    ],
  },
];

export const ROOF_COUNT = PLANS.length;

/** Creates the roof of a round, counted from 1. After the last roof, the roofs repeat. */
export function createRoof(round: number): Roof {
  const plan = PLANS[(Math.max(1, round) - 1) % PLANS.length] ?? PLANS[0];
  const roof: Roof = { name: plan?.name ?? '', tiles: [], chimneys: [] };
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const mark = plan?.rows[row]?.[column] ?? '#';
      roof.tiles.push({ column, row, life: mark === '.' ? 0 : Infinity });
      if (mark === 'o') roof.chimneys.push({ x: column + 0.5, y: row + 0.5 });
    }
  }
  return roof;
}

/** Returns the distance of a tile from the rim: 0 on the rim, 3 in the middle row. */
export const ringOf = (tile: { column: number; row: number }): number =>
  Math.min(tile.column, tile.row, COLUMNS - 1 - tile.column, ROWS - 1 - tile.row);

/**
 * Seconds from the start of the round until the first tiles of each ring may shake. The last ring is the rest of the
 * roof.
 */
export const RING_TIMES: readonly number[] = [9, 19, 29, 39];

/** Plans when every tile drops: seconds from the start of the round, by tile index. */
export function planCrumble(tiles: readonly Tile[], random: () => number): number[] {
  return tiles.map((tile) => {
    const ring = ringOf(tile);
    const start = RING_TIMES[ring] ?? 39;
    const middle = 1 - Math.abs(tile.column - (COLUMNS - 1) / 2) / COLUMNS;
    return start + WARNING + random() * 3.5 + (ring === 3 ? middle * 6 : 0);
  });
}

/** Returns the tile under a point, or undefined beyond the grid. */
export function tileAt(tiles: readonly Tile[], x: number, y: number): Tile | undefined {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return undefined;
  return tiles[row * COLUMNS + column];
}

/** Returns whether there is floor under a point. */
export const hasFloor = (tiles: readonly Tile[], x: number, y: number): boolean =>
  (tileAt(tiles, x, y)?.life ?? 0) > 0;

/** Returns the distance from a point along a direction until the floor ends, at most `limit`. */
export function floorAhead(
  tiles: readonly Tile[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  limit: number,
): number {
  for (let way = 0.25; way < limit; way += 0.25) {
    const tile = tileAt(tiles, x + dx * way, y + dy * way);
    if (tile === undefined || tile.life < 0.8) return way;
  }
  return limit;
}

/**
 * Returns the middle of the safest tile. Tiles are safer if they are far from the rim, last long and are near the
 * point.
 */
export function safestPoint(tiles: readonly Tile[], x: number, y: number): { x: number; y: number } {
  let best = { x: COLUMNS / 2, y: ROWS / 2 };
  let bestValue = -Infinity;
  for (const tile of tiles) {
    if (tile.life <= 0) continue;
    const away = Math.hypot(tile.column + 0.5 - x, tile.row + 0.5 - y);
    let neighbours = 0;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = tileAt(tiles, tile.column + 0.5 + dx, tile.row + 0.5 + dy);
      if (next !== undefined && next.life > 2) neighbours++;
    }
    const value = ringOf(tile) * 1.2 + neighbours - away * 0.55 + (tile.life === Infinity ? 3 : tile.life);
    if (value > bestValue) {
      bestValue = value;
      best = { x: tile.column + 0.5, y: tile.row + 0.5 };
    }
  }
  return best;
}
