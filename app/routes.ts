import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { textPageNames } from '#app/domain/text-pages.ts';
import { gamesRoutes } from './verticals/games/routes.ts';
import { newsRoutes } from './verticals/news/routes.ts';
import { weatherRoutes } from './verticals/weather/routes.ts';
import { shopRoutes } from './verticals/shop/routes.ts';
import { appsRoutes } from './verticals/apps/routes.ts';
import { quizRoutes } from './verticals/quiz/routes.ts';
import { starSignRoutes } from './verticals/star-sign/routes.ts';

/** The address table (spec ADDR-1): the verticals' rows, then the shared ones. */
export default [
  index('routes/home.tsx'),
  ...gamesRoutes,
  ...newsRoutes,
  ...starSignRoutes,
  ...quizRoutes,
  ...appsRoutes,
  ...shopRoutes,
  route('api/items', 'routes/items.ts'),
  route('api/suggest', 'routes/suggest.ts'),
  route('api/suggest/opensearch', 'routes/suggest-opensearch.ts'),
  route('opensearch.xml', 'routes/opensearch.ts'),
  route(':prefix/rss.xml', 'routes/rss.ts'),
  // After the feeds, because `/weather/:place` would match their addresses.
  ...weatherRoutes,
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  ...textPageNames.map((name) =>
    route(name, 'routes/text-page.tsx', { id: `text-page-${name}`, caseSensitive: true }),
  ),
  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig;
