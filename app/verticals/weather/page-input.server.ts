import type { PageContext } from '#app/pages/layouts/block.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { forecastsOf, type KeptForecast } from './forecasts.server.ts';
import { nowOf } from './forecast-view.server.ts';
import type { WeatherLocation } from './locations/locations.server.ts';
import { shownCities } from './shown-cities.server.ts';

/** The data that a weather page's route passes to its blocks. */
export interface WeatherInput {
  /** The page's own location. */
  location?: WeatherLocation;
  /** The search text. May be "". */
  query?: string;
  /** Locations that the page shows as cards. */
  shown: readonly WeatherLocation[];
  /** The last good forecasts of `location` and `shown`, by slug. Locations without a forecast are absent. */
  kept: ReadonlyMap<string, KeptForecast>;
}

/** Loads the data of the section's home, at its own address and at `/`. */
export async function homeInput(platform: Platform): Promise<WeatherInput> {
  return { query: '', shown: shownCities, kept: await forecastsOf(platform).read(shownCities) };
}

/** Whether at least one of the shown locations has a forecast for this moment. */
export function isAnyShown({ shown, kept }: Pick<WeatherInput, 'shown' | 'kept'>, now: number): boolean {
  return shown.some(
    (location) => nowOf(location, kept.get(location.slug)?.forecast.steps ?? [], now) !== null,
  );
}

/** Returns the data that the route passed to a weather page, or `null` on other pages. */
export function inputOf({ verticalInput, vertical }: PageContext): WeatherInput | null {
  return vertical.prefix === 'weather' && verticalInput !== undefined
    ? (verticalInput as WeatherInput)
    : null;
}
