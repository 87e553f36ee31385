import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { news } from './vertical.ts';

const { prefix } = news;
const folder = 'verticals/news/routes';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(
    news,
    ['home', 'random', 'list', 'category', 'searchForm', 'search'],
    [route(`${prefix}/details/:detail_id`, `${folder}/details.tsx`)],
  ),
] satisfies RouteConfigEntry[];
