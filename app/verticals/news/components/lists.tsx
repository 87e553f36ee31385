import { ListFrame } from '#app/core/blocks/list-frame.tsx';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import { Inserted } from '#app/ui/insertions.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ArticleCardData } from '../article-card.server.ts';
import type { newsBlocks } from '../blocks.server.ts';
import { ArticleCard } from './article-card.tsx';

/** The articles of a category or tag page. */
export function ArticleList({ data }: { data: BlockData<(typeof newsBlocks)['articleList']> }) {
  return (
    <ListFrame data={data}>
      <Grid articles={data.articles} headingLevel="h2" eager={4} />
    </ListFrame>
  );
}

/** What to read after an article. */
export function RelatedArticles({ data }: { data: BlockData<(typeof newsBlocks)['relatedArticles']> }) {
  return (
    <Section title={data.title}>
      <Grid articles={data.articles} headingLevel="h3" />
    </Section>
  );
}

function Grid({
  articles,
  headingLevel,
  eager = 0,
}: {
  articles: readonly ArticleCardData[];
  headingLevel: 'h2' | 'h3';
  eager?: number;
}) {
  return (
    <Inserted as="ul" className="grid grid-cols-1 gap-4 sm:gap-5 @xl:grid-cols-2 @4xl:grid-cols-4">
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} eager={index < eager} />
        </li>
      ))}
    </Inserted>
  );
}
