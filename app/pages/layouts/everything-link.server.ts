import { dynamicListAddress, homeAddress } from '#app/domain/catalogue/addresses.ts';
import type { PageContext } from './block.server.ts';

/** Returns the link to all items of the page's vertical: to its list, or to its home if it has no list. */
export function everythingLink({ section, vertical }: Pick<PageContext, 'section' | 'vertical'>): {
  href: string;
  label: string;
} {
  const { isListed = true } = vertical;
  return isListed
    ? { href: dynamicListAddress(vertical, {}), label: section('section.all') }
    : { href: homeAddress(vertical), label: section('section.name') };
}
