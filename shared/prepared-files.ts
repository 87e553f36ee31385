/** Minimum width, in pixels, of the single webp file for browsers without avif, unless a component requests more. */
export const usualPlainWidth = 320;

/** Returns the width of the webp file for browsers without avif if a picture is shown about `least` pixels wide. */
export function plainWidthOf(widths: readonly number[], least = usualPlainWidth): number {
  const [usual, largest = usual] = plainWidths(widths);
  return (least > usualPlainWidth ? largest : usual) ?? usualPlainWidth;
}

/**
 * Returns the widths in which a picture is prepared as webp, the smaller first. All other widths are prepared only as
 * avif.
 */
export function plainWidths(widths: readonly number[]): number[] {
  const largest = widths.at(-1) ?? usualPlainWidth;
  return [...new Set([widths.includes(usualPlainWidth) ? usualPlainWidth : largest, largest])];
}

/** Returns the names of all files of a prepared picture, in the order of its widths. */
export function preparedFiles({ hash, widths }: { hash: string; widths: readonly number[] }): string[] {
  const plain = plainWidths(widths);
  return widths.flatMap((width) => [
    `${hash}-${width}.avif`,
    ...(plain.includes(width) ? [`${hash}-${width}.webp`] : []),
  ]);
}
