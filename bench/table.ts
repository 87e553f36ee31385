/** Prints one row. The first cell is aligned left, the others right. */
export function printColumns(widths: readonly number[], cells: readonly string[]): void {
  const padded = cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    return index === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(`  ${padded.join(' ')}`);
}
