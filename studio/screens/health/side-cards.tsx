import { useMessages } from '#app/messages/use-messages.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { HealthData } from './health.server.ts';

/** The last week's searches without a result. */
export function SearchesCard({ searches }: Pick<HealthData, 'searches'>) {
  const t = useMessages('health');
  return (
    <Card title={t('searches.title')}>
      {searches.length === 0 ? (
        <p className="text-muted">{t('searches.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {searches.map(({ keyword, section, prefix, count }) => (
            <li key={`${prefix} ${keyword}`} className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1 break-words">
                <TextLink href={`/content/${prefix}?q=${encodeURIComponent(keyword)}`}>{keyword}</TextLink>{' '}
                <span className="text-secondary text-faint">{section}</span>
              </span>
              <span className="text-muted tabular-nums">{t('searches.count', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Items whose covers could not be fetched and are loaded from other sites. */
export function CoversCard({ covers }: Pick<HealthData, 'covers'>) {
  const t = useMessages('health');
  if (covers.length === 0) return null;
  return (
    <Card title={t('covers.title')}>
      <p className="mb-3 text-secondary text-muted">{t('covers.text')}</p>
      <ul className="flex flex-col gap-2">
        {covers.map(({ prefix, section, count, first }) => (
          <li key={prefix}>
            <p className="font-semibold">{t('covers.count', { count, section })}</p>
            <ul className="text-secondary">
              {first.map(({ id, title }) => (
                <li key={id} dir="auto" className="truncate">
                  <TextLink href={`/content/${prefix}/${id}`}>{title}</TextLink>
                </li>
              ))}
              {count > first.length && (
                <li className="text-muted">{t('covers.more', { count: count - first.length })}</li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
