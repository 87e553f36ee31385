import { useEffect, useState } from 'react';
import type { ForecastAnswer, PlaceWeather } from './weather-data.ts';

const minute = 60_000;

/** Browsers keep timers no longer than 24 days; this is enough. */
export const mostWait = 6 * 60 * minute;
/** A page may be some minutes old; from this age on its sky and hours are asked for anew. */
const mostAge = 20 * minute;

/** When a place’s weather as it is shown runs out. */
export function expiryOf(weather: PlaceWeather): number {
  const { forecast, renderedAt } = weather;
  return forecast ? Math.min(forecast.expiresAt, renderedAt + mostAge) : renderedAt;
}

/**
 * The weather of a place: the page’s own, and what the data route answers once that has run out. It is asked while the
 * page is seen, never sooner than the route says.
 */
export function useLiveWeather(initial: PlaceWeather): PlaceWeather {
  const [answer, setAnswer] = useState<ForecastAnswer | null>(null);
  const isNewer =
    answer !== null &&
    answer.weather.slug === initial.slug &&
    answer.weather.renderedAt >= initial.renderedAt;
  const weather = isNewer ? answer.weather : initial;
  const nextAt = isNewer ? answer.nextAt : expiryOf(initial);

  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      if (document.hidden) return;
      try {
        const response = await fetch(`/api/forecast/${initial.slug}`, { signal: abort.signal });
        if (response.ok) setAnswer((await response.json()) as ForecastAnswer);
      } catch {
        // Off line the page stays as it is; the next look asks again.
      }
    }
    function plan() {
      clearTimeout(timer);
      const least = isNewer ? minute : 0;
      timer = setTimeout(() => void ask(), Math.max(least, Math.min(nextAt - Date.now(), mostWait)));
    }
    plan();
    document.addEventListener('visibilitychange', plan, { signal: abort.signal });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [initial.slug, isNewer, nextAt]);
  return weather;
}
