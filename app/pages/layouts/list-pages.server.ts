import { redirect, type RouterContextProvider } from 'react-router';
import {
  categoryAddress,
  dynamicListAddress,
  homeAddress,
  itemAddress,
} from '#app/domain/catalogue/addresses.ts';
import { listCategory, listFiltered } from '#app/domain/catalogue/cached-lists.ts';
import type { Sliceable } from '#app/domain/catalogue/sliceable.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { differingOrders, paginate } from '#app/domain/catalogue/lists.ts';
import { areOpened, popularityIn } from '#app/domain/catalogue/popularity.ts';
import { hasSampleFigures } from '#app/domain/catalogue/shown-figures.ts';
import { inTurns } from '#app/lib/chunks.server.ts';
import { itemListGraph } from '../seo/structured-data.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { narrowList, withParameters, type ListKinds } from './list-kinds.server.ts';
import type { PageData } from './page-data.ts';
import type { PageInput } from './page-input.server.ts';
import { openPage, type OpenPage } from './page.server.ts';
import { parseId, parsePage, parseSort } from './parameters.server.ts';

/** From this page on, almost all requests come from scanners (spec SERVE-5). */
const deepPage = 4;

/**
 * Loads a category's page in the requested order, `/{prefix}/cate/{id}` (spec CAT-4, LIST-5). Throws the 404 page for
 * an unknown category. `queryNames` are the parameters that the vertical's own blocks read. `kinds` are the kinds of
 * items that the parameter `kind` can select.
 */
export async function loadCategory<Fields>(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer<Fields>,
  {
    request,
    id,
    queryNames = [],
    kinds,
  }: { request: Request; id: string; queryNames?: readonly string[]; kinds?: ListKinds<Fields> },
): Promise<PageData> {
  const page = openPage(context, server);
  const url = new URL(request.url);
  const category = page.catalogue.categoryById.get(parseId(id) ?? -1);
  const sort = parseSort(url);
  const number = parsePage(context, url);
  if (!category || !sort || !number) throw await page.notFound();
  const { figures } = page.platform.votes;
  const popularityOf = popularityIn(page.snapshot, figures);
  const steps = listCategory(page.catalogue, category.id, sort, {
    now: page.now,
    cachedFor: page.snapshot.pageLifetime * 1000,
    popularityOf,
  });
  const base = categoryAddress({ ...category, router: '', target: null }, server.vertical);
  const part = partOf(await inTurns(steps), url, base, kinds);
  const cut = part && paginate(part.list, number);
  if (!cut) throw await page.notFound();
  if (number >= deepPage) page.markNonCanonical();
  const inOwnOrder = page.catalogue.itemsByCategory.get(category.id) ?? [];
  const differing = await inTurns(differingOrders(inOwnOrder, popularityOf));
  // The order by rating needs an item with real figures, because sample figures alone must not decide an order.
  const isRated = inOwnOrder.some((item) => !hasSampleFigures(page.snapshot, item));
  const isOpened = areOpened(page.snapshot, inOwnOrder, figures);
  const sorts = differing.filter(
    (order) => (order !== 'rating' || isRated) && (order !== 'popular' || isOpened),
  );
  // An order that is not offered, such as an old link to an order by figures, redirects to the list in its own order.
  if (sort !== 'new' && !sorts.includes(sort)) throw redirect(withParameters(base, { kind: part.kind }), 302);
  const address = withParameters(base, { kind: part.kind, sort: sort === 'default' ? '' : sort });
  return page.finish({
    kind: 'category',
    address: pageAddress(address, number),
    ...page.readQuery(url, queryNames),
    category,
    listing: {
      title: page.section('section.list', { name: category.name }),
      page: cut,
      address,
      sort,
      sorts,
      ...(part.offered && { kinds: part.offered }),
    },
    meta: {
      ...listMeta(page, cut.entries, category.siteTitle || category.name),
      description: category.description || page.snapshot.info.description,
      keywords: category.keywords || page.snapshot.info.keywords,
      ...((sort !== 'default' || part.kind !== '') && { robots: 'noindex, follow' as const }),
    },
  });
}

/**
 * Loads the list of a tag, a category or both, or of all items without either: `/{prefix}/cate/type/` (spec ADDR-8).
 * `queryNames` are the parameters that the vertical's own blocks read.
 */
export async function loadDynamicList<Fields>(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer<Fields>,
  request: Request,
  queryNames: readonly string[] = [],
  kinds?: ListKinds<Fields>,
): Promise<PageData> {
  const page = openPage(context, server);
  const { catalogue } = page;
  const url = new URL(request.url);
  const typeText = url.searchParams.get('type') || null;
  const tag = url.searchParams.get('tag') || undefined;
  const type = typeText === null ? undefined : (parseId(typeText) ?? -1);
  const number = parsePage(context, url);
  const items = listFiltered(catalogue, {
    ...(type !== undefined && { categoryId: type }),
    ...(tag && { tag }),
  });
  const ownTag = tag ? catalogue.tags.get(tag.toLowerCase()) : undefined;
  const tagName = ownTag?.name;
  const base = dynamicListAddress(catalogue, {
    ...(type !== undefined && { type }),
    ...(ownTag && { tag: ownTag.addressName }),
  });
  const part = items && partOf(items, url, base, kinds);
  const cut = part && number ? paginate(part.list, number) : null;
  if (!part || !cut) throw await page.notFound();
  if (cut.number >= deepPage) page.markNonCanonical();
  const category = type === undefined ? undefined : catalogue.categoryById.get(type);
  const names = [tagName, category?.name].filter(Boolean).join(' ');
  const title = names === '' ? page.section('section.all') : page.section('section.list', { name: names });
  // A tag is found in any letter case, but the site's links use only the tag's own spelling.
  if (tag !== undefined && tag !== ownTag?.addressName) page.markNonCanonical();
  const address = withParameters(base, { kind: part.kind });
  const onlyCategory =
    category && !tagName
      ? withParameters(`${homeAddress(catalogue)}/cate/${category.id}`, { kind: part.kind })
      : address;
  return page.finish({
    kind: 'category',
    address: pageAddress(address, cut.number),
    ...page.readQuery(url, queryNames),
    ...(category && { category }),
    listing: {
      title,
      page: cut,
      address,
      ...(ownTag && { tag: ownTag }),
      ...(part.offered && { kinds: part.offered }),
    },
    meta: {
      ...listMeta(page, cut.entries, title),
      canonicalPath: pageAddress(onlyCategory, cut.number),
      ...(part.kind !== '' && { robots: 'noindex, follow' as const }),
    },
  });
}

/** Returns the part of a list that the address asks for, or `null`. */
function partOf<Fields>(list: Sliceable<Item<Fields>>, url: URL, base: string, kinds?: ListKinds<Fields>) {
  if (!kinds) return { list, offered: null, kind: '' };
  const kind = url.searchParams.get('kind') ?? '';
  const part = narrowList(list, kinds, { current: kind, base });
  return part && { ...part, kind };
}

/**
 * Returns the head of a list page with the site's description and keywords, which callers can replace. The items,
 * except for samples, are added as structured data.
 */
function listMeta(page: OpenPage, items: readonly Item[], heading: string): PageInput['meta'] {
  const { info } = page.snapshot;
  return {
    heading,
    description: info.description,
    keywords: info.keywords,
    structuredData: itemListGraph(
      items
        .filter(({ isSample }) => !isSample)
        .map((item) => ({ name: item.title, url: page.urlOf(itemAddress(item)) })),
    ),
  };
}
