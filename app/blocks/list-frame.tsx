import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import type { ListFrameData } from './list-frame-data.server.ts';

const sortNames = {
  default: 'list.default',
  new: 'list.new',
  popular: 'list.popular',
  rating: 'list.rating',
} as const;

/** Heading, count, orders and pages of a list. `children` are the items, which are not rendered for an empty list. */
export function ListFrame({ data, children }: { data: ListFrameData; children: ReactNode }) {
  const t = useMessages('blocks');
  const introLanguage = useLanguageAttributes(data.introLanguage);
  return (
    <section className="shell list-top">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {data.picture && (
          <div className="size-20 flex-none overflow-hidden rounded-tile md:size-24">
            <Picture
              picture={data.picture}
              alt=""
              sizes="96px"
              load="inView"
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl md:text-3xl">
            {data.title}
            <span className="ms-3 inline-block align-middle font-text text-base font-semibold text-faint">
              {data.total}
            </span>
          </h1>
          {data.intro && (
            <p {...introLanguage} className="mt-2 content-limit text-soft">
              {data.intro}
            </p>
          )}
        </div>
        {data.sorts.length > 0 && data.total > 1 && (
          <nav
            aria-label={t('list.order')}
            className="no-scrollbar flex max-w-full gap-1 overflow-x-auto rounded-full bg-surface p-1"
          >
            {data.sorts.map((sort) => (
              <PageLink
                key={sort}
                href={
                  sort === 'default'
                    ? data.baseAddress
                    : `${data.baseAddress}${data.baseAddress.includes('?') ? '&' : '?'}sort=${sort}`
                }
                aria-current={sort === data.sort ? 'true' : undefined}
                className={`touch-target grid h-9 flex-none place-items-center rounded-full px-4 text-sm font-bold max-[22.5rem]:px-2.5 ${
                  sort === data.sort ? 'bg-raised text-strong' : 'text-soft hover:text-strong'
                }`}
              >
                {t(sortNames[sort])}
              </PageLink>
            ))}
          </nav>
        )}
      </div>
      {data.total === 0 ? (
        <EmptyState icon={PackageOpen} title={t('list.empty')} action={{ href: '/', label: t('list.home') }}>
          {t('list.emptyHint')}
        </EmptyState>
      ) : (
        children
      )}
      <Pagination pager={data.pager} />
    </section>
  );
}
