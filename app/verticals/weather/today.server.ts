import type { TodayEntry } from '#app/pages/today-entry.ts';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { weather } from './vertical.ts';

/** The entry links to the location search. Visitors with saved locations see their weather here. */
export function weatherToday(): TodayEntry {
  return {
    section: weather.scope,
    label: 'Weather',
    title: 'Find your town',
    href: homeAddress(weather),
    mark: 'sky',
    keptAs: 'weather_places',
  };
}
