/**
 * Returns the applied migrations that a newer Portico made. Names of core migrations begin with a number, names of a
 * vertical's migrations with its folder. A migration is newer if its name follows the last known name of the same
 * series. Other unknown names belong to verticals that are not built in.
 */
export function findNewer(applied: readonly string[], known: readonly string[]): string[] {
  const last = new Map<string, string>();
  for (const name of known) {
    const series = seriesOf(name);
    if (name > (last.get(series) ?? '')) last.set(series, name);
  }
  return applied.filter((name) => {
    const newest = last.get(seriesOf(name));
    return newest !== undefined && name > newest;
  });
}

/** Returns the folder of the vertical, or "" for the core. */
function seriesOf(name: string): string {
  return /^(.*?)-?\d{4}-/.exec(name)?.[1] ?? '';
}
