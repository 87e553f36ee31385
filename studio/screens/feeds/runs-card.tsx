import { Undo2 } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { useDraft } from '../../draft/draft-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import type { ShownRun } from './feeds.server.ts';
import { useFeedWords } from './use-feed-words.ts';

/** The last runs of a feed. */
export function RunsCard({ runs, now }: { runs: readonly ShownRun[]; now: number }) {
  const t = useMessages('feeds');
  return (
    <Card title={t('runs.title')} isFlush>
      {runs.length === 0 && <p className="px-5 py-4 text-muted">{t('feed.never')}</p>}
      <ul>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function RunRow({ run, now }: { run: ShownRun; now: number }) {
  const t = useMessages('feeds');
  const { canEdit } = useDraft();
  const { describeRun } = useFeedWords();
  const { undo, isBusy } = useUndo();
  const { id, outcome, startedAt, version, isUndone } = run;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-divider px-5 py-3 last:border-0">
      <span className="w-36 shrink-0 text-secondary text-muted">
        <Time value={startedAt} now={now} />
      </span>
      <span
        className={`min-w-0 flex-1 basis-48 break-words ${outcome === 'failed' ? 'text-danger' : ''} ${isUndone ? 'text-muted line-through' : ''}`}
      >
        {describeRun(run)}
      </span>
      {isUndone && <Badge>{t('run.undone')}</Badge>}
      {outcome === 'waiting' && (
        <LinkButton size="small" href={`/feeds/runs/${id}`}>
          {t('feed.review')}
        </LinkButton>
      )}
      {version !== null && (
        <TextLink href={`/history/${version}`}>{t('run.change', { version: String(version) })}</TextLink>
      )}
      {canEdit && version !== null && !isUndone && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden className="size-4" />}
          aria-label={t('run.undoNamed', { version: String(version) })}
          isBusy={isBusy}
          onPress={() => undo(version)}
        >
          {t('run.undo')}
        </Button>
      )}
    </li>
  );
}
