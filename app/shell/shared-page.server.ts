import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { itemPicture, pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { pageTitle, siteHost } from '#app/pages/seo/meta.ts';
import { fillShareText } from '#app/domain/settings/share-text.ts';
import { siteName } from '#app/domain/site-name.ts';
import type { SharedPage } from '#app/domain/shared-page.ts';

/** Returns the data with which a page at an address of this site is shared. */
export function sharedPage(context: PageContext, address: string): SharedPage {
  const { item, snapshot, siteUrl, urlOf } = context;
  const picture = (item && itemPicture(context, item)) ?? pictureOf(snapshot, snapshot.info.image);
  const name = headingOf(context);
  const title = pageTitle(context.messages('pages'), { heading: name, page: 1, host: siteHost(siteUrl) });
  return {
    url: urlOf(address),
    title,
    text: fillShareText(snapshot.settings.shareText, { name, title, site: siteName(snapshot) }),
    image: pictureAddress(picture, siteUrl) ?? '',
    messengerAppId: snapshot.settings.messengerAppId,
  };
}

/** Returns the heading of a page: the title of its item, category, list or search (spec SITE-8). */
function headingOf({ item, category, listing, search, snapshot }: PageContext): string {
  return (
    item?.title ||
    category?.siteTitle ||
    category?.name ||
    listing?.title ||
    search?.keyword ||
    snapshot.info.title
  );
}
