import { PenLine } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PartSheet } from '#app/ui/part-sheet.tsx';
import { SanitisedHtml } from '#app/ui/sanitised-html.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { shellBlocks } from './blocks.server.ts';
import styles from './text-page.css?url';

/** One of the site's text pages, with links to the others. */
export function TextPage({ data }: { data: BlockData<(typeof shellBlocks)['textPage']> }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('shell');
  return (
    <div className="shell mt-4 md:mt-8">
      <PartSheet href={styles} />
      <nav aria-label={t('footer.site')}>
        <ul className="flex flex-wrap gap-2">
          {data.pages.map((page) => (
            <li key={page.href}>
              <PageLink
                href={page.href}
                aria-current={page.href.endsWith(`/${data.name}`) ? 'page' : undefined}
                className="grid h-11 place-items-center rounded-full bg-surface px-4 text-sm font-bold text-soft hover:bg-raised hover:text-strong aria-[current]:bg-strong aria-[current]:text-on-strong"
              >
                {page.name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {data.html === '' ? (
        <EmptyState
          icon={PenLine}
          title={data.title}
          isHeading
          action={{ href: '/', label: t('missing.goHome') }}
        >
          {t('textPage.empty')}
        </EmptyState>
      ) : (
        <article className="legal-text mt-8 md:mt-10">
          <h1 {...textLanguage('text')} className="mb-6 text-2xl sm:text-3xl md:text-4xl">
            {data.title}
          </h1>
          {/* Sanitised on the server. */}
          <SanitisedHtml {...textLanguage('text')} html={data.html} className="prose" />
        </article>
      )}
    </div>
  );
}
