import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { apps } from './vertical.ts';

const { prefix } = apps;
const folder = 'verticals/apps/routes';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(apps, ['home', 'random', 'list', 'category', 'searchForm', 'search']),
  route(`${prefix}/details/:detail_id`, `${folder}/details.tsx`),
] satisfies RouteConfigEntry[];
