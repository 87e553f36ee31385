import type { PictureLoad } from '#app/ui/picture-load.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useAttributesOf } from '#app/ui/text-language.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { ArticleCardData } from '../article-card.server.ts';

/** Text colours of the categories, in menu order. */
const hues = ['text-info', 'text-star', 'text-success', 'text-coral', 'text-quiz', 'text-sand'];

/** The name of an article's category in the colour of that category. */
export function CategoryName({ category }: { category: NonNullable<ArticleCardData['category']> }) {
  return (
    <p className={`text-xs font-extrabold tracking-wider uppercase ${hues[category.index % hues.length]}`}>
      <Name of={category} />
    </p>
  );
}

/** An article on a front page or list: picture, category, title and the start of its text. All of it is one link. */
export function ArticleCard({
  article,
  look = 'plain',
  headingLevel: Heading = 'h3',
  load,
}: {
  article: ArticleCardData;
  look?: 'plain' | 'lead';
  headingLevel?: 'h2' | 'h3';
  load?: PictureLoad | undefined;
}) {
  const attributesOf = useAttributesOf();
  const isLead = look === 'lead';
  const picture = article.widePicture ?? article.picture;
  return (
    <article className={`link-card ${isLead ? 'article-card-lead' : ''}`}>
      <div className="article-card-picture">
        {picture && (
          <Picture
            picture={picture}
            sizes={
              isLead
                ? '(min-width: 64rem) 52vw, 94vw'
                : '(min-width: 64rem) 24vw, (min-width: 40rem) 45vw, 94vw'
            }
            {...(isLead && { plainWidth: 1280 })}
            load={load}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className={`flex flex-1 flex-col gap-1.5 p-4 md:p-5 ${isLead ? 'lg:flex-none' : ''}`}>
        {article.category && <CategoryName category={article.category} />}
        <Heading
          {...attributesOf(article.language)}
          className={isLead ? 'text-2xl md:text-3xl' : 'text-lg leading-snug'}
        >
          <ItemLink href={article.href} className="face-link">
            {article.title}
          </ItemLink>
        </Heading>
        <p
          dir="auto"
          {...attributesOf(article.teaserLanguage)}
          className={`text-soft ${isLead ? 'max-w-read text-lg' : 'line-clamp-2 text-[0.9375rem]'}`}
        >
          {article.teaser}
        </p>
        <time dateTime={article.dateTime} className="mt-auto pt-1 text-sm text-faint">
          {article.date}
        </time>
      </div>
    </article>
  );
}
