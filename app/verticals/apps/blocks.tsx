import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import type { appPageBlocks } from './app-page-blocks.server.ts';
import type { appBlocks } from './blocks.server.ts';
import { AppFeature, AppList, AppRows, AppShelves } from './components/shelves.tsx';

/** Components of the app blocks that any page can contain. */
export const appsBlocks: Omit<BlockComponents<typeof appBlocks>, keyof typeof appPageBlocks> = {
  appFeature: AppFeature,
  appRows: AppRows,
  appShelves: AppShelves,
  appList: AppList,
};
