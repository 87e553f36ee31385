/** Parses a table with a code and its names, separated by commas, in each line. */
export function namesByCode(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    table.split('\n').map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1).split(', ')];
    }),
  );
}
