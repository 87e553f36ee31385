import { countryTable, placeTable } from './places-table.server.ts';

/** A place whose weather is shown. */
export interface Place {
  /** In its address; unique. */
  slug: string;
  name: string;
  country: string;
  /** ISO 3166 code. */
  countryCode: string;
  /** State of the United States, or "". */
  region: string;
  /** Degrees, to two decimals. */
  latitude: number;
  longitude: number;
  timeZone: string;
  isCapital: boolean;
}

const countries = new Map(
  countryTable.split('\n').map((line) => line.split('\t') as [code: string, name: string]),
);

/** Every place, the largest first. */
export const places: readonly Place[] = placeTable.split('\n').map((line) => {
  const [slug = '', name = '', code = '', region = '', latitude, longitude, timeZone = 'UTC', , capital] =
    line.split('\t');
  return {
    slug,
    name,
    country: countries.get(code) ?? code,
    countryCode: code,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    isCapital: capital === 'c',
  };
});

const bySlug = new Map(places.map((place) => [place.slug, place]));

/** The place of an address. */
export function findPlace(slug: string): Place | null {
  return bySlug.get(slug) ?? null;
}

/** Letters and digits alone, without accents and case, so that "sao paulo" finds São Paulo. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’'ʻ.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const folded = places.map((place) => ({
  place,
  name: foldName(place.name),
  rest: foldName(`${place.region} ${place.country}`),
}));

/** Places that a text may mean, the best first: by name, by a later word of it, then by country. */
export function searchPlaces(text: string, most: number): Place[] {
  const wanted = foldName(text);
  if (wanted === '') return [];
  const ranked = folded.flatMap((entry) => {
    const rank = rankOf(entry, wanted);
    return rank === null ? [] : [{ place: entry.place, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ place }) => place);
}

function rankOf({ name, rest }: { name: string; rest: string }, wanted: string): number | null {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  const words = ` ${name} ${rest}`;
  if (wanted.split(' ').every((word) => words.includes(` ${word}`))) return 3;
  return null;
}

/** Great-circle distance in kilometres. */
export function distanceBetween(
  a: Pick<Place, 'latitude' | 'longitude'>,
  b: Pick<Place, 'latitude' | 'longitude'>,
): number {
  const radians = Math.PI / 180;
  const [phi1, phi2] = [a.latitude * radians, b.latitude * radians];
  const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const h = half(b.latitude - a.latitude) + Math.cos(phi1) * Math.cos(phi2) * half(b.longitude - a.longitude);
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The places nearest to one, without itself. */
export function placesNear(place: Place, most: number): Place[] {
  return places
    .filter((other) => other !== place)
    .map((other) => ({ other, distance: distanceBetween(place, other) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ other }) => other);
}

/** Name with what tells it from its namesakes: "Springfield, IL, United States". */
export function fullName({ name, region, country }: Place): string {
  return [name, region, country].filter(Boolean).join(', ');
}
