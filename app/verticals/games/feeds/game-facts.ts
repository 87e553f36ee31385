import type { Device, GameFields } from '../vertical.ts';

type Orientation = GameFields['orientation'];

/** Returns the size that a game was made for, or `null` if the feed's values are not plausible. */
export function readSize(width: number, height: number): { width: number; height: number } | null {
  const isUsable = (value: number) => Number.isInteger(value) && value >= 100 && value <= 8000;
  return isUsable(width) && isUsable(height) ? { width, height } : null;
}

/** Returns the orientation that suits a game's size. */
export function orientationOf(size: { width: number; height: number } | null): Orientation {
  if (!size || size.width === size.height) return 'any';
  return size.width > size.height ? 'landscape' : 'portrait';
}

/** Returns the orientation that the words of a feed mention, or `null`. */
export function orientationFromText(text: string): Orientation | null {
  const isLandscape = /landscape/i.test(text);
  const isPortrait = /portrait/i.test(text);
  if (isLandscape && isPortrait) return 'any';
  if (isLandscape) return 'landscape';
  return isPortrait ? 'portrait' : null;
}

const keyWords = /\b(?:keys?|keyboard|arrows?|wasd|w a s d|space ?bar|space|cursors)\b/i;
const touchWords = /\b(?:touch\w*|tap\w*|swip\w*|fingers?|mobile|joystick|on-screen)\b/i;
const mouseWords = /\b(?:mouse|click\w*|drag\w*)\b/i;

/**
 * Returns the devices that a game is played with, for feeds without a field for them. Reads the instructions and tags,
 * and assumes keyboard and mouse if these name no device.
 */
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
