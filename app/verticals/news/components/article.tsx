import { ExternalLink } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SanitisedHtml } from '#app/ui/sanitised-html.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { newsBlocks } from '../blocks.server.ts';

type Data = BlockData<(typeof newsBlocks)['article']>;

/** The reading page (design note 7). */
export function Article({ data }: { data: Data }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('news');
  return (
    <article className="article shell mt-4 md:mt-6">
      <header>
        {data.category && (
          <ItemLink
            href={data.category.href}
            className="touch-target inline-block py-1 text-sm font-extrabold tracking-wider text-info uppercase hover:underline"
          >
            <Name of={data.category} />
          </ItemLink>
        )}
        <h1 {...textLanguage('title')} className="mt-1 text-3xl md:text-4xl">
          {data.title}
        </h1>
        {data.intro && (
          <p {...textLanguage('intro')} className="mt-4 text-lg leading-relaxed text-soft md:text-xl">
            {data.intro}
          </p>
        )}
        <Byline data={data} />
      </header>
      {data.picture && (
        <div className="article-picture mt-6 aspect-video overflow-hidden rounded-panel soft-shadow">
          <Picture
            picture={data.picture}
            sizes="(min-width: 130rem) 820px, (min-width: 64rem) 728px, (min-width: 48rem) 664px, 90vw"
            plainWidth={1280}
            load="first"
            className="size-full object-cover"
          />
        </div>
      )}
      {data.html && (
        <SanitisedHtml
          {...textLanguage(data.htmlText)}
          html={data.html}
          className="article-text prose mt-8"
        />
      )}
      {data.origin && <Origin {...data.origin} />}
      {data.sources.length > 0 && <Sources sources={data.sources} />}
      {data.tags.length > 0 && (
        <ul aria-label={t('article.tags')} className="mt-8 flex flex-wrap gap-2">
          {data.tags.map((tag) => (
            <li key={tag.href}>
              <ItemLink
                href={tag.href}
                className="grid h-11 place-items-center rounded-full bg-surface px-4 text-sm font-bold hover:bg-raised"
              >
                <Name of={tag} />
              </ItemLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Byline({ data: { author, date, dateTime, minutes, html, htmlText } }: { data: Data }) {
  const t = useMessages('news');
  const languageNote = useLanguageNote(html ? htmlText : 'intro');
  return (
    <p className="mt-4 flex flex-wrap gap-x-2 text-sm font-semibold text-faint">
      {author && <span className="text-soft">{author}</span>}
      {author && <span aria-hidden>·</span>}
      <time dateTime={dateTime}>{date}</time>
      {minutes > 0 && (
        <>
          <span aria-hidden>·</span>
          <span>{t('article.minutes', { count: minutes })}</span>
        </>
      )}
      {languageNote && (
        <>
          <span aria-hidden>·</span>
          <span>{languageNote}</span>
        </>
      )}
    </p>
  );
}

/** The link to the full text of an article from another site. */
function Origin({ name, url, licence }: { name: string; url: string; licence: string }) {
  const t = useMessages('news');
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
      <a href={url} rel="noopener nofollow" className="button-primary">
        {t(licence ? 'article.published' : 'article.continue', { name })}
        <ExternalLink aria-hidden className="size-4.5" />
      </a>
      {licence && <span className="text-sm text-faint">{t('article.licence', { licence })}</span>}
    </p>
  );
}

function Sources({ sources }: { sources: Data['sources'] }) {
  const t = useMessages('news');
  return (
    <section className="mt-10 panel">
      <h2 className="mb-3 text-lg">{t('article.sources')}</h2>
      <ol className="grid gap-1 text-[0.9375rem]">
        {sources.map(({ title, url }) => (
          <li key={url} className="min-w-0 wrap-anywhere">
            <a
              href={url}
              rel="noopener"
              className="inline-block py-0.5 text-soft underline decoration-line underline-offset-4 hover:text-strong hover:decoration-current"
            >
              {title}
            </a>{' '}
            <span className="text-sm text-faint">{new URL(url).host}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
