import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { PageLink } from './page-link.tsx';

/** The position of a page in a paginated list. `address` is the address of the list, without a page number. */
export interface Pager {
  number: number;
  pageCount: number;
  address: string;
}

/** Links to the other pages of a list. Renders nothing if there is only one page. */
export function Pagination({ pager }: { pager: Pager }) {
  const t = useMessages('ui');
  const { number, pageCount, address } = pager;
  if (pageCount < 2) return null;
  const numbers = nearbyPages(number, pageCount);
  return (
    <nav aria-label={t('pager.label')} className="mt-8 flex flex-wrap items-center justify-center gap-2">
      <Step to={number > 1 ? pageAddress(address, number - 1) : null} label={t('pager.previous')} rel="prev">
        <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
      </Step>
      {numbers.map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} className="px-1 text-faint">
            …
          </span>
        ) : (
          <PageLink
            key={page}
            href={pageAddress(address, page)}
            aria-current={page === number ? 'page' : undefined}
            aria-label={t('pager.page', { page: String(page) })}
            className={`grid size-11 place-items-center rounded-full font-display font-semibold ${
              page === number ? 'bg-accent text-on-accent' : 'bg-surface hover:bg-raised'
            }`}
          >
            {page}
          </PageLink>
        ),
      )}
      <Step
        to={number < pageCount ? pageAddress(address, number + 1) : null}
        label={t('pager.next')}
        rel="next"
      >
        <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </Step>
    </nav>
  );
}

function Step({
  to,
  label,
  rel,
  children,
}: {
  to: string | null;
  label: string;
  rel: 'prev' | 'next';
  children: React.ReactNode;
}) {
  const shape = 'grid size-11 place-items-center rounded-full bg-surface';
  if (to === null) return <span className={`${shape} opacity-35`}>{children}</span>;
  return (
    <PageLink href={to} rel={rel} aria-label={label} className={`${shape} hover:bg-raised`}>
      {children}
    </PageLink>
  );
}

function nearbyPages(number: number, pageCount: number): (number | null)[] {
  const shown = new Set(
    [1, pageCount, number - 1, number, number + 1].filter((n) => n >= 1 && n <= pageCount),
  );
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
