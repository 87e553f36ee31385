import { Outlet, type LoaderFunctionArgs } from 'react-router';
import { coreBlocks } from '#app/blocks/blocks.tsx';
import { playAddress } from '#app/domain/catalogue/addresses.ts';
import type { BlockComponentMap, BlockComponents } from '#app/pages/layouts/block-list.tsx';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
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
  riddleWall: ({ data }) => <p>{data.motto}</p>,
};

/** Every block that a page of riddles may contain. */
export const riddleComponents: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...ownBlocks };

/** Gives the pages of riddles their components, like `pages.tsx` of a vertical. */
export function RiddlePages() {
  return <Outlet context={riddleComponents} />;
}

type Load = (args: LoaderFunctionArgs) => Promise<PageData>;

/** Creates a route module like that of a vertical. */
function routeModule(loader: Load) {
  return {
    loader,
    meta: pageMeta,
    default: ({ loaderData }: { loaderData: PageData }) => <SectionPage page={loaderData} />,
  };
}

const playPage: Load = async ({ context, params }) => {
  const page = openPage(context, riddlesServer);
  const item = page.catalogue.itemById.get(parseId(params.id) ?? -1);
  if (!item) throw await page.notFound();
  return page.finish({
    kind: 'play',
    address: playAddress(item),
    item,
    meta: { heading: item.title, description: '' },
  });
};

const myRiddles: Load = ({ context }) =>
  openPage(context, riddlesServer).finish({
    kind: 'mygames',
    address: '/qa/mygames',
    meta: { heading: 'My riddles', description: '' },
  });

/** The routes of riddles' own pages, by path. */
export const riddleRoutes = {
  'qa/game/:id': routeModule(playPage),
  'qa/mygames': routeModule(myRiddles),
};
