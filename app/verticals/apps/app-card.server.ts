import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { itemPicture } from '#app/pages/picture.ts';
import { shorten } from '#app/lib/shorten.ts';
import { categoryNameOf, languageOfText, languageOfTitle } from '#app/pages/text-languages.ts';
import type { ContentName } from '#app/ui/text-language.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { App } from './vertical.ts';

const summaryLength = 110;

/** The data that an app's card shows. */
export interface AppCardData {
  id: number;
  href: string;
  title: string;
  /** Language of the title, if it differs from the language of the page. */
  language?: string | undefined;
  summary: string;
  summaryLanguage: string | undefined;
  category: ContentName | undefined;
  /** Rating in the app's shop. 0 if unknown. */
  rate: number;
  platforms: string;
  picture: PictureData | null;
}

/** Returns the data of an app's card. */
export function appCard(context: PageContext, item: App): AppCardData {
  const { fields } = item;
  const summary = fields.summary ? 'ext.summary' : item.description ? 'description' : 'intro';
  return {
    id: item.id,
    href: itemAddress(item),
    title: item.shortTitle || item.title,
    ...languageOfTitle(context, item),
    summaryLanguage: languageOfText(context, item, summary).language,
    summary: shorten(
      (fields.summary || item.description || item.intro).replaceAll(/\s+/g, ' '),
      summaryLength,
    ),
    category: categoryNameOf(context, item),
    rate: context.figuresOf(item).storeRating,
    platforms: fields.platforms.join(' · '),
    picture: itemPicture(context, item),
  };
}
