import { categoryAddress, dynamicListAddress, homeAddress } from '#app/domain/catalogue/addresses.ts';
import type { Catalogue, Tag } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { NamedThing } from '#app/domain/search/named-thing.ts';
import type { SectionMessages } from '#app/messages/section-messages.ts';
import type { Translate } from '#app/messages/translate.ts';
import type { ContentName } from '#app/ui/text-language.ts';
import { nameOf, type Reader } from '../text-languages.ts';
import type { PageContext } from './block.server.ts';

/** A link whose text is a name from the content, such as that of a category. */
export type NamedLink = ContentName & { href: string };

/** Returns the link to a category or tag. */
export function linkTo(reader: Reader, catalogue: Catalogue, list: Category | Tag): NamedLink {
  const href =
    'items' in list
      ? dynamicListAddress(catalogue, { tag: list.addressName })
      : categoryAddress(list, catalogue);
  return { ...nameOf(reader, catalogue, list), href };
}

/**
 * Returns the link to a category or tag with its number of items. Returns `null` if no category or tag is given, or if
 * it has no items.
 */
export function listLink(
  reader: Reader,
  catalogue: Catalogue,
  section: Translate<SectionMessages>,
  list: Category | Tag | null,
): NamedThing | null {
  if (!list) return null;
  const isTag = 'items' in list;
  const count = (isTag ? list.items : (catalogue.itemsByCategory.get(list.id) ?? [])).length;
  if (count === 0) return null;
  return {
    kind: isTag ? 'tag' : 'category',
    ...linkTo(reader, catalogue, list),
    detail: section('section.count', { count }),
  };
}

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

/**
 * Returns the portal's sections, with the page's own section marked. Returns an empty list if there is only one
 * section.
 */
export function sectionsOf({
  menu,
  verticalId,
}: PageContext): { name: string; href: string; isCurrent: boolean }[] {
  if (menu.length < 2) return [];
  return menu.map(({ id, name, href }) => ({ name, href, isCurrent: id === verticalId }));
}
