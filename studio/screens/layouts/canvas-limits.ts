/** Minimum and maximum width of the window that the canvas shows, in CSS pixels. */
export const canvasLimits = { least: 320, most: 2560 } as const;

/** Returns the nearest width within the limits, in whole pixels. */
export function limitWidth(width: number): number {
  return Math.round(Math.min(canvasLimits.most, Math.max(canvasLimits.least, width)));
}
