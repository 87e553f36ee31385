import { route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'verticals/weather/routes';

/** The weather rows of the address table (spec ADDR-1), and the data routes of its pages. */
export const weatherRoutes: RouteConfigEntry[] = [
  route('weather', `${folder}/home.tsx`),
  route('weather/search', `${folder}/search-form.tsx`),
  route('weather/search/:kw', `${folder}/search.tsx`),
  route('weather/:place', `${folder}/place.tsx`),
  route('api/places', `${folder}/places.ts`),
  route('api/forecasts', `${folder}/forecasts.ts`),
  route('api/forecast/:place', `${folder}/forecast.ts`),
];
