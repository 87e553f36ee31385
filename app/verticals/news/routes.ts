import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { news, newsSitemap } from './vertical.ts';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(news, ['home', 'item', 'random', 'list', 'category', 'searchForm', 'search']),
  route(newsSitemap.slice(1), 'verticals/news/routes/sitemap.ts'),
] satisfies RouteConfigEntry[];
