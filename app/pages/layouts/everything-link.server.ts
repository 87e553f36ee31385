import { dynamicListAddress, homeAddress } from '#app/domain/catalogue/addresses.ts';
import type { Vertical } from '#app/domain/vertical.ts';

/** Returns the link to all items of a vertical: to its list, or to its home if it has no list. */
export function everythingLink({ id, isListed = true, name, noun }: Vertical): {
  href: string;
  label: string;
} {
  return isListed
    ? { href: dynamicListAddress(id, {}), label: `All ${noun.many}` }
    : { href: homeAddress(id), label: name };
}
