import type { RouterContextProvider } from 'react-router';
import { buildCatalogue, type Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { Platform } from '../platform.server.ts';
import { currentSnapshot, platformContext } from '../request-context.server.ts';
import type { VerticalServer } from '../vertical.server.ts';

/**
 * Reports whether visitors can see a vertical. If not, data endpoints answer 404 and pages redirect to the home page.
 */
export function isShown(context: Readonly<RouterContextProvider>, server: VerticalServer): boolean {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  return snapshot === null || activeVerticals(platform, snapshot).includes(server);
}

/** Returns the enabled verticals in menu order (spec SITE-3). */
export function activeVerticals(
  platform: Pick<Platform, 'verticals'>,
  snapshot: Pick<Snapshot, 'settings'>,
): VerticalServer[] {
  const { verticals } = snapshot.settings;
  if (verticals.length === 0) return [...platform.verticals];
  return verticals.flatMap((id) => platform.verticals.find(({ vertical }) => vertical.id === id) ?? []);
}

/**
 * Returns the vertical that search fields on a page search: the page's own vertical if it is searchable, otherwise the
 * first searchable one. Returns `null` if no vertical is searchable.
 */
export function searchVertical(active: readonly VerticalServer[], own: VerticalServer): Vertical | null {
  const searched = own.vertical.isSearched ? own : active.find(({ vertical }) => vertical.isSearched);
  return searched?.vertical ?? null;
}

/** Returns the catalogue of a vertical with its items as parsed by the vertical's schema. */
export function catalogueOf<Fields>(snapshot: Snapshot, server: VerticalServer<Fields>): Catalogue<Fields> {
  const { id: verticalId, prefix } = server.vertical;
  const catalogue = snapshot.catalogues.get(verticalId);
  if (catalogue && isOf(catalogue, server)) return catalogue;
  return buildCatalogue({ verticalId, prefix, items: [], categories: [], orders: new Map(), tags: [] });
}

/** The decoder parses the items of a vertical by the schema of that vertical, so the id determines their type. */
function isOf<Fields>(
  catalogue: Catalogue,
  { vertical }: VerticalServer<Fields>,
): catalogue is Catalogue<Fields> {
  return catalogue.verticalId === vertical.id;
}
