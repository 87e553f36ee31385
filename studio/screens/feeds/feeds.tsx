import { Plus, Rss } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { includesRole } from '#app/operators/operators.server.ts';
import { actorOf, requireOperator } from '../../access/session.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { useCommands } from '../../shell/commands.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { changeFeeds } from './change-feeds.server.ts';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedRow } from './feed-row.tsx';
import { listProviders, readFeeds } from './feeds.server.ts';
import { useRunningFeeds } from './use-running-feeds.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const canEdit = includesRole(requireOperator(context).role, 'editor');
  return {
    now: platform.clock.now(),
    feeds: await readFeeds(platform, { canEdit, say: faultTextsFor(context) }),
    providers: listProviders(platform),
  };
}

/** Adds, changes, pauses, resumes, removes and runs feeds. Other screens use it, too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  return changeFeeds(context.get(platformContext), actorOf(context), fields);
}

/** The feeds that run by themselves. */
export default function Feeds() {
  const { now, feeds, providers } = useLoaderData<typeof loader>();
  const t = useMessages('feeds');
  const { canEdit } = useDraft();
  const [isAdding, setAdding] = useState(false);
  useRunningFeeds(
    feeds.map(({ lastRun, nextRunAt }) => ({ lastRun, nextRunAt })),
    now,
  );
  useCommands(
    useMemo(
      () =>
        canEdit
          ? [{ id: 'feed-add', label: t('feed.add'), kind: 'action' as const, run: () => setAdding(true) }]
          : [],
      [canEdit, t],
    ),
  );
  const known = providers.filter(({ needsMapping }) => !needsMapping);
  const map = canEdit && known.length < providers.length && (
    <LinkButton href="/feeds/map">{t('feed.map')}</LinkButton>
  );
  const add = canEdit && known.length > 0 && (
    <Button icon={<Plus aria-hidden className="size-4" />} onPress={() => setAdding(true)}>
      {t('feed.add')}
    </Button>
  );
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={t('page.status', { count: feeds.length })}
        actions={
          feeds.length > 0 && (
            <>
              {map}
              {add}
            </>
          )
        }
      />
      {feeds.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Rss aria-hidden className="size-5" />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                {add}
                {map}
              </div>
            }
          />
        </Card>
      ) : (
        <Card title={t('page.all')} isFlush>
          <ul>
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} now={now} />
            ))}
          </ul>
        </Card>
      )}
      {isAdding && <FeedDialog values={null} providers={known} onClose={() => setAdding(false)} />}
    </Screen>
  );
}
