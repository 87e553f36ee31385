import type { TodayEntry } from '#app/pages/today-entry.ts';
import { homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { TodayContext } from '#app/pages/layouts/block.server.ts';
import type { SignFields } from './sign-ext.server.ts';
import { zodiacOf } from './signs.server.ts';
import { starSign } from './vertical.ts';

/** Links to the choice of a sign. For visitors who have chosen one, links to the page of their sign. */
export function starSignToday(context: TodayContext<SignFields>): TodayEntry | null {
  const signs = zodiacOf(context);
  if (signs.size === 0) return null;
  return {
    section: starSign.scope,
    label: 'Star signs',
    title: 'Find your sign',
    href: homeAddress(starSign),
    mark: 'stars',
    keptAs: 'my_sign',
    choices: Object.fromEntries([...signs].map(([slug, item]) => [slug, itemAddress(item)])),
  };
}
