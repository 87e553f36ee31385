import { findLocation, type WeatherLocation } from './locations/locations.server.ts';
import { worldCities } from './world-cities.ts';

/** The cities on the section's home. */
export const shownCities: readonly WeatherLocation[] = worldCities.flatMap(
  (slug) => findLocation(slug) ?? [],
);
