import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { intlFormat } from '#app/messages/formats.ts';
import { linkTo } from '#app/pages/layouts/links.server.ts';
import { languageOfText, type Reader } from '#app/pages/text-languages.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import type { SignFields } from './sign-ext.server.ts';
import { signSlugs, type SignSlug } from './sky/zodiac.ts';

/** An item of this vertical: one of the twelve signs, or another entry of the operator. */
export type Sign = Item<SignFields>;

/**
 * Matches two days with a word between them and, in some languages, a word before them: `Del 23 de julio al 22 de
 * agosto`.
 */
const twoDays = /^\D*(\d.*?)\s+\p{L}+\s+(\d.*)$/u;

/**
 * Shortens dates for narrow cards: `23 July to 22 August` becomes `23 Jul – 22 Aug`. Dates in another form remain
 * unchanged.
 */
export function shortDates(dates: string, language: string): string {
  const days = twoDays.exec(dates)?.slice(1);
  if (!days) return dates;
  const short = shortMonths(language);
  return days.map((day) => day.replace(/\p{L}{3,}/u, (month) => short.get(month) ?? month)).join(' – ');
}

/**
 * Returns a map from the long name of each month to its short name. The names have the form that they take in dates
 * with a day.
 */
function shortMonths(language: string): ReadonlyMap<string, string> {
  const nameIn = (month: number, style: 'long' | 'short') =>
    intlFormat(Intl.DateTimeFormat, language, { day: 'numeric', month: style, timeZone: 'UTC' })
      .formatToParts(Date.UTC(2000, month))
      .find(({ type }) => type === 'month')?.value ?? '';
  return new Map(Array.from({ length: 12 }, (_, month) => [nameIn(month, 'long'), nameIn(month, 'short')]));
}

/** Returns the data of a sign's card. `slug` is empty for an item that is not one of the twelve signs. */
export function signCard(reader: Reader, item: Sign) {
  const { slug, dates, element, modality } = item.fields;
  const datesLanguage = languageOfText(reader, item, 'ext.dates').language;
  return {
    id: item.id,
    slug,
    title: item.title,
    titleLanguage: languageOfText(reader, item, 'title').language,
    dates: shortDates(dates, datesLanguage ?? reader.language),
    datesLanguage,
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

/** Returns the address of a sign’s page, or `null` if the catalogue does not contain the sign. */
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
