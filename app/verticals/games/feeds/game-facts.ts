import type { Device, GameExt } from '../vertical.ts';

type Orientation = GameExt['orientation'];

/** The size a game was made for, as far as a feed tells one that can be right. */
export function readSize(width: number, height: number): { width: number; height: number } | null {
  const isUsable = (value: number) => Number.isInteger(value) && value >= 100 && value <= 8000;
  return isUsable(width) && isUsable(height) ? { width, height } : null;
}

/** How a game is best held, told by its size. */
export function orientationOf(size: { width: number; height: number } | null): Orientation {
  if (!size || size.width === size.height) return 'any';
  return size.width > size.height ? 'landscape' : 'portrait';
}

const keyWords = /\b(?:keys?|keyboard|arrows?|wasd|w a s d|space ?bar|space|cursors)\b/i;
const touchWords = /\b(?:touch\w*|tap\w*|swip\w*|fingers?|mobile|joystick|on-screen)\b/i;
const mouseWords = /\b(?:mouse|click\w*|drag\w*)\b/i;

/** The devices a game is played with, told by its instructions, for feeds that have no field for it. */
export function devicesFromText(instructions: string, tags: string): Device[] {
  const hasKeys = keyWords.test(instructions);
  const hasMouse = mouseWords.test(instructions);
  // A game that needs only a mouse can be played by touch.
  const hasTouch =
    touchWords.test(instructions) || /\b(?:mobile|android)\b/i.test(tags) || (hasMouse && !hasKeys);
  if (!hasKeys && !hasMouse && !hasTouch) return ['keyboard', 'mouse'];
  return [
    ...(hasKeys ? (['keyboard'] as const) : []),
    ...(hasMouse || !hasKeys ? (['mouse'] as const) : []),
    ...(hasTouch ? (['touch'] as const) : []),
  ];
}
