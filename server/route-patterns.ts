import { adCodeAddress } from './ads.ts';
import { pathOfPage, splitTarget } from './classify.ts';
import type { RouteTable } from './route-table.ts';

/** Route name of addresses that no route matches. */
export const unknownRoute = 'unknown';

/**
 * Creates the function that returns the pattern of a target's route. There are few patterns, however many addresses are
 * requested.
 */
export function createPatternFinder(options: {
  routes: RouteTable;
  ownAddresses: ReadonlySet<string>;
  isFile: (path: string) => boolean;
}): (target: string) => string {
  const { routes, ownAddresses, isFile } = options;
  return (target) => {
    const { path } = splitTarget(target);
    if (ownAddresses.has(path)) return path;
    if (path.startsWith('/media/')) return '/media/*';
    if (path.startsWith('/assets/')) return '/assets/*';
    if (adCodeAddress.test(path)) return '/ads/*';
    if (isFile(path)) return 'file';
    const page = pathOfPage(path);
    const pattern = routes(page)?.pattern;
    if (pattern === undefined) return unknownRoute;
    return page === path ? pattern : `${pattern}.data`;
  };
}
