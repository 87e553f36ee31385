import type { TodayEntry } from '#app/pages/today-entry.ts';
import type { TodayContext } from '#app/pages/layouts/block.server.ts';
import { languageOfText } from '#app/pages/text-languages.ts';
import { news } from './vertical.ts';

/** Returns the entry for the newest article. */
export function newsToday(context: TodayContext): TodayEntry | null {
  const { catalogue, messages, tileOf } = context;
  const [item] = catalogue.newest.slice(0, 1);
  if (!item) return null;
  const { href, picture } = tileOf(item);
  return {
    section: news.scope,
    label: messages('news')('today.label'),
    title: item.title,
    ...languageOfText(context, item, 'title'),
    href,
    picture,
    mark: 'page',
  };
}
