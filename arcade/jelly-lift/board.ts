export const COLS = 6;
/** Rows of the shaft; row 0 is the floor. */
export const ROWS = 12;
/** Rows in memory. They include some above the shaft, because a pair may extend above the top while it falls. */
export const TALL = 15;
export const GROUP_AT = 4;
/** The column in which pairs arrive. */
export const DOOR = 2;

export type Kind = 'jelly' | 'gum' | 'ice' | 'parcel';

export interface Cell {
  /** The identity of the cell. It stays the same when the cell falls. */
  readonly id: number;
  readonly kind: Kind;
  readonly colour: number;
}
export type Board = readonly (Cell | null)[];

export const emptyBoard = (): (Cell | null)[] => Array.from({ length: COLS * TALL }, () => null);
export const indexOf = (col: number, row: number): number => row * COLS + col;
export const colOf = (index: number): number => index % COLS;
export const rowOf = (index: number): number => Math.floor(index / COLS);

export const isFree = (board: Board, col: number, row: number): boolean =>
  col >= 0 && col < COLS && row >= 0 && (row >= TALL || !board[indexOf(col, row)]);

export const heightOf = (board: Board, col: number): number => {
  for (let row = TALL - 1; row >= 0; row -= 1) if (board[indexOf(col, row)]) return row + 1;
  return 0;
};

/** Returns the indexes of the adjacent cells in the shaft, up to four. */
export function neighbours(index: number): number[] {
  const [col, row] = [colOf(index), rowOf(index)];
  const found: number[] = [];
  if (col > 0) found.push(index - 1);
  if (col < COLS - 1) found.push(index + 1);
  if (row > 0) found.push(index - COLS);
  if (row < ROWS - 1) found.push(index + COLS);
  return found;
}

export const isJelly = (cell: Cell | null | undefined, colour?: number): cell is Cell =>
  cell?.kind === 'jelly' && (colour === undefined || cell.colour === colour);

/** Returns the group of a jelly: itself and all jellies of its colour that are connected to it. */
export function groupOf(board: Board, start: number): number[] {
  const cell = board[start];
  if (!isJelly(cell)) return [];
  const group = [start];
  const seen = new Set(group);
  for (const index of group)
    for (const next of neighbours(index))
      if (!seen.has(next) && isJelly(board[next], cell.colour)) {
        seen.add(next);
        group.push(next);
      }
  return group;
}

/** Returns all groups in the shaft, including those too small to melt. */
export function groupsOf(board: Board): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let index = 0; index < COLS * ROWS; index += 1) {
    if (seen.has(index) || !isJelly(board[index])) continue;
    const group = groupOf(board, index);
    for (const member of group) seen.add(member);
    groups.push(group);
  }
  return groups;
}

/** Returns the indexes of the jellies that melt now. */
export const ripe = (board: Board): number[] =>
  groupsOf(board)
    .filter((group) => group.length >= GROUP_AT)
    .flat();

/** Lets everything fall. `depth` is the longest fall in rows. Cells that remain above the shaft are lost. */
export function settle(board: Board): { board: (Cell | null)[]; depth: number } {
  const settled = emptyBoard();
  let depth = 0;
  for (let col = 0; col < COLS; col += 1) {
    let floor = 0;
    for (let row = 0; row < TALL; row += 1) {
      const cell = board[indexOf(col, row)];
      if (!cell) continue;
      depth = Math.max(depth, row - floor);
      if (floor < ROWS) settled[indexOf(col, floor)] = cell;
      floor += 1;
    }
  }
  return { board: settled, depth };
}

export interface Melt {
  readonly board: Board;
  /** The jellies that melted. */
  readonly melted: readonly number[];
  /** The gum that disappeared because a neighbour melted. */
  readonly gum: readonly number[];
  /** The ice that broke and became jelly. */
  readonly cracked: readonly number[];
}

/** Melts the jellies at these indexes. Adjacent gum disappears, and adjacent ice breaks. */
export function melt(board: Board, places: readonly number[]): Melt {
  const next = [...board];
  const melted = places.filter((index) => isJelly(board[index]));
  const touched = new Set([...places, ...places.flatMap(neighbours)]);
  const gum = [...touched].filter((index) => board[index]?.kind === 'gum');
  const cracked = [...touched].filter((index) => board[index]?.kind === 'ice');
  for (const index of [...melted, ...gum]) next[index] = null;
  for (const index of cracked) {
    const cell = board[index];
    if (cell) next[index] = { ...cell, kind: 'jelly' };
  }
  return { board: next, melted, gum, cracked };
}

/** Returns the parcels on the floor, which slide out. */
export const delivered = (board: Board): number[] =>
  Array.from({ length: COLS }, (_, col) => col).filter((col) => board[col]?.kind === 'parcel');

export const count = (board: Board, kind: Kind): number =>
  board.reduce((sum, cell) => sum + (cell?.kind === kind ? 1 : 0), 0);

/** Returns the jellies that gum can creep over next. */
export const reachOfGum = (board: Board): number[] => [
  ...new Set(
    board.flatMap((cell, index) =>
      cell?.kind === 'gum' ? neighbours(index).filter((next) => isJelly(board[next])) : [],
    ),
  ),
];
