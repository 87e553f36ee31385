import { splitLanguage, type SiteLanguages } from '#app/domain/languages.ts';
import { completePolicy } from '#app/lib/route-policy.ts';
import type { AppRoutes } from './app-routes.ts';
import { pathOfPage, resolvePath, splitTarget } from './canonical-address.ts';
import type { Row, ServerRow } from './row.ts';

/**
 * All addresses of one origin. It is built at start from the policies that the routes declare. The cache, the rate
 * limits, the reading of bodies and the metrics use it.
 */
export interface RouteTable {
  rows: readonly Row[];
  /**
   * Returns the row of a request target. A preview passes `shown`, because the draft has sections and languages of its
   * own.
   */
  find(target: string, shown?: ShownPages): Row | ServerRow;
  /** Returns the row of a target that `remember` has stored. */
  recall(target: string): Row | undefined;
  /** Stores the row of a target that is requested often. */
  remember(target: string, row: Row): void;
  /** Forgets the stored rows. Called when the site has changed, which can change the row of an address. */
  forget(): void;
}

/** Name of the row of all addresses that no other row matches. */
export const unknownPattern = 'unknown';

/** Maximum number of targets whose row is remembered. If there are more, all are forgotten. */
const maxRemembered = 5_000;

/** The settings of a site that decide which pages exist. */
export interface ShownPages {
  /**
   * Returns whether the section of an address is enabled. The addresses of a disabled section are unknown. `path` has
   * no language prefix.
   */
  isShown: (row: Row, path: string) => boolean;
  languages: () => SiteLanguages;
}

export interface RouteTableOptions {
  app: AppRoutes;
  server: readonly ServerRow[];
  shown?: ShownPages;
}

const everyPage: ShownPages = { isShown: () => true, languages: () => [] };

/** Builds the table. Rows of the server come first, in their order. */
export function createRouteTable({
  app,
  server,
  shown: published = everyPage,
}: RouteTableOptions): RouteTable {
  const unknown: Row = {
    kind: 'unknown',
    pattern: unknownPattern,
    policy: completePolicy(undefined, unknownPattern),
  };
  const remembered = new Map<string, Row>();

  function findAnew(target: string, { isShown, languages } = published): Row {
    const { path: requested } = splitTarget(target);
    const own = server.find(({ matches }) => matches(requested));
    if (own) return own;
    if (/\/\/|\\/.test(requested)) return unknown;
    const { path, prefix } = splitLanguage(languages(), resolvePath(requested));
    const route = app.find(pathOfPage(path));
    const row = path.endsWith('.data') ? route?.data : route?.row;
    if (!row || (prefix !== '' && !row.policy.hasLanguages)) return unknown;
    return isShown(row, path) ? row : unknown;
  }

  return {
    rows: [...server, ...app.rows, unknown],
    find: findAnew,
    recall: (target) => remembered.get(target),
    remember(target, row) {
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(target, row);
    },
    forget: () => remembered.clear(),
  };
}
