import { dynamicListAddress, homeAddress } from '#app/domain/catalogue/addresses.ts';
import type { Vertical } from '#app/domain/vertical.ts';

/** The way to everything in a vertical: its list, or its home where it has none. */
export function everythingLink({ id, isListed = true, name, noun }: Vertical): {
  href: string;
  label: string;
} {
  return isListed
    ? { href: dynamicListAddress(id, {}), label: `All ${noun.many}` }
    : { href: homeAddress(id), label: name };
}
