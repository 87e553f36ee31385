import { useLiveAnswer } from './use-live-answer.ts';
import type { ForecastAnswer, PlaceWeather } from './weather-data.ts';

/** A page may be some minutes old; from this age on its sky and hours are asked for anew. */
const mostAge = 20 * 60_000;

/** When a place’s weather as it is shown runs out. */
function expiryOf(weather: PlaceWeather): number {
  const { forecast, renderedAt } = weather;
  return forecast ? Math.min(forecast.expiresAt, renderedAt + mostAge) : renderedAt;
}

/** What is known of a place's weather now. */
export interface LiveWeather {
  weather: PlaceWeather;
  /** When the data route is asked again; null before its first answer. */
  nextAt: number | null;
}

/**
 * The weather of a place: the page’s own, and what the data route answers once that has run out. It is asked while the
 * page is seen, never sooner than the route says.
 */
export function useLiveWeather(initial: PlaceWeather): LiveWeather {
  const answer = useLiveAnswer<ForecastAnswer>({
    address: `/api/forecast/${initial.slug}`,
    firstAt: expiryOf(initial),
    isNewer: ({ weather }) => weather.renderedAt >= initial.renderedAt,
  });
  return { weather: answer?.weather ?? initial, nextAt: answer?.nextAt ?? null };
}
