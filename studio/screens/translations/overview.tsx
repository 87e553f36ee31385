import { Languages, SlidersHorizontal } from 'lucide-react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { LanguageCard } from './language-card.tsx';
import { readOverview } from './read-lists.server.ts';
import { useReloadUntilComplete } from './use-reload-until-complete.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context }: LoaderFunctionArgs) {
  return readOverview({ request, context });
}

/** The progress of each language of the site. */
export default function Translations() {
  const overview = useLoaderData<typeof loader>();
  const { main, progress, share, sections } = overview;
  useReloadUntilComplete(overview.share);
  const t = useMessages('translations');
  const settings = (
    <LinkButton href="/settings/site#languages" icon={<SlidersHorizontal aria-hidden className="size-4" />}>
      {t('page.languages')}
    </LinkButton>
  );
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={
          progress.length > 0 &&
          (share < 1 ? t('page.counted', { share }) : t('page.status', { language: main.name }))
        }
        actions={progress.length > 0 && settings}
      />
      {progress.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Languages aria-hidden className="size-5" />}
            title={t('empty.title')}
            text={t('empty.text', { language: main.name })}
            action={settings}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2 wide:grid-cols-3">
          {progress.map((one) => (
            <li key={one.language.tag}>
              <LanguageCard progress={one} sections={sections} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
