import { defineVertical } from '#app/pages/vertical.server.ts';
import { newsMeta } from './news-meta.server.ts';
import { articleExt } from './article-ext.server.ts';
import { newsBlocks } from './blocks.server.ts';
import { rssFeed } from './feeds/rss.server.ts';
import { newsLayouts } from './layouts.server.ts';
import { newsToday } from './today.server.ts';
import { news, newsSitemap, type ArticleFields } from './vertical.ts';

export default defineVertical<ArticleFields>({
  vertical: news,
  homeTexts({ messages }) {
    const t = messages('news');
    return { title: t('home.title'), description: t('home.description') };
  },
  extSchema: articleExt,
  structuredDataTypes: ['news'],
  isPlayed: false,
  blocks: newsBlocks,
  layouts: newsLayouts,
  describeItem: newsMeta,
  feeds: [rssFeed],
  sitemaps: [newsSitemap],
  today: newsToday,
  widePicture: ({ fields }) => fields.imgWide,
});
