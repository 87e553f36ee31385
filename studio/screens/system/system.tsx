import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { includesRole } from '#app/operators/operators.server.ts';
import { isNearlyFull } from '#app/store/disk-space.server.ts';
import { runDoctor } from '#server/doctor/run-doctor.ts';
import { actorOf, requireOperator } from '../../access/session.server.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { useRevalidateWhile } from '../../ui/use-revalidate-while.ts';
import { BackupsCard } from './backups-card.tsx';
import { ChecksCard } from './checks-card.tsx';
import { readRecentCheckup } from './checks.server.ts';
import { AccessCard, CachesCard, StoreCard, VersionsCard } from './facts-cards.tsx';
import { JobsCard } from './jobs-card.tsx';
import { actOnSystem, backupJob, readSystem } from './system.server.ts';
import { useSystemAction } from './use-system-action.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'owner' };

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const { language } = context.get(documentMessagesContext);
  const [system, checkup] = await Promise.all([
    readSystem(platform, language),
    readRecentCheckup(platform, runDoctor, language),
  ]);
  return {
    ...system,
    checkup,
    isOwner: includesRole(requireOperator(context).role, 'owner'),
    isDiskLow: system.disk !== null && isNearlyFull(system.disk),
    backupJob,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  const { language } = context.get(documentMessagesContext);
  return actOnSystem(context.get(platformContext), actorOf(context), fields, language);
}

/** Backups, jobs, store, caches and versions of the installation. */
export default function System() {
  const system = useLoaderData<typeof loader>();
  const { now, jobs, backups, isOwner } = system;
  const t = useMessages('system');
  const act = useSystemAction();
  const backup = jobs.find(({ name }) => name === system.backupJob);
  const isMaking = backup?.state === 'running' || backup?.state === 'waiting';
  useRevalidateWhile(jobs.some(({ state }) => state === 'running' || state === 'waiting'));
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader title={t('page.title')} />
      <div className="flex flex-col gap-4">
        {system.problem !== null && (
          <Banner title={t('problem.title')}>{t('problem.text', { problem: system.problem })}</Banner>
        )}
        {system.isDiskLow && (
          <Banner kind="warning" title={t('disk.title')}>
            {t('disk.text')}
          </Banner>
        )}
        <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            <ChecksCard now={now} recent={system.checkup} />
            {backups === null ? (
              <Card title={t('backups.title')}>
                <p className="text-muted">{t('backups.postgres')}</p>
              </Card>
            ) : (
              <BackupsCard
                backups={backups}
                backupFolder={system.backupFolder}
                mediaFolder={system.mediaFolder}
                now={now}
                isOwner={isOwner}
                isMaking={isMaking}
                onMake={() => act.runJob(system.backupJob)}
              />
            )}
            <JobsCard jobs={jobs} now={now} isOwner={isOwner} onRun={act.runJob} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <StoreCard store={system.store} disk={system.disk} siteVersion={system.siteVersion} />
            <CachesCard
              caches={system.caches}
              isOwner={isOwner}
              isBusy={act.isBusy}
              onClear={act.clearCaches}
            />
            <VersionsCard versions={system.versions} />
            <AccessCard isOwner={isOwner} />
          </div>
        </div>
      </div>
    </Screen>
  );
}
