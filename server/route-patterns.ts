import { adCodeAddress } from './ads.ts';
import { pathOfPage, splitTarget } from './classify.ts';
import type { RouteTable } from './route-table.ts';

/** Route of addresses that belong to none. */
export const unknownRoute = 'unknown';

/** Makes the function that gives the pattern of a target's route: few values, however many addresses there are. */
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
