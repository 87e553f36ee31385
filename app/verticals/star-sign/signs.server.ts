import { categoryAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import type { SignExt } from './sign-ext.server.ts';
import { signSlugs, type SignSlug } from './sky/zodiac.ts';

/** Returns the additional fields of an item of this vertical. */
export const extOf = (item: Item): SignExt => item.ext as SignExt;

const longMonth =
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)\b/g;

/** Shortens dates for narrow cards: `23 July to 22 August` becomes `23 Jul – 22 Aug`. */
export const shortDates = (dates: string): string => dates.replaceAll(longMonth, '$1').replace(' to ', ' – ');

/** Returns the data of a sign's card. `slug` is empty for an item that is not one of the twelve. */
export function signCard(item: Item) {
  const { slug, dates, element, modality } = extOf(item);
  return {
    id: item.id,
    slug,
    title: item.title,
    dates: shortDates(dates),
    element,
    modality,
    href: itemAddress(item),
  };
}

/** Returns the items that are signs of the zodiac, by slug. */
export function zodiacOf({ catalogue }: Pick<PageContext, 'catalogue'>): ReadonlyMap<SignSlug, Item> {
  const bySlug = new Map<SignSlug, Item>();
  for (const item of catalogue.items) {
    const { slug } = extOf(item);
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, item);
  }
  return new Map(
    signSlugs.flatMap((slug) => {
      const item = bySlug.get(slug);
      return item ? [[slug, item] as const] : [];
    }),
  );
}

/** Returns the address of a sign’s page, or `null` if the catalogue has none. */
export function signHref(context: PageContext, slug: SignSlug): string | null {
  const item = zodiacOf(context).get(slug);
  return item ? itemAddress(item) : null;
}

/** Returns the categories of an item as links. */
export function categoryLinks({ catalogue, verticalId }: PageContext, item: Item) {
  return item.categoryIds.flatMap((id) => {
    const category = catalogue.categoryById.get(id);
    return category ? [{ name: category.name, href: categoryAddress(category, verticalId) }] : [];
  });
}
