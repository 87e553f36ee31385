import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import type { Vertical } from '#app/domain/vertical.ts';

/** The pages that all verticals share: their addresses below the prefix, and their route modules (spec ADDR-1). */
const shared = {
  home: { path: '', file: 'routes/section/home.tsx' },
  item: { path: '/details/:detail_id', file: 'routes/section/item.tsx' },
  random: { path: '/details', file: 'routes/section/random.ts' },
  list: { path: '/cate/type', file: 'routes/section/list.tsx' },
  category: { path: '/cate/:cate_id', file: 'routes/section/category.tsx' },
  searchForm: { path: '/search', file: 'routes/section/search-form.tsx' },
  search: { path: '/search/:kw', file: 'routes/section/search.tsx' },
};

/** A page that the verticals share. */
export type SectionRoute = keyof typeof shared;

/**
 * Returns the given shared routes of a vertical. They are children of the vertical's `pages.tsx`, which provides the
 * components of its blocks. Browsers load both modules of such a route at the same time. `own` are further routes that
 * use these components. Pages that need different components name another `file` instead of `pages.tsx`.
 */
export function sectionRoutes(
  { scope, prefix }: Pick<Vertical, 'scope' | 'prefix'>,
  names: readonly SectionRoute[],
  { file: parent = 'pages.tsx', own = [] }: { file?: string; own?: readonly RouteConfigEntry[] } = {},
): RouteConfigEntry {
  const routes = names.map((name) => {
    const { path, file } = shared[name];
    return route(prefix + path, file, { id: `${scope}/${name}` });
  });
  return layout(`verticals/${scope}/${parent}`, [...routes, ...own]);
}
