import { useLiveAnswer } from './use-live-answer.ts';
import type { ForecastAnswer, LocationWeather } from './weather-data.ts';

/**
 * Age in milliseconds from which the sky and hours of a page are requested again. A cached page may have reached this
 * age when it loads.
 */
const maxAge = 20 * 60_000;

/** Returns when the shown weather of a location expires. */
function expiryOf(weather: LocationWeather): number {
  const { forecast, renderedAt } = weather;
  return forecast ? Math.min(forecast.expiresAt, renderedAt + maxAge) : renderedAt;
}

/** The known weather of a location. */
export interface LiveWeather {
  weather: LocationWeather;
  /** When the data route is requested again. `null` before its first answer. */
  nextAt: number | null;
}

/**
 * Returns the weather of a location: the page’s own data, then the responses of the data route. Sends requests while
 * the page is visible, never earlier than the route allows.
 */
export function useLiveWeather(initial: LocationWeather): LiveWeather {
  const { answer } = useLiveAnswer<ForecastAnswer>({
    address: `/api/forecast/${initial.slug}`,
    firstAt: expiryOf(initial),
    isNewer: ({ weather }) => weather.renderedAt >= initial.renderedAt,
  });
  return { weather: answer?.weather ?? initial, nextAt: answer?.nextAt ?? null };
}
