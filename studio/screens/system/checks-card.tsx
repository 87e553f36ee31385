import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import type { Checkup } from './checks.server.ts';
import type { loader } from './checks.ts';
import { FindingList } from './finding-list.tsx';

/** The findings of `./portico doctor`. */
export function ChecksCard({
  now,
  recent,
}: {
  now: number;
  /** The findings that were loaded with the screen. `null` if the examination failed or took too long. */
  recent: Checkup | null;
}) {
  const t = useMessages('system');
  const { load, data: loaded, state } = useFetcher<typeof loader>();
  const data = recent && (!loaded || loaded.at < recent.at) ? recent : loaded;
  const isMissing = data === undefined;
  useEffect(() => {
    if (isMissing) void load('/system/checks');
  }, [isMissing, load]);
  return (
    <Card
      title={t('checks.title')}
      isFlush
      side={
        <>
          {data && (
            <span className="text-faint">
              {t('checks.at')} <Time value={data.at} now={Math.max(now, data.at)} />
            </span>
          )}
          <Button
            size="small"
            icon={<RefreshCw aria-hidden className="size-4" />}
            isBusy={state !== 'idle'}
            onPress={() => void load('/system/checks')}
          >
            {t('checks.again')}
          </Button>
        </>
      }
    >
      {data ? <FindingList findings={data.findings} /> : <SkeletonRows count={3} height={68} />}
    </Card>
  );
}
