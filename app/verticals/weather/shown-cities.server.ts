import { findLocation, type WeatherLocation } from './locations/locations.server.ts';

/** Slugs of the cities on the section's home, around the world from west to east. */
export const worldCities: readonly string[] = [
  'honolulu',
  'los-angeles',
  'mexico-city',
  'chicago',
  'new-york',
  'buenos-aires',
  'rio-de-janeiro',
  'reykjavik',
  'lisbon',
  'london',
  'paris',
  'berlin',
  'tromso',
  'lagos',
  'cape-town',
  'cairo',
  'istanbul',
  'nairobi',
  'dubai',
  'mumbai',
  'singapore',
  'tokyo',
  'sydney',
  'auckland',
];

/** The cities on the section's home. */
export const shownCities: readonly WeatherLocation[] = worldCities.flatMap(
  (slug) => findLocation(slug) ?? [],
);
