import { defineVertical } from '#app/pages/vertical.server.ts';
import { appsMeta } from './apps-meta.server.ts';
import { appExt } from './app-ext.server.ts';
import { appBlocks } from './blocks.server.ts';
import { fdroidFeed } from './feeds/fdroid.server.ts';
import { appLayouts } from './layouts.server.ts';
import { apps, type AppFields } from './vertical.ts';

export default defineVertical<AppFields>({
  vertical: apps,
  homeTexts({ messages }) {
    const t = messages('apps');
    return { title: t('home.title'), description: t('home.description') };
  },
  extSchema: appExt,
  structuredDataTypes: ['app'],
  isPlayed: false,
  blocks: appBlocks,
  layouts: appLayouts,
  describeItem: appsMeta,
  feeds: [fdroidFeed],
});
