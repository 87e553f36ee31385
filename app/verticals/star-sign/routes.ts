import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { starSign } from './vertical.ts';

const { prefix } = starSign;
const folder = 'verticals/star-sign/routes';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(starSign, ['item', 'random', 'list', 'category', 'searchForm', 'search']),
  route(prefix, `${folder}/home.tsx`),
] satisfies RouteConfigEntry[];
