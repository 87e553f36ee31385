import { clamp } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Rect, Size } from '../kit/stage.ts';
import type { Reef, Side } from './reef.ts';

const SHORT = 560;
const GAP = 12;

export interface Point {
  x: number;
  y: number;
}

/** Returns the logical play area for a frame: everything below the bar. Its shorter side has the length `SHORT`. */
export function areaOf(frame: Size): Size {
  const [width, height] = [Math.max(1, frame.width - 16), Math.max(1, frame.height - HUD_HEIGHT - 8)];
  const unit = SHORT / Math.min(width, height);
  return { width: width * unit, height: height * unit };
}

export interface Layout {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly plates: Readonly<Record<Side, Rect>>;
  /** The position of the list of moves. `null` if there is no space. */
  readonly history: Rect | null;
  readonly isHistoryRow: boolean;
  readonly middle: Point;
}

const boardIn = ({ columns, rows }: Reef, room: Rect): Pick<Layout, 'cell' | 'left' | 'top' | 'middle'> => {
  const cell = Math.min(88, room.width / (columns + 0.9), room.height / (rows + 0.9));
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return { cell, middle, left: middle.x - (columns * cell) / 2, top: middle.y - (rows * cell) / 2 };
};

/** Returns a layout with the board on the left, and scores and moves on the right. */
function wideLayout(reef: Reef, { width, height }: Size): Layout {
  const panel = clamp(width - height - GAP, 100, 250);
  const field = Math.min(width - panel - GAP, height + 20);
  const left = (width - panel - field - GAP) / 2;
  const x = left + field + GAP;
  const isNarrow = panel < 170;
  const plate = isNarrow ? 150 : 88;
  const top = isNarrow ? (height - plate * 2 - GAP) / 2 : 14;
  const history = {
    x,
    y: top + (plate + GAP) * 2,
    width: panel,
    height: height - top - (plate + GAP) * 2 - 14,
  };
  return {
    ...boardIn(reef, { x: left, y: 0, width: field, height }),
    plates: {
      [-1]: { x, y: top, width: panel, height: plate },
      1: { x, y: top + plate + GAP, width: panel, height: plate },
    },
    history: isNarrow ? null : history,
    isHistoryRow: false,
  };
}

/** Returns a layout with scores above the board and moves below it. */
function tallLayout(reef: Reef, { width, height }: Size): Layout {
  const plate = 78;
  const row = 58;
  const field = Math.min(width, height - plate - row - GAP * 2);
  const y = (height - field - plate - row - GAP * 2) / 2;
  const half = (width - GAP) / 2;
  return {
    ...boardIn(reef, { x: 0, y: y + plate + GAP, width, height: field }),
    plates: {
      1: { x: 0, y, width: half, height: plate },
      [-1]: { x: half + GAP, y, width: half, height: plate },
    },
    history: { x: 0, y: y + plate + field + GAP * 2, width, height: row },
    isHistoryRow: true,
  };
}

export const createLayout = (reef: Reef, area: Size): Layout =>
  area.width > area.height * 1.12 ? wideLayout(reef, area) : tallLayout(reef, area);

/** Returns the middle of a square. */
export const spotOf = ({ left, top, cell: size }: Layout, { columns }: Reef, cell: number): Point => ({
  x: left + ((cell % columns) + 0.5) * size,
  y: top + (Math.floor(cell / columns) + 0.5) * size,
});

/** Returns the square under a point, or -1. */
export function cellAt({ left, top, cell }: Layout, { columns, rows }: Reef, point: Point): number {
  const x = Math.floor((point.x - left) / cell);
  const y = Math.floor((point.y - top) / cell);
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
}
