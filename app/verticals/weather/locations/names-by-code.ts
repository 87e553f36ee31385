/** Parses a table. Each line contains a code, a space, and the names of the code, separated by commas. */
export function namesByCode(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    table.split('\n').map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1).split(', ')];
    }),
  );
}
