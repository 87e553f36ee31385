import type { TodayEntry } from '#app/pages/today-entry.ts';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { weather } from './vertical.ts';

/** Leads to the search for a place; whoever keeps one sees its weather here. */
export function weatherToday(): TodayEntry {
  return {
    verticalId: weather.id,
    label: 'Weather',
    title: 'Find your town',
    href: homeAddress(weather.id),
    mark: 'sky',
    keptAs: 'weather_places',
  };
}
