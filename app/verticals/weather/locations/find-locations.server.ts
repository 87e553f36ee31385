import type { NamedThing, NamedThings, NameFit } from '#app/domain/search/named-thing.ts';
import { searchNames, searchWordsOf } from '#app/pages/layouts/search-words.server.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { weather } from '../vertical.ts';
import { areaOf, locations, searchLocations, type WeatherLocation } from './locations.server.ts';

/** Finds locations by name, for the site's search. */
export function findLocations(text: string, most: number, fit: NameFit, language: string): NamedThings {
  const found = searchLocations(text, Number.POSITIVE_INFINITY, { fit, language });
  return { total: found.length, things: found.slice(0, most).map((location) => thingOf(language, location)) };
}

/** Finds locations for the search field of the section. The text may contain other words: “weather in Berlin”. */
export function locationsOfText(
  localisation: Pick<Localisation, 'messages' | 'sectionMessages' | 'language'>,
  text: string,
  most: number,
): WeatherLocation[] {
  const { language } = localisation;
  const find = (name: string, fit: NameFit) => {
    const found = searchLocations(name, most, { fit, language });
    return found.length === 0 ? null : found;
  };
  return searchNames(text, searchWordsOf(localisation, weather), 'like', find) ?? [];
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
