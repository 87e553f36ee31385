import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { linkTo } from '#app/pages/layouts/links.server.ts';
import { languageOfText, type Reader } from '#app/pages/text-languages.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import type { SignFields } from './sign-ext.server.ts';
import { signSlugs, type SignSlug } from './sky/zodiac.ts';

/** An item of this vertical: one of the twelve signs, or another entry of the operator. */
export type Sign = Item<SignFields>;

const longMonth =
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)\b/g;

/** Shortens dates for narrow cards: `23 July to 22 August` becomes `23 Jul – 22 Aug`. */
export const shortDates = (dates: string): string => dates.replaceAll(longMonth, '$1').replace(' to ', ' – ');

/** Returns the data of a sign's card. `slug` is empty for an item that is not one of the twelve. */
export function signCard(reader: Reader, item: Sign) {
  const { slug, dates, element, modality } = item.fields;
  return {
    id: item.id,
    slug,
    title: item.title,
    titleLanguage: languageOfText(reader, item, 'title').language,
    dates: shortDates(dates),
    datesLanguage: languageOfText(reader, item, 'ext.dates').language,
    element,
    modality,
    href: itemAddress(item),
  };
}

/** Returns the items that are signs of the zodiac, by slug. */
export function zodiacOf({
  catalogue,
}: Pick<PageContext<SignFields>, 'catalogue'>): ReadonlyMap<SignSlug, Sign> {
  const bySlug = new Map<SignSlug, Sign>();
  for (const item of catalogue.items) {
    const { slug } = item.fields;
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
export function signHref(context: PageContext<SignFields>, slug: SignSlug): string | null {
  const item = zodiacOf(context).get(slug);
  return item ? itemAddress(item) : null;
}

/** Returns the categories of an item as links. */
export function categoryLinks(context: PageContext, item: Item) {
  const { catalogue } = context;
  return item.categoryIds.flatMap((id) => {
    const category = catalogue.categoryById.get(id);
    return category ? [linkTo(context, catalogue, category)] : [];
  });
}
