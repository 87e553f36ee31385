import { Undo2 } from 'lucide-react';
import type { FeedEdit } from '#app/feeds/feed-edits.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { AuditSentence } from '../../access/audit-sentence.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Time } from '../../ui/time.tsx';
import { SettingChanges } from './setting-changes.tsx';

/** Who changed a feed, and how. `onUndo` undoes the last change of its settings, if there is one. */
export function EditList({
  edits,
  now,
  isBusy,
  onUndo,
}: {
  edits: readonly FeedEdit[];
  now: number;
  isBusy: boolean;
  onUndo: (() => void) | null;
}) {
  const t = useMessages('feeds');
  if (edits.length === 0) return null;
  return (
    <Card
      title={t('edits.title')}
      isFlush
      side={
        onUndo && (
          <Button
            size="small"
            icon={<Undo2 aria-hidden className="size-4" />}
            isBusy={isBusy}
            onPress={onUndo}
          >
            {t('edits.undo')}
          </Button>
        )
      }
    >
      <ul>
        {edits.map(({ id, at, author, action, name, changes }) => (
          <li
            key={id}
            className="flex flex-wrap gap-x-4 gap-y-1 border-b border-divider px-5 py-3 last:border-0"
          >
            <span className="w-36 shrink-0 text-secondary text-muted">
              <Time value={at} now={now} />
            </span>
            <div className="min-w-0 flex-1 basis-48 break-words">
              <AuditSentence entry={{ operatorName: author, action, subject: name, details: {} }} />
              <SettingChanges changes={changes} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
