import { Outlet } from 'react-router';
import type { BlockComponentMap, BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { appPageBlocks as server } from './app-page-blocks.server.ts';
import { AppDetails } from './components/app-details.tsx';
import { AppHeader } from './components/app-header.tsx';
import { AppScreenshots } from './components/app-screenshots.tsx';
import { SimilarApps } from './components/similar-apps.tsx';
import { components } from './page-components.ts';

/** Components of the blocks that show the page's own app. The reviews load on demand because few apps have any. */
const appPageBlocks: BlockComponents<typeof server> = {
  appHeader: AppHeader,
  appDetails: AppDetails,
  similarApps: SimilarApps,
  appScreenshots: AppScreenshots,
  appReviews: lazyBlock(async () => (await import('./components/app-reviews.tsx')).AppReviews),
};

/** Components of all blocks that an app's own page may contain. */
const appPageComponents: BlockComponentMap = { ...components, ...appPageBlocks };

/** Gives the pages of a single app the components of their blocks. */
export default function AppPages() {
  return <Outlet context={appPageComponents} />;
}
