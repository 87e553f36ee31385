import { categoryAddress } from '#app/core/catalogue/addresses.ts';
import { listCategory } from '#app/core/catalogue/kept-lists.ts';
import { paginate } from '#app/core/catalogue/lists.ts';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import { openPage } from '#app/core/layouts/page.server.ts';
import { parseId, parsePage, parseSort } from '#app/core/layouts/parameters.ts';
import { metaDescriptors } from '#app/core/seo/meta.ts';
import { inTurns } from '#app/core/store/chunks.ts';
import { pageAddress } from '#app/ui/page-address.ts';
import { components } from '../components.ts';
import { listMeta } from '../list-meta.server.ts';
import { gamesServer } from '../vertical.server.ts';
import type { Route } from './+types/category';

export const handle = { query: ['page', 'sort'] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  const url = new URL(request.url);
  const category = page.catalogue.categoryById.get(parseId(params.cate_id) ?? -1);
  const sort = parseSort(url);
  const number = parsePage(url);
  if (!category || !sort || !number) throw await page.notFound();
  const { figures } = page.platform.votes;
  const steps = listCategory(page.catalogue, category.id, sort, {
    now: page.now,
    keptFor: page.snapshot.pageLifetime * 1000,
    countOf: (item) => item.sample.opens + figures.get(item.verticalId, item.id).opens,
  });
  const cut = paginate(await inTurns(steps), number);
  if (!cut) throw await page.notFound();
  if (number > 3) page.markVisitorChosen();
  const base = categoryAddress({ ...category, router: '', targetVerticalId: 0 }, gamesServer.vertical.id);
  const address = sort === 'default' ? base : `${base}?sort=${sort}`;
  return page.finish({
    kind: 'category',
    address: pageAddress(address, number),
    category,
    listing: { title: `${category.name} games`, page: cut, address, sort },
    meta: {
      ...listMeta(page, cut.entries, category.siteTitle || category.name),
      description: category.description || page.snapshot.info.description,
      keywords: category.keywords || page.snapshot.info.keywords,
      ...(sort !== 'default' && { robots: 'noindex, follow' as const }),
    },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function GameCategory({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
