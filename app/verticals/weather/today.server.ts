import type { TodayContext } from '#app/pages/layouts/block.server.ts';
import type { TodayEntry } from '#app/pages/today-entry.ts';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { weather } from './vertical.ts';

/** The entry links to the location search. Visitors with saved locations see their weather here. */
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
