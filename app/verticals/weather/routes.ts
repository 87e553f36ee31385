import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { weather } from './vertical.ts';

const { prefix } = weather;
const folder = 'verticals/weather/routes';

/**
 * The addresses of this vertical (spec ADDR-1). “place” in them means a location. The word stays, because addresses are
 * permanent and the metrics use the route patterns as labels.
 */
export default [
  sectionRoutes(weather, ['searchForm', 'search'], { own: [route(prefix, `${folder}/home.tsx`)] }),
  route(`${prefix}/:place`, `${folder}/location.tsx`),
  route('api/places', `${folder}/locations.ts`),
  route('api/forecasts', `${folder}/forecasts.ts`),
  route('api/forecast/:place', `${folder}/forecast.ts`),
] satisfies RouteConfigEntry[];
