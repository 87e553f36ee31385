import type { TodayContext } from '#app/pages/layouts/block.server.ts';
import type { TodayEntry } from '#app/pages/today-entry.ts';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { weather } from './vertical.ts';

/**
 * Returns the entry that links to the search for locations. For visitors with saved locations, the browser replaces it
 * (today.ts).
 */
export function weatherToday({ messages }: Pick<TodayContext, 'messages'>): TodayEntry {
  const t = messages('weather');
  return {
    section: weather.scope,
    label: t('section.name'),
    ownLabel: t('today.own'),
    title: t('today.find'),
    href: homeAddress(weather),
    mark: 'sky',
    keptAs: 'weather_places',
  };
}
