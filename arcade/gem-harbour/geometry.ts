import { clamp } from '../kit/ease.ts';
import type { Orientation, Rect, Size } from '../kit/stage.ts';
import { CELL } from './gem-art.ts';
import { SIZE, cellAt } from './rules.ts';
import type { Scene } from './scenery.ts';

export const BOARD = SIZE * CELL;
const PANEL = 352;

/**
 * Returns the margins between the frame and the play area in pixels. In landscape, the board may use the full height
 * beside the buttons.
 */
export const insetFor = (
  orientation: Orientation,
): { top: number; right: number; bottom: number; left: number } =>
  orientation === 'portrait'
    ? { top: 60, right: 4, bottom: 6, left: 4 }
    : { top: 8, right: 106, bottom: 8, left: 8 };

/** Returns the size of the play area. The boats are above the board in portrait, and beside it in landscape. */
export function layoutFor(orientation: Orientation, frame: Size): Size {
  if (orientation === 'landscape') return { width: PANEL + BOARD + 8, height: BOARD + 12 };
  return {
    width: BOARD,
    height: clamp((BOARD * (frame.height - 66)) / Math.max(1, frame.width - 8), 980, 1330),
  };
}

export interface Geometry {
  boardX: number;
  boardY: number;
  scene: Scene;
  boats: { x: number; y: number; scale: number }[];
}

/** Places board, scene and boats for one frame. */
export function placeAll(size: Size, orientation: Orientation, visible: Rect, boats: number): Geometry {
  if (orientation === 'landscape') {
    const horizon = 262;
    const gap = boats > 2 ? 178 : 216;
    const first = 560 - ((boats - 1) * gap) / 2 + (boats > 2 ? 42 : 20);
    return {
      boardX: PANEL,
      boardY: 6,
      scene: {
        visible,
        horizon,
        lighthouse: { x: visible.x + visible.width - 104, y: horizon + 118, size: 1.2 },
      },
      boats: Array.from({ length: boats }, (_, index) => ({
        x: PANEL / 2 - 12,
        y: first + index * gap,
        scale: boats > 2 ? 1.08 : 1.25,
      })),
    };
  }
  const boardY = size.height - BOARD - 6;
  const horizon = Math.max(10, boardY - 250);
  const scale = clamp(boardY / 330, 0.62, 1.25) * (boats > 2 ? 0.94 : 1);
  return {
    boardX: 0,
    boardY,
    scene: {
      visible,
      horizon,
      lighthouse: { x: BOARD - 96, y: horizon + 16, size: clamp(boardY / 460, 0.5, 0.95) },
    },
    boats: Array.from({ length: boats }, (_, index) => ({
      x: (BOARD * (index + 0.5)) / boats + (boats === 1 ? -90 : 0),
      y: boardY - 60,
      scale,
    })),
  };
}

/**
 * Returns the positions of the boats on the title screen, away from the lettering and the cards. Returns no positions
 * for a frame without enough room.
 */
export function titleBoats({ scene: { visible, horizon } }: Geometry, frame: Size): Geometry['boats'] {
  if (frame.width < frame.height * 1.3 || frame.height < 500) return [];
  const right = visible.x + visible.width;
  return [
    { x: visible.x + 190, y: horizon + 300, scale: 1.3 },
    { x: right - 175, y: horizon + 390, scale: 1.15 },
  ];
}

/** Returns the cell under a logical point, if any. */
export function cellAtPoint({ boardX, boardY }: Geometry, x: number, y: number): number | undefined {
  const column = Math.floor((x - boardX) / CELL);
  const row = Math.floor((y - boardY) / CELL);
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? cellAt(row, column) : undefined;
}
