import { clamp } from '../kit/ease.ts';
import type { Inset, Orientation, Size } from '../kit/stage.ts';
import { CELL } from './car-art.ts';
import { EXIT_ROW, SIZE } from './rules.ts';
import { LOT } from './scenery.ts';

const PANEL = 318;

/** Returns the frame pixels that stay free. In landscape the buttons are to the right of the lot. */
export const insetFor = (orientation: Orientation): Inset =>
  orientation === 'portrait'
    ? { top: 60, right: 2, bottom: 6, left: 2 }
    : { top: 8, right: 208, bottom: 8, left: 8 };

/** Returns the size of the play area. Fuel and signs are below the lot in portrait and beside it in landscape. */
export function layoutFor(orientation: Orientation, frame: Size): Size {
  if (orientation === 'landscape') return { width: PANEL + LOT + 60, height: LOT + 76 };
  return {
    width: LOT + 88,
    height: clamp(((LOT + 88) * (frame.height - 66)) / Math.max(1, frame.width - 4), 860, 1130),
  };
}

export interface Geometry {
  x: number;
  y: number;
  /** Position and width of the panel with fuel, stars and signs. */
  panel: { x: number; y: number; width: number };
}

/** Places the lot and the panel. */
export function placeAll(size: Size, orientation: Orientation, frame: Size): Geometry {
  if (orientation === 'landscape') {
    return { x: PANEL, y: 38, panel: { x: 4, y: frame.height < 450 ? 130 : 96, width: PANEL - 58 } };
  }
  const spare = Math.max(0, size.height - 860);
  return {
    x: 34,
    y: 46 + spare * 0.22,
    panel: { x: 12, y: 46 + LOT + 62 + spare * 0.42, width: size.width - 24 },
  };
}

/** Returns the logical rectangle of a vehicle whose first cell is at `place` on its lane. */
export function boxOf(
  geometry: Geometry,
  vehicle: { horizontal: boolean; lane: number; length: number },
  place: number,
): { x: number; y: number; width: number; height: number } {
  const along = place * CELL;
  const across = vehicle.lane * CELL;
  return {
    x: geometry.x + (vehicle.horizontal ? along : across),
    y: geometry.y + (vehicle.horizontal ? across : along),
    width: vehicle.horizontal ? vehicle.length * CELL : CELL,
    height: vehicle.horizontal ? CELL : vehicle.length * CELL,
  };
}

/** Returns the cell under a logical point, if any. */
export function cellAtPoint(geometry: Geometry, x: number, y: number): number | undefined {
  const column = Math.floor((x - geometry.x) / CELL);
  const row = Math.floor((y - geometry.y) / CELL);
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : undefined;
}

/** Returns the middle of the exit. */
export const exitPoint = (geometry: Geometry): { x: number; y: number } => ({
  x: geometry.x + LOT + 10,
  y: geometry.y + (EXIT_ROW + 0.5) * CELL,
});
