import type { RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { apps } from './vertical.ts';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(apps, ['home', 'random', 'list', 'category', 'searchForm', 'search']),
  sectionRoutes(apps, ['item'], { file: 'item-pages.tsx' }),
] satisfies RouteConfigEntry[];
