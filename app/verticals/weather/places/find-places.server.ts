import type { NamedThings, NameFit } from '#app/domain/search/named-thing.ts';
import { searchPlaces } from './places.server.ts';

/** Finds locations by name, for the site's search. */
export function findPlaces(text: string, most: number, fit: NameFit): NamedThings {
  const found = searchPlaces(text, Number.POSITIVE_INFINITY, fit);
  const things = found.slice(0, most).map(({ slug, name, region, country }) => ({
    kind: 'place' as const,
    href: `/weather/${slug}`,
    name,
    detail: [region, country].filter(Boolean).join(', '),
  }));
  return { total: found.length, things };
}
