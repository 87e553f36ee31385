import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { textPageNames } from '#app/domain/text-pages.ts';

/** The routes of each vertical. */
const verticals = import.meta.glob<RouteConfigEntry[]>('./verticals/*/routes.ts', {
  eager: true,
  import: 'default',
});

/** The address table (spec ADDR-1): the shared rows, then those of the verticals. */
export default [
  index('routes/home.tsx'),
  route('api/items', 'routes/items.ts'),
  route('api/language', 'routes/language.ts'),
  route('api/suggest', 'routes/suggest.ts'),
  route('api/suggest/opensearch', 'routes/suggest-opensearch.ts'),
  ...['vote', 'collect', 'open', 'report'].map((name) =>
    route(`api/${name}`, `routes/interactions/${name}.ts`),
  ),
  route('opensearch.xml', 'routes/opensearch.ts'),
  // Before the verticals, because an address such as `/weather/:place` would match those of the feeds.
  route(':prefix/rss.xml', 'routes/rss.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  ...textPageNames.map((name) =>
    route(name, 'routes/text-page.tsx', { id: `text-page-${name}`, caseSensitive: true }),
  ),
  route('pages/:page', 'routes/text-page.tsx', { id: 'text-page-own', caseSensitive: true }),
  ...Object.values(verticals).flat(),
  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig;
