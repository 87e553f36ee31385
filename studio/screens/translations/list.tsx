import { ChevronRight, Download, FileUp, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-aria-components';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { interfaceSection } from '#app/translations/interface-section.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackLink } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { writeFilter } from './filter.ts';
import { holderAddress, languageAddress, rowKey, type HolderRow } from './holder.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ListFilter } from './list-filter.tsx';
import { readList } from './read-lists.server.ts';
import { StateBadges } from './state-badges.tsx';
import { useTranslationNames } from './use-names.ts';
import { useReloadUntilComplete } from './use-reload-until-complete.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readList({ request, context }, params.language);
}

/** The texts to translate into a language, by section and state. */
export default function TranslationList() {
  const list = useLoaderData<typeof loader>();
  const { language, languages, filter, rows, page, last, sections: allSections } = list;
  const isSearching = list.searched < 1;
  useReloadUntilComplete(list.searched);
  const t = useMessages('translations');
  const status = useStatus(list);
  const { canEdit } = useDraft();
  const [dialog, setDialog] = useState<'export' | 'import' | null>(null);
  const close = () => setDialog(null);
  const { sectionOf } = useTranslationNames();
  // The texts of the interface have a screen of their own.
  const sections = allSections.filter(({ section }) => section !== interfaceSection);
  const sectionNames = new Map(sections.map((one) => [one.section, sectionOf(one)]));
  const home = languageAddress(language.tag);
  return (
    <Screen>
      <title>{t('list.title', { language: language.name })}</title>
      <PageHeader
        title={t('list.title', { language: language.name })}
        status={status}
        actions={
          <>
            <BackLink href="/translations">{t('list.back')}</BackLink>
            <Button icon={<Download aria-hidden className="size-4" />} onPress={() => setDialog('export')}>
              {t('export.open')}
            </Button>
            {canEdit && (
              <Button icon={<FileUp aria-hidden className="size-4" />} onPress={() => setDialog('import')}>
                {t('import.open')}
              </Button>
            )}
          </>
        }
      />
      <ListFilter
        key={language.tag}
        language={language}
        languages={languages}
        filter={filter}
        sections={sections}
      />
      {list.isCapped && <p className="pb-3 text-secondary text-muted">{t('list.capped')}</p>}
      <Card isFlush>
        {rows.length === 0 ? (
          <div className="p-5">
            <EmptyState
              icon={<SearchCheck aria-hidden className="size-5" />}
              title={isSearching ? t('list.searching') : t('list.none')}
              text={isSearching ? t('list.searched', { share: list.searched }) : t('list.noneText')}
            />
          </div>
        ) : (
          <ul aria-label={t('list.label')}>
            {rows.map((row) => (
              <li key={rowKey(row)} className="border-b border-divider last:border-0">
                <Row
                  row={row}
                  section={sectionNames.get(row.section) ?? ''}
                  href={holderAddress(language.tag, row) + writeFilter(filter)}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <PageLinks
        className="mt-4"
        page={page}
        last={last}
        addressOf={(to) => home + writeFilter(filter, to)}
      />
      {dialog === 'export' && (
        <ExportDialog language={language} filter={filter} sections={allSections} onClose={close} />
      )}
      {dialog === 'import' && <ImportDialog language={language} onClose={close} />}
    </Screen>
  );
}

/**
 * Returns the number of texts and, during a search, its progress, in words. Returns `null` while a search
 * has found nothing yet, because the list itself then shows the progress.
 */
function useStatus({ searched, total }: { searched: number; total: number }): string | null {
  const t = useMessages('translations');
  const isSearching = searched < 1;
  if (isSearching && total === 0) return null;
  const count = t('list.status', { count: total });
  return isSearching ? `${count} · ${t('list.searched', { share: searched })}` : count;
}

/** Something with texts: its name, the passage that the search found, and how many texts are in each state. */
function Row({ row, section, href }: { row: HolderRow; section: string; href: string }) {
  const t = useMessages('translations');
  const { nameOf } = useTranslationNames();
  return (
    <Link
      href={href}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 outline-offset-[-3px] data-hovered:bg-hover"
    >
      <span className="min-w-0 flex-1 basis-48">
        <span dir="auto" className="block truncate font-semibold">
          {nameOf(row)}
        </span>
        <span className="block truncate text-secondary text-muted">
          {t('list.kind', { group: row.group, section })}
        </span>
        {row.excerpt && (
          <span dir="auto" lang={row.excerpt.language} className="block truncate text-secondary">
            {row.excerpt.before}
            <mark className="rounded-[4px] bg-accent/25 text-inherit">{row.excerpt.hit}</mark>
            {row.excerpt.after}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-1.5">
        <StateBadges counts={row.counts} />
      </span>
      <ChevronRight aria-hidden className="size-4 text-faint rtl:-scale-x-100" />
    </Link>
  );
}
