import { useMessages } from '#app/messages/use-messages.ts';
import { useSingleKeys } from '../../shell/single-keys.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Keys } from '../../ui/keys.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import type { HealthRow, ShownCheck } from './health.server.ts';
import { listActions, type RowAction } from './row-actions.ts';

interface GameRowProps {
  row: HealthRow;
  now: number;
  canEdit: boolean;
  /** Whether the shortcuts act on this row. */
  isCurrent: boolean;
  isBusy: boolean;
  onFocus: () => void;
  onAction: (action: Exclude<RowAction, 'edit'>) => void;
}

/** An item that needs attention: its fault, when it began to fail, visitors' reports, and actions. */
export function GameRow({ row, now, canEdit, isCurrent, isBusy, onFocus, onAction }: GameRowProps) {
  const t = useMessages('health');
  const { key, title, section, prefix, itemId, cover, seenAt, check, reports } = row;
  const name = title ?? t('row.gone');
  return (
    <li
      data-key={key}
      tabIndex={-1}
      aria-label={name}
      aria-current={isCurrent}
      onFocusCapture={onFocus}
      className={classes(
        'flex scroll-m-4 gap-4 border-b border-divider px-5 py-4 -outline-offset-2 last:border-0',
        isCurrent && 'bg-hover',
      )}
    >
      {cover === '' ? (
        <span className="size-16 shrink-0 rounded-row bg-sunken" />
      ) : (
        <img src={cover} alt="" className="size-16 shrink-0 rounded-row object-cover" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold break-words">{name}</span>
            <StateBadge check={check} />
            <span className="text-secondary text-faint">{section}</span>
          </p>
          {check && check.state !== 'ok' && <Reason check={check} now={now} />}
        </div>
        {reports.length > 0 && <Reports reports={reports} now={now} />}
        {seenAt !== null && (
          <img
            src={`/health/pictures/${prefix}/${itemId}?${seenAt}`}
            alt={t('row.picture')}
            width={480}
            height={270}
            loading="lazy"
            className="h-auto w-60 max-w-full rounded-row border border-line"
          />
        )}
        <Actions row={row} canEdit={canEdit} isCurrent={isCurrent} isBusy={isBusy} onAction={onAction} />
      </div>
    </li>
  );
}

function Reports({ reports, now }: { reports: HealthRow['reports']; now: number }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {reports.map(({ id, reason, message, createdAt }) => (
        <li key={id} className="rounded-row bg-sunken px-3 py-2">
          <span className="font-semibold">{reason}</span>{' '}
          <Time value={createdAt} now={now} className="text-secondary text-faint" />
          {message !== '' && <p className="break-words whitespace-pre-wrap">{message}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The actions on a row. The current row also shows their keys. */
function Actions({ row, canEdit, isCurrent, isBusy, onAction }: Omit<GameRowProps, 'now' | 'onFocus'>) {
  const t = useMessages('health');
  const { prefix, itemId, title } = row;
  const hasSingleKeys = useSingleKeys();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {listActions(row, canEdit).map(({ id, key }) => {
        const label = t('action.named', { action: id, title: title ?? t('row.gone') });
        const content = (
          <>
            {t('action.short', { action: id })}
            {isCurrent && hasSingleKeys && (
              <span className="max-tablet:hidden">
                <Keys keys={[key.toUpperCase()]} />
              </span>
            )}
          </>
        );
        return id === 'edit' ? (
          <LinkButton
            key={id}
            kind="quiet"
            size="small"
            href={`/content/${prefix}/${itemId}`}
            aria-label={label}
          >
            {content}
          </LinkButton>
        ) : (
          <Button
            key={id}
            size="small"
            kind={id === 'hide' ? 'danger' : id === 'check' ? 'secondary' : 'quiet'}
            aria-label={label}
            isBusy={isBusy && id === 'check'}
            onPress={() => onAction(id)}
          >
            {content}
          </Button>
        );
      })}
    </div>
  );
}

function StateBadge({ check }: { check: ShownCheck | null }) {
  const t = useMessages('health');
  if (!check) return <Badge>{t('state.unchecked')}</Badge>;
  const { state, isKept } = check;
  const kind = state === 'dead' ? 'danger' : state === 'suspect' ? 'warning' : 'success';
  return (
    <>
      <Badge kind={kind}>{t('state.name', { state })}</Badge>
      {isKept && <Badge kind="accent">{t('state.kept')}</Badge>}
    </>
  );
}

function Reason({ check, now }: { check: ShownCheck; now: number }) {
  const t = useMessages('health');
  const { playUrl, state, since, checkedAt, failingSince, fault, detail, isKept } = check;
  const isExplained = fault === 'blank' && detail !== '';
  return (
    <p className="text-secondary break-words text-muted">
      {t('fault.text', { kind: isExplained ? 'blankError' : (fault ?? 'other'), detail })} {t('row.since')}{' '}
      <Time value={failingSince ?? since} now={now} />. {t('row.hidden', { state: isKept ? 'kept' : state })}{' '}
      {t('row.checked')} <Time value={checkedAt} now={now} />.{' '}
      <TextLink href={playUrl} target="_blank" rel="noopener noreferrer">
        {t('row.open')}
      </TextLink>
    </p>
  );
}
