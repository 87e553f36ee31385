import { generateRssFeed } from 'feedsmith';
import { redirect } from 'react-router';
import { categoryAddress, homeAddress, itemAddress, rssAddress } from '#app/domain/catalogue/addresses.ts';
import { listNewIn } from '#app/domain/catalogue/cached-lists.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Sliceable } from '#app/domain/catalogue/sliceable.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { pictureAddress, pictureOf } from '#app/pages/picture.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import { siteName } from '#app/domain/site-name.ts';
import { dropForbiddenCharacters } from '#app/lib/allowed-characters.ts';
import type { Route } from './+types/rss';
import { cacheControl } from '#app/lib/cache-control.ts';

/** Number of items in a feed. */
const feedLength = 30;

export const handle = { cache: 'page', query: ['category'], hasLanguages: true } satisfies RoutePolicy;

/**
 * The newest items of a vertical as RSS 2.0, `/{prefix}/rss.xml`, or of one of its categories with its subcategories,
 * `/{prefix}/rss.xml?category={id}` (spec SEO-4).
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { verticals } = context.get(platformContext);
  const server = verticals.find(({ vertical }) => vertical.prefix === params.prefix);
  // An unknown address redirects to the home page.
  if (!server) return redirect('/');
  const { catalogue, language, section, snapshot, siteUrl, urlOf } = openPage(context, server);
  const id = new URL(request.url).searchParams.get('category');
  const category = id === null ? undefined : findCategory(catalogue, id);
  if (id !== null && !category) return redirect(rssAddress(server.vertical));
  const { info } = snapshot;
  const address = urlOf(rssAddress(server.vertical, category));
  const xml = generateRssFeed({
    title: `${category?.name ?? section('section.name')} - ${siteName(snapshot)}`,
    link: urlOf(category ? categoryAddress(category, server.vertical) : homeAddress(server.vertical)),
    description: category?.description || info.description,
    language,
    atom: { links: [{ href: address, rel: 'self', type: 'application/rss+xml' }] },
    items: newestItems(category ? listNewIn(catalogue, category.id) : catalogue.newest).map((item) => {
      const url = urlOf(itemAddress(item));
      const image = pictureAddress(pictureOf(snapshot, item.image), siteUrl);
      const primary = catalogue.categoryById.get(item.categoryId);
      return {
        title: item.title,
        link: url,
        guid: { value: url, isPermaLink: true },
        pubDate: new Date(Number(item.time || item.createTime) * 1000),
        description: item.description || item.intro,
        ...(primary && { categories: [{ name: primary.name }] }),
        ...(image && { media: { contents: [{ url: image, medium: 'image' }] } }),
      };
    }),
  });
  return new Response(dropForbiddenCharacters(xml), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': cacheControl.feed },
  });
}

/** Returns the category with an id, or `undefined` if there is none or it has no page of its own. */
function findCategory({ categoryById }: Pick<Catalogue, 'categoryById'>, id: string): Category | undefined {
  const category = categoryById.get(parseId(id) ?? 0);
  return category && !category.router && !category.target ? category : undefined;
}

/** Returns the first items that have a page of their own. */
function newestItems(list: Sliceable<Item>): Item[] {
  const found: Item[] = [];
  for (let from = 0; from < list.length && found.length < feedLength; from += feedLength) {
    found.push(...list.slice(from, from + feedLength).filter(({ router }) => router === ''));
  }
  return found.slice(0, feedLength);
}
