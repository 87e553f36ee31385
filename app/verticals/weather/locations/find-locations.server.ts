import type { NamedThing, NamedThings, NameFit } from '#app/domain/search/named-thing.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { locations, searchLocations, type WeatherLocation } from './locations.server.ts';

/** Finds locations by name, for the site's search. */
export function findLocations(text: string, most: number, fit: NameFit): NamedThings {
  const found = searchLocations(text, Number.POSITIVE_INFINITY, fit);
  return { total: found.length, things: found.slice(0, most).map(thingOf) };
}

/** Returns the largest locations of the table. */
export function largestLocations(
  most: number,
  { messages }: Pick<Localisation, 'messages'>,
): { name: string; things: readonly NamedThing[] } {
  const t = messages('weather');
  return { name: t('search.largeCities'), things: locations.slice(0, most).map(thingOf) };
}

function thingOf({ slug, name, region, country }: WeatherLocation): NamedThing {
  return {
    kind: 'place',
    href: `/weather/${slug}`,
    name,
    detail: [region, country].filter(Boolean).join(', '),
  };
}
