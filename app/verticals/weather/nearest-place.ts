/** Name of a place and where it is, as `/api/places?all=1` lists them. */
export type PlacePosition = [slug: string, latitude: number, longitude: number];

/** The place nearest to a position, on the sphere. */
export function nearestOf(
  list: readonly PlacePosition[],
  { latitude, longitude }: { latitude: number; longitude: number },
): string | null {
  const here = direction(latitude, longitude);
  let best: { slug: string; closeness: number } | null = null;
  for (const [slug, lat, lon] of list) {
    const there = direction(lat, lon);
    const closeness = here[0] * there[0] + here[1] * there[1] + here[2] * there[2];
    if (!best || closeness > best.closeness) best = { slug, closeness };
  }
  return best?.slug ?? null;
}

function direction(latitude: number, longitude: number): [number, number, number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/**
 * Asks the browser where it is and finds the nearest place. The position is rounded to about ten kilometres and never
 * leaves the browser: the list of places comes to it.
 */
export async function findNearestPlace(): Promise<string> {
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
  const response = await fetch('/api/places?all=1');
  if (!response.ok) throw new Error(`The places were answered with ${response.status}`);
  const slug = nearestOf(((await response.json()) as { positions: PlacePosition[] }).positions, rounded);
  if (slug === null) throw new Error('There are no places');
  return slug;
}
