import type { TodayEntry } from '#app/pages/today-entry.ts';
import { homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { TodayContext } from '#app/pages/layouts/block.server.ts';
import type { SignFields } from './sign-ext.server.ts';
import { zodiacOf, type Sign } from './signs.server.ts';
import type { SignSlug } from './sky/zodiac.ts';
import { starSign } from './vertical.ts';

/**
 * Returns an entry that links to the choice of a sign or, for visitors who have chosen one, to the page of their sign.
 * Returns `null` if the catalogue has no signs.
 */
export function starSignToday(context: TodayContext<SignFields>): TodayEntry | null {
  const signs = zodiacOf(context);
  if (signs.size === 0) return null;
  const t = context.messages('star-sign');
  const choiceOf = (slug: SignSlug, item: Sign) => ({
    title: t('today.reading', { sign: t('sign.name', { sign: slug }) }),
    href: itemAddress(item),
  });
  return {
    section: starSign.scope,
    label: t('section.name'),
    ownLabel: t('today.own'),
    title: t('today.find'),
    href: homeAddress(starSign),
    mark: 'stars',
    keptAs: 'my_sign',
    choices: Object.fromEntries([...signs].map(([slug, item]) => [slug, choiceOf(slug, item)])),
  };
}
