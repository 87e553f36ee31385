import { ScrollText } from 'lucide-react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readSettingChanges } from '#app/feeds/feed-edits.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { listAuditEntries } from '#app/operators/audit-log.server.ts';
import { AuditSentence } from '../access/audit-sentence.tsx';
import { SettingChanges } from '../screens/feeds/setting-changes.tsx';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';
import { Time } from '../ui/time.tsx';

export const handle: StudioPolicy = { read: 'owner' };

const pageSize = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { store, clock } = context.get(platformContext);
  const before = Number(new URL(request.url).searchParams.get('before') ?? Number.NaN);
  const entries = await listAuditEntries(store.db, {
    before: Number.isSafeInteger(before) ? before : undefined,
    limit: pageSize,
  });
  const shown = entries.map((entry) => ({ ...entry, changes: readSettingChanges(entry.details) }));
  return { now: clock.now(), entries: shown, isContinued: entries.length === pageSize };
}

/** The screen that shows who did what, when and from where. */
export default function AuditLog() {
  const { now, entries, isContinued } = useLoaderData<typeof loader>();
  const t = useMessages('access');
  return (
    <Screen isNarrow>
      <title>{t('audit.title')}</title>
      <PageHeader title={t('audit.title')} status={t('audit.text')} />
      <Card isFlush>
        {entries.length === 0 && (
          <EmptyState
            icon={<ScrollText aria-hidden className="size-5" />}
            title={t('audit.empty')}
            text={t('audit.emptyText')}
          />
        )}
        <ol>
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0"
            >
              <Avatar name={entry.operatorName || '?'} />
              <div className="min-w-0 flex-1">
                <p className="break-words">
                  <AuditSentence entry={entry} />
                </p>
                <SettingChanges changes={entry.changes} />
                {entry.address && (
                  <p className="text-secondary text-faint">{t('audit.from', { address: entry.address })}</p>
                )}
              </div>
              <Time value={entry.at} now={now} className="shrink-0 text-secondary text-muted" />
            </li>
          ))}
        </ol>
      </Card>
      {isContinued && (
        <p className="mt-4 text-center">
          <LinkButton href={`/audit-log?before=${entries.at(-1)?.id ?? ''}`}>{t('audit.older')}</LinkButton>
        </p>
      )}
    </Screen>
  );
}
