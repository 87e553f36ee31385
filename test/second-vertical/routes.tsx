import type { LoaderFunctionArgs } from 'react-router';
import { coreBlocks } from '#app/blocks/blocks.tsx';
import { categoryAddress, itemAddress, playAddress } from '#app/domain/catalogue/addresses.ts';
import { paginate } from '#app/domain/catalogue/lists.ts';
import type { BlockComponentMap, BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { loadHome } from '#app/pages/layouts/home-page.server.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { openPage, type PageData } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.ts';
import { loadSearch, loadSearchForm } from '#app/pages/layouts/search-page.server.ts';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { riddlesServer, type riddleBlocks } from './vertical.server.ts';

const ownBlocks: BlockComponents<typeof riddleBlocks> = {
  riddle: ({ data }) => (
    <details open={data.isOpen}>
      <summary>{data.question}</summary>
      {data.answer}
    </details>
  ),
  broken: () => null,
};

/** Every block that a page of riddles may contain. */
export const riddleComponents: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...ownBlocks };

type Load = (args: LoaderFunctionArgs) => Promise<PageData>;

/** Creates a route module like that of a vertical. */
function routeModule(loader: Load) {
  return {
    loader,
    meta: ({ loaderData }: { loaderData?: PageData }) => (loaderData ? metaDescriptors(loaderData.meta) : []),
    default: ({ loaderData }: { loaderData: PageData }) => (
      <LayoutPage page={loaderData} components={riddleComponents} />
    ),
  };
}

const itemPage =
  (kind: 'details' | 'play'): Load =>
  async ({ context, params }) => {
    const page = openPage(context, riddlesServer);
    const item = page.catalogue.itemById.get(parseId(params.id) ?? -1);
    if (!item) throw await page.notFound();
    const address = kind === 'details' ? itemAddress(item) : playAddress(item);
    return page.finish({ kind, address, item, meta: { heading: item.title, description: '' } });
  };

const category: Load = async ({ context, params, request }) => {
  const page = openPage(context, riddlesServer);
  const found = page.catalogue.categoryById.get(parseId(params.id) ?? -1);
  const number = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const cut = found && paginate(page.catalogue.itemsByCategory.get(found.id) ?? [], number);
  if (!found || !cut) throw await page.notFound();
  const address = categoryAddress(found, riddlesServer.vertical.id);
  return page.finish({
    kind: 'category',
    address,
    category: found,
    listing: { title: found.name, page: cut, address },
    meta: { heading: found.siteTitle || found.name, description: '' },
  });
};

const search: Load = ({ context, params, request }) =>
  loadSearch(context, riddlesServer, { request, keyword: params.kw ?? '' });

const searchForm: Load = ({ context, request }) => loadSearchForm(context, riddlesServer, request);

const myRiddles: Load = ({ context }) =>
  openPage(context, riddlesServer).finish({
    kind: 'mygames',
    address: '/qa/mygames',
    meta: { heading: 'My riddles', description: '' },
  });

/** The six page kinds of riddles, by path. */
export const riddleRoutes = {
  qa: routeModule(({ context }) => loadHome(context, riddlesServer)),
  'qa/details/:id': routeModule(itemPage('details')),
  'qa/game/:id': routeModule(itemPage('play')),
  'qa/cate/:id': routeModule(category),
  'qa/search': routeModule(searchForm),
  'qa/search/:kw': routeModule(search),
  'qa/mygames': routeModule(myRiddles),
};
