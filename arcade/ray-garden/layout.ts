import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Size } from '../kit/stage.ts';
import type { Garden, Heading } from './garden.ts';

const SHORT = 560;
const FOOT = 66;

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
  /** Size of a tile in logical units. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  /** Number of visible tiles across and down. */
  readonly across: number;
  readonly down: number;
  /** Whether x and y of the bed are exchanged, so that its longer side is vertical in tall frames. */
  readonly isTurned: boolean;
  readonly foot: { readonly x: number; readonly y: number; readonly width: number };
}

export function createLayout({ columns, rows }: Garden, area: Size): Layout {
  const isTurned = area.height > area.width;
  const [across, down] = isTurned ? [rows, columns] : [columns, rows];
  const cell = Math.min(84, area.width / (across + 1.7), (area.height - FOOT) / (down + 1.7));
  const foot = Math.min(area.width - 20, 520);
  return {
    cell,
    across,
    down,
    isTurned,
    left: (area.width - across * cell) / 2,
    top: (area.height - FOOT - down * cell) / 2,
    foot: { x: (area.width - foot) / 2, y: area.height - FOOT + 14, width: foot },
  };
}

/** Returns the middle of a tile, even if it is outside the bed. */
export const spotOf = ({ cell, left, top, isTurned }: Layout, x: number, y: number): Point =>
  isTurned
    ? { x: left + (y + 0.5) * cell, y: top + (x + 0.5) * cell }
    : { x: left + (x + 0.5) * cell, y: top + (y + 0.5) * cell };

export const spotOfCell = (layout: Layout, { columns }: Garden, cell: number): Point =>
  spotOf(layout, cell % columns, Math.floor(cell / columns));

export const seenHeading = ({ isTurned }: Layout, [dx, dy]: Heading): Heading =>
  isTurned ? [dy, dx] : [dx, dy];

/** Returns the tile under a point, or -1. */
export function cellAt(layout: Layout, { columns, rows }: Garden, point: Point): number {
  const across = Math.floor((point.x - layout.left) / layout.cell);
  const down = Math.floor((point.y - layout.top) / layout.cell);
  const [x, y] = layout.isTurned ? [down, across] : [across, down];
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
}
