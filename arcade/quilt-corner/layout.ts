import { clamp } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Orientation, Rect, Size } from '../kit/stage.ts';
import type { Piece } from './pieces.ts';
import { heightOf, widthOf } from './pieces.ts';
import { SIZE } from './quilt.ts';

export const CELL = 56;
export const FIELD = SIZE * CELL;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Tool = 'turn' | 'cut';

export interface Layout extends Size {
  /** Upper left corner of the quilt. */
  readonly field: Point;
  readonly tray: Rect;
  readonly isTrayUpright: boolean;
  /** The customer's note with the order's wishes. */
  readonly note: Rect;
  readonly turn: Rect;
  readonly cut: Rect;
  /** The jar of buttons. */
  readonly jar: Point;
}

/** Returns the layout for a frame. */
export function createLayout(_orientation: Orientation, frame: Size): Layout {
  const ratio = (frame.width - 16) / Math.max(1, frame.height - HUD_HEIGHT - 8);
  if (ratio > 1.45) {
    return {
      width: 960,
      height: 548,
      field: { x: 228, y: 22 },
      tray: { x: 758, y: 14, width: 196, height: 520 },
      isTrayUpright: true,
      note: { x: 6, y: 24, width: 190, height: 262 },
      turn: { x: 8, y: 404, width: 90, height: 90 },
      cut: { x: 104, y: 404, width: 90, height: 90 },
      jar: { x: 101, y: 346 },
    };
  }
  if (ratio > 0.86) {
    return {
      width: 712,
      height: 606,
      field: { x: 14, y: 88 },
      tray: { x: 536, y: 8, width: 170, height: 490 },
      isTrayUpright: true,
      note: { x: 10, y: 4, width: 408, height: 66 },
      turn: { x: 540, y: 512, width: 78, height: 82 },
      cut: { x: 626, y: 512, width: 78, height: 82 },
      jar: { x: 468, y: 37 },
    };
  }
  const height = clamp(548 / ratio, 838, 1010);
  const spare = height - 838;
  return {
    width: 548,
    height,
    field: { x: 22, y: 100 + spare * 0.35 },
    tray: { x: 8, y: 622 + spare * 0.55, width: 532, height: 122 },
    isTrayUpright: false,
    note: { x: 10, y: 4 + spare * 0.2, width: 412, height: 76 },
    turn: { x: 136, y: 756 + spare * 0.75, width: 132, height: 76 },
    cut: { x: 280, y: 756 + spare * 0.75, width: 132, height: 76 },
    jar: { x: 482, y: 42 + spare * 0.2 },
  };
}

/** Returns the middle of a square of the quilt. */
export const centreOf = ({ field }: Layout, cell: number): Point => ({
  x: field.x + ((cell % SIZE) + 0.5) * CELL,
  y: field.y + (Math.floor(cell / SIZE) + 0.5) * CELL,
});

/** Returns the area of a slot of a tray with `count` slots. */
export function slotRect({ tray, isTrayUpright }: Layout, slot: number, count: number): Rect {
  const share = (isTrayUpright ? tray.height : tray.width) / Math.max(3, count);
  return isTrayUpright
    ? { x: tray.x, y: tray.y + slot * share, width: tray.width, height: share }
    : { x: tray.x + slot * share, y: tray.y, width: share, height: tray.height };
}

/** Returns the scale at which a piece lies in its slot. */
export function trayScale(piece: Piece, { width, height }: Rect): number {
  const room = Math.min((width - 22) / widthOf(piece.squares), (height - 20) / heightOf(piece.squares));
  return Math.min(0.66, room / CELL);
}

export const isInside = ({ x, y, width, height }: Rect, point: Point, grown = 0): boolean =>
  point.x >= x - grown &&
  point.y >= y - grown &&
  point.x <= x + width + grown &&
  point.y <= y + height + grown;
