import { clamp } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Orientation, Rect, Size } from '../kit/stage.ts';
import { SIZE, type Piece } from './orchard.ts';

/** Side of a field cell, in logical units. */
export const CELL = 60;
export const FIELD = CELL * SIZE;

export interface Layout extends Size {
  readonly isWide: boolean;
  readonly field: { readonly x: number; readonly y: number };
  readonly tray: readonly Rect[];
  readonly compost: Rect;
  readonly goals: Rect;
}

function wide(): Layout {
  const x = 218;
  return {
    isWide: true,
    width: 976,
    height: 572,
    field: { x, y: 12 },
    tray: [0, 1, 2].map((slot) => ({ x: x + FIELD + 18, y: 2 + slot * 188, width: 200, height: 180 })),
    compost: { x: 0, y: 412, width: 200, height: 146 },
    goals: { x: 0, y: 2, width: 200, height: 398 },
  };
}

function tall(frame: Size): Layout {
  const room = (FIELD * (frame.height - HUD_HEIGHT - 8)) / Math.max(1, frame.width - 16);
  const height = clamp(room, 834, 1010);
  const gap = (height - 834) / 4;
  const y = 92 + gap;
  const below = y + FIELD + 24 + gap * 1.5;
  return {
    isWide: false,
    width: FIELD,
    height,
    field: { x: 0, y },
    tray: [0, 1, 2].map((slot) => ({ x: slot * 138, y: below, width: 130, height: 164 })),
    compost: { x: 418, y: below, width: 122, height: 164 },
    goals: { x: 0, y: gap * 0.4, width: FIELD, height: 78 },
  };
}

/** Returns the layout for a frame. */
export const createLayout = (orientation: Orientation, frame: Size): Layout =>
  orientation === 'landscape' ? wide() : tall(frame);

export const isInside = (rect: Rect, x: number, y: number): boolean =>
  x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;

/** Returns the middle of a field cell. */
export function cellCentre(layout: Layout, index: number): { x: number; y: number } {
  return {
    x: layout.field.x + ((index % SIZE) + 0.5) * CELL,
    y: layout.field.y + (Math.floor(index / SIZE) + 0.5) * CELL,
  };
}

/** Returns the centre of a piece whose top left cell is at a position. */
export function pieceCentre(
  layout: Layout,
  piece: Piece,
  row: number,
  column: number,
): { x: number; y: number } {
  return {
    x: layout.field.x + (column + piece.shape.width / 2) * CELL,
    y: layout.field.y + (row + piece.shape.height / 2) * CELL,
  };
}

/** Returns the scale of a piece in its tray slot. */
export function trayScale(slot: Rect, piece: Piece): number {
  const longest = Math.max(piece.shape.width, piece.shape.height, 3);
  return Math.min((slot.width - 18) / (longest * CELL), (slot.height - 18) / (longest * CELL), 0.72);
}
