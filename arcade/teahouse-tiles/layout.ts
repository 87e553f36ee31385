import { clamp } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Orientation, Rect, Size } from '../kit/stage.ts';
import type { Shape } from './slots.ts';
import { LIFT, TILE } from './tile-art.ts';

export const BUTTONS = ['hint', 'shuffle', 'undo'] as const;
export type ButtonName = (typeof BUTTONS)[number];

export interface Layout extends Size {
  /** The tray on which the tiles lie. */
  readonly tray: Rect;
  readonly kettle: Rect;
  readonly buttons: Readonly<Record<ButtonName, Rect>>;
}

/** Returns the layout for a frame. */
export function createLayout(orientation: Orientation, frame: Size): Layout {
  if (orientation === 'landscape') {
    const isRoomy = frame.width / Math.max(1, frame.height - HUD_HEIGHT) > 1.4;
    const tray = isRoomy ? 636 : 512;
    const x = tray + 18;
    const button = (row: number): Rect => ({ x, y: 208 + row * 116, width: 104, height: 108 });
    return {
      width: x + 108,
      height: 560,
      tray: { x: 4, y: 6, width: tray, height: 546 },
      kettle: { x, y: 2, width: 104, height: 192 },
      buttons: { hint: button(0), shuffle: button(1), undo: button(2) },
    };
  }
  const height = clamp((540 * (frame.height - HUD_HEIGHT - 8)) / Math.max(1, frame.width - 16), 560, 900);
  const y = height - 122;
  const button = (column: number): Rect => ({ x: 172 + column * 124, y, width: 116, height: 116 });
  return {
    width: 540,
    height,
    tray: { x: 3, y: 6, width: 534, height: y - 24 },
    kettle: { x: 4, y, width: 156, height: 116 },
    buttons: { hint: button(0), shuffle: button(1), undo: button(2) },
  };
}

export const contains = ({ x, y, width, height }: Rect, point: { x: number; y: number }): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The position and scale of a shape on the tray. */
export interface Fit {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Returns the position and the largest possible scale of a shape in the middle of the tray. */
export function fitShape({ tray }: Layout, shape: Shape): Fit {
  const width = (shape.width / 2) * TILE.width + LIFT.x * shape.layers;
  const height = (shape.height / 2) * TILE.height + LIFT.y * shape.layers;
  const scale = Math.min((tray.width - 22) / width, (tray.height - 22) / height, 1.5);
  return {
    x: tray.x + (tray.width - width * scale) / 2 + LIFT.x * (shape.layers - 1) * scale,
    y: tray.y + (tray.height - height * scale) / 2 + LIFT.y * (shape.layers - 1) * scale,
    scale,
  };
}

/** Returns the middle of the top face of a slot's tile. */
export function placeOf(fit: Fit, shape: Shape, index: number): { x: number; y: number } {
  const slot = shape.slots[index] ?? { x: 0, y: 0, z: 0 };
  return {
    x: fit.x + ((slot.x / 2 + 0.5) * TILE.width - slot.z * LIFT.x) * fit.scale,
    y: fit.y + ((slot.y / 2 + 0.5) * TILE.height - slot.z * LIFT.y) * fit.scale,
  };
}

/** Returns the slot of the uppermost tile at a point. */
export function slotAt(
  fit: Fit,
  shape: Shape,
  isThere: (slot: number) => boolean,
  point: { x: number; y: number },
): number | undefined {
  const [width, height] = [TILE.width * fit.scale, TILE.height * fit.scale];
  for (let slot = shape.slots.length - 1; slot >= 0; slot -= 1) {
    if (!isThere(slot)) continue;
    const { x, y } = placeOf(fit, shape, slot);
    if (contains({ x: x - width / 2, y: y - height / 2, width, height }, point)) return slot;
  }
  return undefined;
}
