import { ListFrame } from '#app/blocks/list-frame.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { loadInOrder } from '#app/ui/picture-load.ts';
import { Inserted } from '#app/ui/insertions.tsx';
import { FilledRow, type RowFilling } from '#app/ui/row-filling.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ArticleCardData } from '../article-card.server.ts';
import type { newsBlocks } from '../blocks.server.ts';
import { ArticleCard } from './article-card.tsx';

/** The articles of a category or tag page. */
export function ArticleList({ data }: { data: BlockData<(typeof newsBlocks)['articleList']> }) {
  return (
    <ListFrame data={data}>
      <Grid articles={data.cards} filling={data.filling} headingLevel="h2" inView={4} />
    </ListFrame>
  );
}

/** Articles that are related to the article of the page. */
export function RelatedArticles({ data }: { data: BlockData<(typeof newsBlocks)['relatedArticles']> }) {
  return (
    <Section title={data.title}>
      <Grid articles={data.articles} headingLevel="h3" />
    </Section>
  );
}

function Grid({
  articles,
  filling,
  headingLevel,
  inView = 0,
}: {
  articles: readonly ArticleCardData[];
  filling?: RowFilling<ArticleCardData>;
  headingLevel: 'h2' | 'h3';
  inView?: number;
}) {
  return (
    <Inserted
      as="ul"
      className="columns grid gap-4 [--columns:1] sm:gap-5 @xl:[--columns:2] @4xl:[--columns:4] @min-[96rem]:[--columns:6]"
    >
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} load={loadInOrder(index, inView)} />
        </li>
      ))}
      {filling && (
        <FilledRow filling={filling}>
          {(article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          )}
        </FilledRow>
      )}
    </Inserted>
  );
}
