import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import type { newsBlocks as server } from './blocks.server.ts';
import { Article } from './components/article.tsx';
import { ArticleFront, ArticleSections, LatestArticles } from './components/front.tsx';
import { ArticleList, RelatedArticles } from './components/lists.tsx';

export const newsBlocks: BlockComponents<typeof server> = {
  articleFront: ArticleFront,
  latestArticles: LatestArticles,
  articleSections: ArticleSections,
  articleList: ArticleList,
  article: Article,
  relatedArticles: RelatedArticles,
};
