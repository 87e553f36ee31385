import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { CheckName } from '#server/doctor/finding.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useStepToast, type StepAnswer } from '../../draft/use-step-toast.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import type { ShownFinding } from '../system/checks.server.ts';
import { FindingList, placeAddress } from '../system/finding-list.tsx';
import type { loader as findingsLoader } from './findings.ts';
import { repairSite } from './repair.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

/** Adds the edits that fix a finding to the operator's draft. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  return repairSite({ request, context }, fields);
}

/** The screens on which the findings of a check are fixed, unless a finding names its own locations. */
const screens: Readonly<Partial<Record<CheckName, string>>> = {
  adsTxt: '/ads/files/ads.txt',
  consent: '/ads',
  copies: '/review/copies',
  games: '/health',
  ids: '/ads',
  sitemap: '/system',
};

/** Shows whether the site is ready for the review of an ad network, and how to fix the problems. */
export default function Review() {
  const t = useMessages('review');
  const { canEdit } = useDraft();
  const { load, data, state } = useFetcher<typeof findingsLoader>();
  const repairs = useFetcher<StepAnswer>();
  useEffect(() => void load('/review/findings'), [load]);
  useStepToast(repairs.data, t('done.repaired'));
  const count = (level: ShownFinding['level']) =>
    data?.findings.filter((finding) => finding.level === level).length ?? 0;
  const errors = count('error');

  const actionsOf = ({ check, places, settings, repair, count: all }: ShownFinding) => {
    const [place] = places;
    const only = all === 1 && place ? placeAddress(place) : undefined;
    const href = screens[check] ?? only ?? settings[0]?.href;
    return (
      <>
        {repair && canEdit && (
          <Button
            size="small"
            isBusy={repairs.state !== 'idle'}
            onPress={() => void repairs.submit({ repair }, { method: 'post', action: '/review' })}
          >
            {t('finding.repair', { repair })}
          </Button>
        )}
        {href !== undefined && (
          <LinkButton size="small" kind={repair && canEdit ? 'quiet' : 'secondary'} href={href}>
            {t('finding.open', { check: check === 'copies' ? 'copies' : 'other' })}
          </LinkButton>
        )}
      </>
    );
  };

  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={t('page.status')}
        actions={
          <Button
            icon={<RefreshCw aria-hidden className="size-4" />}
            isBusy={state !== 'idle'}
            onPress={() => void load('/review/findings')}
          >
            {t('page.again')}
          </Button>
        }
      />
      <Card
        title={t('list.title')}
        isFlush
        side={
          data && (
            <>
              <span className="text-faint">
                {t('list.at')} <Time value={data.at} now={data.at} />
              </span>
              <Badge kind={errors > 0 ? 'danger' : 'success'}>
                {t('list.summary', { errors, warnings: count('warning') })}
              </Badge>
            </>
          )
        }
      >
        {data ? (
          <FindingList findings={data.findings} actionsOf={actionsOf} />
        ) : (
          <SkeletonRows count={6} height={68} />
        )}
      </Card>
    </Screen>
  );
}
