import { useMessages } from '#app/messages/use-messages.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Links to the previous and the next page of a list. Nothing if it has one page. */
export function PageLinks({
  page,
  last,
  addressOf,
}: {
  page: number;
  last: number;
  addressOf: (page: number) => string;
}) {
  const t = useMessages('translations');
  if (last === 1) return null;
  return (
    <nav aria-label={t('pages.label')} className="mt-4 flex items-center justify-end gap-2">
      <span className="text-secondary text-muted">{t('pages.page', { page, last })}</span>
      {page > 1 && (
        <LinkButton size="small" href={addressOf(page - 1)}>
          {t('pages.previous')}
        </LinkButton>
      )}
      {page < last && (
        <LinkButton size="small" href={addressOf(page + 1)}>
          {t('pages.next')}
        </LinkButton>
      )}
    </nav>
  );
}
