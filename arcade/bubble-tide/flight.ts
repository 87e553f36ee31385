import {
  COLUMNS,
  DEPTH,
  ROW_HEIGHT,
  WIDTH,
  centreOf,
  isPlace,
  neighbours,
  type Board,
  type Point,
} from './grid.ts';

/** The largest aim to either side. An aim is an angle in radians from straight up, positive to the right. */
export const AIM_LIMIT = 1.4;
const STEP = 0.12;
/** The distance at which two bubbles touch. It is less than 2, so that a shot can pass narrow gaps. */
const TOUCH = 1.78;

export interface Flight {
  /** The start, every bounce, and the position at which the bubble stops. */
  readonly path: readonly Point[];
  /** The cell in which it comes to rest. */
  readonly cell: number;
}

/** Returns the muzzle of the boat. */
export const muzzle = (tide: number): Point => ({ x: WIDTH / 2, y: DEPTH - tide * ROW_HEIGHT });

/** Limits an aim to the range of the boat. */
export const clampAim = (aim: number): number => Math.max(-AIM_LIMIT, Math.min(AIM_LIMIT, aim));

/** Returns the cells around a point: three rows of three. */
function nearCells({ x, y }: Point, sink: number): number[] {
  const middle = Math.round((y - 1) / ROW_HEIGHT - sink);
  const cells: number[] = [];
  for (let row = middle - 1; row <= middle + 1; row++) {
    const centre = Math.round((x - 1 - (Math.abs(row) % 2)) / 2);
    for (let column = centre - 1; column <= centre + 1; column++) {
      if (isPlace(row, column)) cells.push(row * COLUMNS + column);
    }
  }
  return cells;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function isTouching(board: Board, point: Point, sink: number): boolean {
  for (const index of nearCells(point, sink)) {
    if (board[index] !== null && distance(centreOf(index, sink), point) < TOUCH) return true;
  }
  return false;
}

/**
 * Returns the cell in which a bubble that stopped at a point comes to rest: the nearest free cell that touches another
 * bubble or the ceiling.
 */
function snap(board: Board, point: Point, sink: number): number {
  const isFree = (index: number): boolean => board[index] === null;
  const isHeld = (index: number): boolean =>
    index < COLUMNS || neighbours(index).some((next) => board[next] !== null);
  const near = nearCells(point, sink);
  const wide = [...new Set([...near, ...near.flatMap((index) => neighbours(index))])];
  const open = wide.filter((index) => isFree(index) && isHeld(index));
  const pool = open.length > 0 ? open : board.flatMap((_, i) => (isFree(i) && isHeld(i) ? [i] : []));
  return pool.reduce(
    (best, index) =>
      distance(centreOf(index, sink), point) < distance(centreOf(best, sink), point) ? index : best,
    pool[0] ?? 0,
  );
}

/** Returns the path of a shot. It bounces off the side walls until it touches a bubble or the ceiling. */
export function trace(board: Board, sink: number, tide: number, aim: number): Flight {
  const ceiling = 1 + sink * ROW_HEIGHT;
  const angle = clampAim(aim);
  let { x, y } = muzzle(tide);
  let dx = Math.sin(angle) * STEP;
  const dy = -Math.cos(angle) * STEP;
  const path: Point[] = [{ x, y }];
  while (y > ceiling && !isTouching(board, { x, y }, sink)) {
    x += dx;
    y += dy;
    const over = x < 1 ? 1 - x : x > WIDTH - 1 ? WIDTH - 1 - x : 0;
    if (over !== 0) {
      path.push({ x: x + over, y });
      x += over * 2;
      dx = -dx;
    }
  }
  const cell = snap(board, { x, y }, sink);
  path.push({ x, y: Math.max(y, ceiling) });
  return { path, cell };
}
