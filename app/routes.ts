import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { gamesRoutes } from './verticals/games/routes.ts';

/** The address table (PRODUCT 2): the verticals' rows, then what belongs to none of them. */
export default [
  index('routes/home.tsx'),
  ...gamesRoutes,
  route('api/items', 'routes/items.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig;
