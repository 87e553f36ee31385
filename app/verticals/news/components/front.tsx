import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { InLanguage, Name } from '#app/ui/in-language.tsx';
import { useBlockTextLanguage } from '#app/ui/text-language.ts';
import { Section } from '#app/ui/section.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { newsBlocks } from '../blocks.server.ts';
import { ArticleCard } from './article-card.tsx';

/** The lead story with four others beside it. */
export function ArticleFront({ data }: { data: BlockData<(typeof newsBlocks)['articleFront']> }) {
  const blockLanguage = useBlockTextLanguage();
  const t = useMessages('news');
  return (
    <section className="shell mt-2" aria-label={data.title || t('front.label')}>
      {data.title && (
        <h2 {...blockLanguage('title')} className="mb-3 text-xl md:text-2xl">
          {data.title}
        </h2>
      )}
      <div className="article-front grid grid-cols-1 gap-4 sm:gap-5 @xl:grid-cols-2 @4xl:grid-cols-[1.8fr_1fr_1fr] @min-[96rem]:grid-cols-[2.2fr_repeat(4,1fr)]">
        <ArticleCard article={data.lead} look="lead" headingLevel="h2" load="first" />
        {data.others.map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel="h2" load="inView" />
        ))}
      </div>
    </section>
  );
}

/** Further articles as dated lines. */
export function LatestArticles({ data }: { data: BlockData<(typeof newsBlocks)['latestArticles']> }) {
  return (
    <Section title={data.title} seeAll={data.all}>
      <ul className="grid grid-cols-1 gap-x-8 @2xl:grid-cols-2 @6xl:grid-cols-3">
        {data.articles.map((article) => (
          <li key={article.href} className="border-t border-line">
            <ItemLink href={article.href} className="group flex flex-col gap-0.5 py-3">
              <span className="font-display text-[1.0625rem] leading-snug font-medium group-hover:underline">
                <InLanguage language={article.language}>{article.title}</InLanguage>
              </span>
              <span className="text-sm text-faint">
                <time dateTime={article.dateTime}>{article.date}</time>
                {article.category && (
                  <>
                    {' · '}
                    <Name of={article.category} />
                  </>
                )}
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The categories, each with its newest articles. */
export function ArticleSections({ data }: { data: BlockData<(typeof newsBlocks)['articleSections']> }) {
  return data.sections.map(({ name, language, href, articles }) => (
    <Section key={href} title={name} language={language} seeAll={href}>
      <ul className="article-rail grid gap-4 sm:gap-5 @xl:grid-cols-2 @4xl:grid-cols-4">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  ));
}
