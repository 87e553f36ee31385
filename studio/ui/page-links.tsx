import { useMessages } from '#app/messages/use-messages.ts';
import { classes } from './classes.ts';
import { LinkButton } from './link-button.tsx';

/** Links to the previous and the next page of a list. Renders nothing if there is only one page. */
export function PageLinks({
  page,
  last,
  addressOf,
  className,
}: {
  page: number;
  last: number;
  addressOf: (page: number) => string;
  className?: string;
}) {
  const t = useMessages('studio');
  if (last === 1) return null;
  return (
    <nav aria-label={t('pages.label')} className={classes('flex items-center justify-end gap-2', className)}>
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
