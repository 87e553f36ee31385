import { clamp } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Inset, Orientation, Size } from '../kit/stage.ts';
import { DEPTH, WIDTH, type Point } from './grid.ts';

export interface Layout extends Size {
  readonly isWide: boolean;
  /** Top left corner of the grid, and logical units per bubble radius. */
  readonly field: { readonly x: number; readonly y: number; readonly unit: number };
  /** Space below the muzzle at low tide. */
  readonly below: number;
}

/** Returns the layout for a frame. */
export function createLayout(orientation: Orientation, frame: Size): Layout {
  if (orientation === 'landscape') {
    const unit = 20;
    return {
      isWide: true,
      width: 900,
      height: 22 + DEPTH * unit + 92,
      field: { x: (900 - WIDTH * unit) / 2, y: 22, unit },
      below: 92,
    };
  }
  const unit = 24;
  const room = (540 * (frame.height - HUD_HEIGHT - 8)) / Math.max(1, frame.width - 8);
  const least = 22 + DEPTH * unit + 118;
  const height = clamp(room, least, least + 190);
  const spare = height - least;
  return {
    isWide: false,
    width: 540,
    height,
    field: { x: (540 - WIDTH * unit) / 2, y: 22 + spare * 0.3, unit },
    below: 118 + spare * 0.7,
  };
}

/**
 * Returns the margins around the play area. In landscape, the bar uses only the corners of the frame, so the field may
 * use the full height.
 */
export const createInset = (orientation: Orientation): Inset =>
  orientation === 'landscape'
    ? { top: 2, right: 8, bottom: 2, left: 8 }
    : { top: HUD_HEIGHT, right: 4, bottom: 4, left: 4 };

/** Converts a point from grid units to logical units. */
export const toStage = ({ field }: Layout, { x, y }: Point): Point => ({
  x: field.x + x * field.unit,
  y: field.y + y * field.unit,
});

/** Converts a point from logical units to grid units. */
export const toGrid = ({ field }: Layout, { x, y }: Point): Point => ({
  x: (x - field.x) / field.unit,
  y: (y - field.y) / field.unit,
});
