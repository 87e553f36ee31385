import { Undo2 } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { useDraft } from '../../draft/draft-state.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';

/**
 * Maximum number of entries of a change that can be undone here. Larger changes are undone in the history, where the
 * operator can first review them.
 */
const maxUndoneEntries = 50;

interface Published {
  version: number;
  at: number;
  author: string;
  headline: string;
  isUndone: boolean;
  /** Number of parts, items and pictures that the change contains. */
  entries: number;
}

/** The latest changes of the site. Changes with few entries can be undone here. */
export function PublishedCard({ changes, now }: { changes: readonly Published[]; now: number }) {
  const t = useMessages('today');
  const { canEdit } = useDraft();
  const { undo } = useUndo();
  return (
    <Card
      title={t('published.title')}
      side={<TextLink href="/history">{t('published.all')}</TextLink>}
      isFlush
    >
      <ul>
        {changes.map(({ version, at, author, headline, isUndone, entries }) => (
          <li
            key={version}
            className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <p dir="auto" className={`truncate ${isUndone ? 'text-muted line-through' : ''}`}>
                <TextLink href={`/history/${version}`}>{headline}</TextLink>
              </p>
              <p className="text-secondary text-faint">
                {author !== '' && `${author} · `}
                <Time value={at} now={now} />
              </p>
            </div>
            {canEdit && !isUndone && entries <= maxUndoneEntries && (
              <IconButton
                label={t('published.undo', { change: headline })}
                icon={<Undo2 aria-hidden className="size-4" />}
                onPress={() => undo(version)}
              />
            )}
          </li>
        ))}
        {changes.length === 0 && <li className="px-5 py-4 text-muted">{t('published.none')}</li>}
      </ul>
    </Card>
  );
}
