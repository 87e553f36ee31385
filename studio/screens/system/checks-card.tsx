import { CircleCheck, RefreshCw } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import type { ShownFinding } from './checks.server.ts';
import type { loader } from './checks.ts';

const badges = { error: 'danger', warning: 'warning', ok: 'success' } as const;

/** The findings of `./portico doctor`: problems with their fixes, then the checks that passed. */
export function ChecksCard({ now }: { now: number }) {
  const t = useMessages('system');
  const { load, data, state } = useFetcher<typeof loader>();
  useEffect(() => void load('/system/checks'), [load]);
  const problems = data?.findings.filter(({ level }) => level !== 'ok') ?? [];
  const fine = data?.findings.filter(({ level }) => level === 'ok') ?? [];
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
      {!data && <SkeletonRows count={3} height={68} />}
      {data && problems.length === 0 && (
        <p className="flex items-center gap-2 px-5 py-4 font-semibold">
          <CircleCheck aria-hidden className="size-5 text-success" />
          {t('checks.none')}
        </p>
      )}
      <ul>
        {problems
          .toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'))
          .map((finding) => (
            <Problem key={`${finding.check} ${finding.text}`} finding={finding} />
          ))}
      </ul>
      {fine.length > 0 && (
        <details className="border-t border-divider">
          <summary className="cursor-pointer px-5 py-3 text-secondary text-muted hover:bg-hover">
            {t('checks.fine', { count: fine.length })}
          </summary>
          <ul className="flex flex-col gap-2 px-5 pb-4">
            {fine.map(({ check, title, text }) => (
              <li key={`${check} ${text}`} className="text-secondary break-words text-muted">
                <span className="font-semibold text-ink">{title}</span> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Problem({ finding: { title, level, text, fix, settings } }: { finding: ShownFinding }) {
  const t = useMessages('system');
  return (
    <li className="border-b border-divider px-5 py-3.5 last:border-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        {level !== 'ok' && <Badge kind={badges[level]}>{t('checks.level', { level })}</Badge>}
      </p>
      <p className="break-words">{text}</p>
      {fix !== '' && <p className="text-secondary break-words text-muted">{fix}</p>}
      {settings.length > 0 && (
        <p className="text-secondary">
          {settings.map(({ key, title: name, href }, index) => (
            <Fragment key={key}>
              {index > 0 && ' · '}
              <TextLink href={href}>{name}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
}
