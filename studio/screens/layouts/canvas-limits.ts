/** Narrowest and widest window, in CSS pixels. */
export const canvasLimits = { least: 320, most: 2560 } as const;

/** Returns a width inside of the limits, in whole pixels. */
export function limitWidth(width: number): number {
  return Math.round(Math.min(canvasLimits.most, Math.max(canvasLimits.least, width)));
}
