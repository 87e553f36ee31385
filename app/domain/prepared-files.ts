/** Least width of the one webp that a browser without avif gets unless a place asks for more, pixels. */
export const usualPlainWidth = 320;

/** Width of the webp that browsers without avif get where a picture is shown about `least` pixels wide. */
export function plainWidthOf(widths: readonly number[], least = usualPlainWidth): number {
  const [usual, largest = usual] = plainWidths(widths);
  return (least > usualPlainWidth ? largest : usual) ?? usualPlainWidth;
}

/** Widths in which a picture is prepared as webp, the smaller first; the others are avif alone. */
export function plainWidths(widths: readonly number[]): number[] {
  const largest = widths.at(-1) ?? usualPlainWidth;
  return [...new Set([widths.includes(usualPlainWidth) ? usualPlainWidth : largest, largest])];
}

/** Names of all files of a prepared picture, in the order of its widths. */
export function preparedFiles({ hash, widths }: { hash: string; widths: readonly number[] }): string[] {
  const plain = plainWidths(widths);
  return widths.flatMap((width) => [
    `${hash}-${width}.avif`,
    ...(plain.includes(width) ? [`${hash}-${width}.webp`] : []),
  ]);
}
