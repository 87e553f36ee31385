import { clamp } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Orientation, Size } from '../kit/stage.ts';

/** Height of the world from the lowest leaves to the river's bed. */
export const WORLD_HEIGHT = 560;

export interface Layout extends Size {
  /** Logical y of the world's top. */
  readonly top: number;
  /** Horizontal position at which the sloth stays in the view. */
  readonly lead: number;
}

/** Returns the layout for a frame. */
export function createLayout(orientation: Orientation, frame: Size): Layout {
  const room = { width: Math.max(1, frame.width - 16), height: Math.max(1, frame.height - HUD_HEIGHT - 8) };
  if (orientation === 'landscape') {
    const width = clamp((WORLD_HEIGHT * room.width) / room.height, 560, 980);
    return { width, height: WORLD_HEIGHT, top: 0, lead: width * 0.27 };
  }
  const width = 550;
  const height = clamp((width * room.height) / room.width, WORLD_HEIGHT, 1010);
  return { width, height, top: (height - WORLD_HEIGHT) * 0.6, lead: width * 0.2 };
}
