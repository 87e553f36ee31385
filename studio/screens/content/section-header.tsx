import { FolderTree, ListOrdered, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { isFiltered, type ContentQuery } from './content-query.ts';
import { NewItem } from './new-item.tsx';
import type { SectionData } from './read-section.server.ts';

/** The name of a section, the number of items in the list, and links to the section's other screens. */
export function SectionHeader({
  data,
  query,
  arrangeAddress,
}: {
  data: SectionData;
  query: ContentQuery;
  arrangeAddress: string;
}) {
  const t = useMessages('content');
  const { canEdit } = useDraft();
  const home = `/content/${data.prefix}`;
  return (
    <div className="@container shrink-0">
      <PageHeader
        title={data.name}
        status={
          isFiltered(query)
            ? t('section.countOf', { count: data.page.total, total: data.total })
            : t('section.count', { total: data.total })
        }
        actions={
          <>
            <HeaderLink
              href={`${home}/categories`}
              icon={<FolderTree aria-hidden className="size-4" />}
              label={t('section.categories')}
            />
            {canEdit && (
              <HeaderLink
                href={arrangeAddress}
                icon={<ListOrdered aria-hidden className="size-4" />}
                label={t('arrange.title')}
              />
            )}
            {canEdit && data.isPlayed && (
              <HeaderLink
                href={`${home}/upload`}
                icon={<Upload aria-hidden className="size-4" />}
                label={t('section.upload')}
              />
            )}
            {canEdit && <NewItem prefix={data.prefix} isPlayed={data.isPlayed} options={data.options} />}
          </>
        }
      />
    </div>
  );
}

/** A link of the header. Its label is a tooltip if the header is narrow, such as beside the drawer. */
function HeaderLink({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <Tooltip text={label} placement="bottom">
      <LinkButton href={href} icon={icon}>
        <span className="@max-[960px]:sr-only">{label}</span>
      </LinkButton>
    </Tooltip>
  );
}
