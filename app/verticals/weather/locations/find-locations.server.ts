import type { NamedThing, NamedThings, NameFit } from '#app/domain/search/named-thing.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { areaOf, locations, searchLocations, type WeatherLocation } from './locations.server.ts';

/** Finds locations by name, for the site's search. */
export function findLocations(text: string, most: number, fit: NameFit, language: string): NamedThings {
  const found = searchLocations(text, Number.POSITIVE_INFINITY, { fit, language });
  return { total: found.length, things: found.slice(0, most).map((location) => thingOf(language, location)) };
}

/** Returns the largest locations of the table. */
export function largestLocations(
  most: number,
  { messages, language }: Pick<Localisation, 'messages' | 'language'>,
): { name: string; things: readonly NamedThing[] } {
  const t = messages('weather');
  const things = locations.slice(0, most).map((location) => thingOf(language, location));
  return { name: t('search.largeCities'), things };
}

function thingOf(language: string, location: WeatherLocation): NamedThing {
  const { slug, name } = location;
  return {
    kind: 'place',
    href: `/weather/${slug}`,
    name,
    detail: areaOf(language, location),
  };
}
