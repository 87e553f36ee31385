import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Rect, Size } from '../kit/stage.ts';
import { hasTwoCrops, type Field } from './puzzle.ts';

const SHORT = 560;
/** Space for one count as a fraction of a square. */
const COUNT = 0.64;
const BUTTON = 66;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Tool = 1 | 2 | 3;

export interface Layout {
  readonly cell: number;
  /** Top left corner of the soil. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Room for the counts beside and above the soil. */
  readonly side: number;
  readonly head: number;
  readonly tools: readonly {
    readonly tool: Tool;
    readonly x: number;
    readonly y: number;
    readonly size: number;
  }[];
  readonly fence: Rect;
  /** Position of the sheet with advice. */
  readonly note: Rect;
}

/** Returns the logical play area for a frame: everything below the bar. Its shorter side has the length `SHORT`. */
export function areaOf(frame: Size): Size {
  const [width, height] = [Math.max(1, frame.width - 16), Math.max(1, frame.height - HUD_HEIGHT - 8)];
  const unit = SHORT / Math.min(width, height);
  return { width: width * unit, height: height * unit };
}

/**
 * Returns the layout of counts and soil, with tools and fence beside them in wide frames and below them in tall ones.
 */
export function createLayout({ picture, clues }: Field, area: Size): Layout {
  const { columns, rows } = picture;
  const longest = (from: number, to: number): number =>
    Math.max(1, ...clues.slice(from, to).map(({ length }) => length));
  const sideCells = longest(0, rows) * COUNT + 0.35;
  const headCells = longest(rows, rows + columns) * COUNT + 0.35;
  const isWide = area.width > area.height * 1.12;
  const bar = isWide ? { width: Math.min(176, area.width * 0.17), height: 0 } : { width: 0, height: 104 };
  const cell = Math.min(
    84,
    (area.width - bar.width - 24) / (columns + sideCells + 0.3),
    (area.height - bar.height - 20) / (rows + headCells + 0.3),
  );
  const [side, head] = [sideCells * cell, headCells * cell];
  const [wide, tall] = [side + columns * cell, head + rows * cell];
  const left = (area.width - bar.width - wide) / 2 + side;
  const top = (area.height - bar.height - tall) / 2 + head;
  const tools: readonly Tool[] = hasTwoCrops(picture) ? [1, 2, 3] : [1, 3];
  if (isWide) {
    const x = Math.min(area.width - bar.width / 2, left + columns * cell + 24 + bar.width / 2);
    const first = area.height / 2 - 30 - ((tools.length - 1) * (BUTTON + 16)) / 2;
    return {
      cell,
      left,
      top,
      columns,
      rows,
      side,
      head,
      tools: tools.map((tool, index) => ({ tool, x, y: first + index * (BUTTON + 16), size: BUTTON })),
      fence: {
        x: x - bar.width / 2 + 12,
        y: first + tools.length * (BUTTON + 16) + 4,
        width: bar.width - 24,
        height: 60,
      },
      note: {
        x: x - bar.width / 2 + 4,
        y: 10,
        width: bar.width - 8,
        height: Math.max(64, first - BUTTON / 2 - 34),
      },
    };
  }
  const y = area.height - bar.height / 2;
  const end = 30 + tools.length * (BUTTON + 14);
  return {
    cell,
    left,
    top,
    columns,
    rows,
    side,
    head,
    tools: tools.map((tool, index) => ({
      tool,
      x: 24 + BUTTON / 2 + index * (BUTTON + 14),
      y,
      size: BUTTON,
    })),
    fence: { x: end, y: y - 26, width: area.width - end - 20, height: 60 },
    note: { x: 24, y: area.height - bar.height - 42, width: area.width - 48, height: 40 },
  };
}

export const spotOf = ({ left, top, cell, columns }: Layout, index: number): Point => ({
  x: left + ((index % columns) + 0.5) * cell,
  y: top + (Math.floor(index / columns) + 0.5) * cell,
});

/** Returns the square under a point, or -1. */
export function cellAt({ left, top, cell, columns, rows }: Layout, point: Point): number {
  const x = Math.floor((point.x - left) / cell);
  const y = Math.floor((point.y - top) / cell);
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
}

/** Returns the squares of a straight run from one square towards a point, along its row or its column. */
export function runTo(layout: Layout, from: number, point: Point, isRow: boolean): number[] {
  const { left, top, cell, columns, rows } = layout;
  const [startX, startY] = [from % columns, Math.floor(from / columns)];
  const start = isRow ? startX : startY;
  const goal = Math.floor(isRow ? (point.x - left) / cell : (point.y - top) / cell);
  const end = Math.min((isRow ? columns : rows) - 1, Math.max(0, goal));
  const step = Math.sign(end - start);
  return Array.from({ length: Math.abs(end - start) + 1 }, (_, index) => {
    const at = start + index * step;
    return isRow ? startY * columns + at : at * columns + startX;
  });
}

export function toolAt({ tools }: Layout, point: Point): Tool | 0 {
  const hit = tools.find(
    ({ x, y, size }) => Math.abs(point.x - x) <= size / 2 + 5 && Math.abs(point.y - y) <= size / 2 + 5,
  );
  return hit?.tool ?? 0;
}
