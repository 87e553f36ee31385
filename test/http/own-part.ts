import { load, type CheerioAPI } from 'cheerio';

/** Returns a list page without the items of neighbouring categories that fill its last rows. */
export function withoutFilling($: CheerioAPI): CheerioAPI {
  const own = load($.html());
  own('li.more-from').nextAll().addBack().remove();
  return own;
}
