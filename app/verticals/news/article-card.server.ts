import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { linkTo, type NamedLink } from '#app/pages/layouts/links.server.ts';
import { languageOfText } from '#app/pages/text-languages.ts';
import { itemPicture } from '#app/pages/picture.ts';
import { shorten } from '#app/lib/shorten.ts';
import type { PictureData } from '#app/ui/picture-data.ts';

/** Number of characters of an article's text on a card: three lines. */
const teaserLength = 170;

/** The data that an article's card shows. */
export interface ArticleCardData {
  id: number;
  href: string;
  title: string;
  /** Language of the title, if it differs from the language of the page. */
  language?: string | undefined;
  teaser: string;
  teaserLanguage: string | undefined;
  category: (NamedLink & { index: number }) | null;
  /** Day of publication in the site's time zone, as text and ISO 8601. */
  date: string;
  dateTime: string;
  picture: PictureData | null;
  widePicture: PictureData | null;
}

/** Returns the data of an article's card. */
export function articleCard(context: PageContext, item: Item): ArticleCardData {
  const { catalogue } = context;
  const category = catalogue.categoryById.get(item.categoryId);
  return {
    id: item.id,
    href: itemAddress(item),
    title: item.title,
    ...languageOfText(context, item, 'title'),
    teaser: shorten(item.intro, teaserLength),
    teaserLanguage: languageOfText(context, item, 'intro').language,
    category: category
      ? {
          ...linkTo(context, catalogue, category),
          index: catalogue.categories.indexOf(category),
        }
      : null,
    ...publishedOn(context, item),
    picture: itemPicture(context, item),
    widePicture: context.widePictureOf(item),
  };
}

/** Returns when an article was published (spec NEWS-2: `time`, otherwise create_time). */
export function publishedOn({ formats }: PageContext, item: Item): { date: string; dateTime: string } {
  const moment = Number(item.time || item.createTime) * 1000;
  return {
    date: formats.date(moment, { dateStyle: 'long' }),
    dateTime: new Date(moment).toISOString(),
  };
}
