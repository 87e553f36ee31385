import { generateRssFeed } from 'feedsmith';
import { redirect } from 'react-router';
import { homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import { siteName } from '#app/domain/site-name.ts';
import { dropForbiddenCharacters } from '#app/lib/allowed-characters.ts';
import type { Route } from './+types/rss';
import { cacheControl } from '#app/lib/cache-control.ts';

/** Number of items in a feed. */
const feedLength = 30;

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** A vertical's newest items as RSS 2.0, `/{prefix}/rss.xml` (spec SEO-4). */
export function loader({ context, params }: Route.LoaderArgs) {
  const { verticals } = context.get(platformContext);
  const server = verticals.find(({ vertical }) => vertical.prefix === params.prefix);
  // An unknown address redirects to the home page.
  if (!server) return redirect('/');
  const { catalogue, language, section, snapshot, siteUrl } = openPage(context, server);
  const { info } = snapshot;
  const home = homeAddress(server.vertical);
  const items = catalogue.newest.filter(({ router }) => router === '').slice(0, feedLength);
  const xml = generateRssFeed({
    title: `${section('section.name')} - ${siteName(snapshot)}`,
    link: siteUrl + home,
    description: info.description,
    language,
    atom: { links: [{ href: `${siteUrl}${home}/rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((item) => {
      const url = siteUrl + itemAddress(item);
      const image = pictureAddress(pictureOf(snapshot, item.image), siteUrl);
      const category = catalogue.categoryById.get(item.categoryId);
      return {
        title: item.title,
        link: url,
        guid: { value: url, isPermaLink: true },
        pubDate: new Date(Number(item.time || item.createTime) * 1000),
        description: item.description || item.intro,
        ...(category && { categories: [{ name: category.name }] }),
        ...(image && { media: { contents: [{ url: image, medium: 'image' }] } }),
      };
    }),
  });
  return new Response(dropForbiddenCharacters(xml), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': cacheControl.feed },
  });
}
