import { findPlace, type Place } from './places/places.server.ts';
import { worldCities } from './world-cities.ts';

/** The cities on the section's home. */
export const shownCities: readonly Place[] = worldCities.flatMap((slug) => findPlace(slug) ?? []);
