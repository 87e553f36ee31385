import { dynamicListAddress, homeAddress } from '#app/core/catalogue/addresses.ts';
import { listFiltered } from '#app/core/catalogue/kept-lists.ts';
import { paginate } from '#app/core/catalogue/lists.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { openPage } from '#app/core/layouts/page.server.ts';
import { parseId, parsePage } from '#app/core/layouts/parameters.ts';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { pageAddress } from '#app/ui/page-address.ts';
import { components } from '../components.ts';
import { listMeta } from '../list-meta.server.ts';
import { gamesServer } from '../vertical.server.ts';
import type { Route } from './+types/dynamic-list';

export const handle = { query: ['type', 'tag', 'page'] };

/** The list of a tag, a category or both; all games without either (READINGS 6). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  const { catalogue } = page;
  const { id: verticalId, noun } = gamesServer.vertical;
  const url = new URL(request.url);
  const typeText = url.searchParams.get('type') || null;
  const tag = url.searchParams.get('tag') || undefined;
  const type = typeText === null ? undefined : (parseId(typeText) ?? -1);
  const number = parsePage(url);
  const items = listFiltered(catalogue, {
    ...(type !== undefined && { categoryId: type }),
    ...(tag && { tag }),
  });
  const cut = items && number ? paginate(items, number) : null;
  if (!cut) throw await page.notFound();
  const category = type === undefined ? undefined : catalogue.categoryById.get(type);
  const tagName = tag && catalogue.tags.get(tag.toLowerCase())?.name;
  const heading = [tagName, category?.name, noun.many].filter(Boolean).join(' ');
  const title = tagName || category ? heading : `All ${noun.many}`;
  const address = dynamicListAddress(verticalId, {
    ...(type !== undefined && { type }),
    ...(tagName && { tag: tagName }),
  });
  const onlyCategory = category && !tagName ? `${homeAddress(verticalId)}/cate/${category.id}` : address;
  return page.finish({
    kind: 'category',
    address: pageAddress(address, cut.number),
    ...(category && { category }),
    listing: { title, page: cut, address },
    meta: {
      ...listMeta(page, cut.entries, title),
      canonicalPath: pageAddress(onlyCategory, cut.number),
    },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function DynamicList({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
