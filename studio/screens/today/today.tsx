import { CircleCheck, FileWarning, HeartPulse, Tag } from 'lucide-react';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { includesRole } from '#app/operators/operators.server.ts';
import { requireOperator } from '../../access/session.server.ts';
import { headlineFor } from '../../changes/headline.server.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { backupJob, readJobs } from '../system/system.server.ts';
import { AttentionRow } from './attention-row.tsx';
import { answerReports, readAttention, readPublished } from './attention.server.ts';
import { DraftRow } from './draft-row.tsx';
import { EndingRow } from './ending-row.tsx';
import { FeedRow } from './feed-row.tsx';
import { FigureCard } from './figure-card.tsx';
import { readDailyFigures } from './figures.server.ts';
import { JobRow } from './job-row.tsx';
import { JobsCard } from './jobs-card.tsx';
import { MissingRow } from './missing-row.tsx';
import { listMissingSettings } from './notices.server.ts';
import { PublishedCard } from './published-card.tsx';
import { ReportedRow } from './reported-row.tsx';
import { StoredFeedRow } from './stored-feed-row.tsx';
import { SystemRows } from './system-rows.tsx';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const { language } = context.get(documentMessagesContext);
  const say = faultTextsFor(context);
  const [attention, published, jobs, figures, stored] = await Promise.all([
    readAttention(platform, {
      canEdit: includesRole(requireOperator(context).role, 'editor'),
      language,
      say,
    }),
    readPublished(platform, headlineFor(context)),
    readJobs(platform, language),
    readDailyFigures(platform),
    readStoredSettings({ request, context }),
  ]);
  return {
    now: platform.clock.now(),
    isOwner: includesRole(requireOperator(context).role, 'owner'),
    backupJob,
    missing: listMissingSettings(platform, { stored, language, say }),
    attention,
    published,
    jobs,
    figures,
  };
}

/** Answers the reports of visitors. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  return answerReports(context.get(platformContext), requireOperator(context).name, fields);
}

/** The first screen: the main figures, problems and waiting work, the latest changes and the state of the jobs. */
export default function Today() {
  const { now, isOwner, missing, jobs, attention, published, figures, ...rest } =
    useLoaderData<typeof loader>();
  const t = useMessages('today');
  const formats = useFormats();
  const {
    problem,
    disk,
    backup,
    reported,
    checks,
    failedFeeds,
    storedFeeds,
    ending,
    rejected,
    samples,
    drafts,
  } = attention;
  const failedJobs = jobs.filter(({ state }) => state === 'failed');
  const lists = [reported, failedFeeds, storedFeeds, failedJobs, ending, rejected, samples, drafts, missing];
  const isClear =
    checks.dead + checks.suspect === 0 &&
    problem === null &&
    disk === null &&
    backup === null &&
    lists.every(({ length }) => length === 0);
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={formats.date(now, { weekday: 'long', day: 'numeric', month: 'long' })}
      />
      {figures.length > 0 && (
        <section aria-label={t('figures.title')} className="mb-4 grid grid-cols-1 gap-4 tablet:grid-cols-3">
          {figures.map((figure) => (
            <FigureCard key={figure.name} figure={figure} />
          ))}
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title={t('attention.title')} isFlush>
          <ul>
            <SystemRows {...{ problem, disk, backup, isOwner, now }} backupJob={rest.backupJob} />
            {reported.map((item) => (
              <ReportedRow key={`${item.verticalId} ${item.itemId}`} item={item} now={now} />
            ))}
            {checks.dead + checks.suspect > 0 && (
              <AttentionRow
                icon={<HeartPulse aria-hidden className="size-4.5" />}
                title={t('checks.title', checks)}
                text={t('checks.text')}
                action={<LinkButton href="/health">{t('checks.open')}</LinkButton>}
              />
            )}
            {failedFeeds.map((feed) => (
              <FeedRow key={feed.provider} {...feed} now={now} />
            ))}
            {storedFeeds.map((feed) => (
              <StoredFeedRow key={feed.id} feed={feed} now={now} />
            ))}
            {failedJobs.map((job) => (
              <JobRow key={job.name} job={job} isOwner={isOwner} />
            ))}
            {ending.map((section) => (
              <EndingRow key={section.prefix} ending={section} now={now} />
            ))}
            {rejected.map(({ prefix, section, count }) => (
              <AttentionRow
                key={prefix}
                icon={<FileWarning aria-hidden className="size-4.5" />}
                title={t('rejected.title', { count, section })}
                text={t('rejected.text')}
                action={
                  <LinkButton href={`/content/${prefix}?state=rejected`}>{t('rejected.open')}</LinkButton>
                }
              />
            ))}
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} now={now} />
            ))}
            {missing.map((one) => (
              <MissingRow key={JSON.stringify(one.problem)} missing={one} />
            ))}
            {samples.map(({ prefix, section, count }) => (
              <AttentionRow
                key={prefix}
                icon={<Tag aria-hidden className="size-4.5" />}
                title={t('samples.title', { count, section })}
                text={t('samples.text')}
                action={<LinkButton href="/review">{t('samples.open')}</LinkButton>}
              />
            ))}
          </ul>
          {isClear && (
            <p className="flex items-center gap-3 px-5 py-4">
              <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
              {t('attention.clear')}
            </p>
          )}
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <PublishedCard changes={published} now={now} />
          <JobsCard jobs={jobs} now={now} />
        </div>
      </div>
    </Screen>
  );
}
