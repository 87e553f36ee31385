import type { Messages } from '#app/messages/use-messages.ts';
import { dataAddress } from '#app/visitor/data-address.ts';
import type { LocationPosition, LocationsAnswer, PositionsAnswer } from './weather-data.ts';

/** A location and its distance in whole kilometres. */
export interface NearestLocation {
  slug: string;
  kilometres: number;
}

/** Returns the location nearest to a position, by great-circle distance, or `null` if the list is empty. */
export function nearestOf(
  list: readonly LocationPosition[],
  { latitude, longitude }: { latitude: number; longitude: number },
): NearestLocation | null {
  const here = direction(latitude, longitude);
  let best: { slug: string; closeness: number } | null = null;
  for (const [slug, lat, lon] of list) {
    const there = direction(lat, lon);
    const closeness = here[0] * there[0] + here[1] * there[1] + here[2] * there[2];
    if (!best || closeness > best.closeness) best = { slug, closeness };
  }
  if (!best) return null;
  return { slug: best.slug, kilometres: Math.round(6371 * Math.acos(Math.min(1, best.closeness))) };
}

function direction(latitude: number, longitude: number): [number, number, number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/**
 * Requests the position from the browser and finds the nearest location. The position is rounded to about ten
 * kilometres and never sent to the server. Instead, the browser downloads the positions of all locations, and then
 * requests the name of the nearest one.
 */
export async function findNearestLocation(): Promise<NearestLocation & { name: string }> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: false,
      timeout: 15_000,
      maximumAge: 600_000,
    });
  });
  const rounded = {
    latitude: Math.round(coords.latitude * 10) / 10,
    longitude: Math.round(coords.longitude * 10) / 10,
  };
  const { positions } = await askLocations<PositionsAnswer>('all=1');
  const nearest = nearestOf(positions, rounded);
  if (!nearest) throw new Error('There are no locations');
  const { places } = await askLocations<LocationsAnswer>(`slug=${nearest.slug}`);
  return { ...nearest, name: places[0]?.name ?? nearest.slug };
}

async function askLocations<Answer>(query: string): Promise<Answer> {
  const response = await fetch(dataAddress(`/api/places?${query}`));
  if (!response.ok) throw new Error(`The list of locations could not be loaded: status ${response.status}`);
  return (await response.json()) as Answer;
}

/** Describes the nearest location. The position is rounded, so a distance below ten kilometres is not stated. */
export function describeNearest(
  { name, kilometres }: { name: string; kilometres: number },
  t: Messages<'weather'>,
): string {
  return kilometres < 10 ? t('position.near', { name }) : t('position.far', { name, kilometres });
}
