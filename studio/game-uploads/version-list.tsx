import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { Card } from '../ui/card.tsx';
import { Time } from '../ui/time.tsx';
import { showToast } from '../ui/toast.tsx';
import { useOnAnswer } from '../ui/use-on-answer.ts';
import { DeleteVersionDialog } from './delete-version-dialog.tsx';
import type { DeletedVersion, GameVersion, TestedGame } from './tested-game.ts';

/**
 * The versions of a game, the latest first. The operator can use any version, and can delete the versions that neither
 * the published site nor a draft shows.
 */
export function VersionList({
  itemId,
  versions,
  current,
  now,
  onUse,
}: {
  itemId: number;
  versions: readonly GameVersion[];
  /** The address that the item stores. */
  current: string;
  now: number;
  onUse: (version: TestedGame) => void;
}) {
  const t = useMessages('game-uploads');
  const formats = useFormats();
  const [deleting, setDeleting] = useState<GameVersion | null>(null);
  const { data: answer, state, submit } = useFetcher<DeletedVersion>();
  useOnAnswer(answer, ({ outcome }) => {
    showToast({ text: outcome === 'deleted' ? t('version.deleted') : t('version.fault', { outcome }) });
  });
  if (versions.length === 0) return <p className="text-secondary text-muted">{t('version.none')}</p>;
  return (
    <Card title={t('version.list')} isFlush>
      <ol>
        {versions.map((version) => (
          <li
            key={version.slug}
            className="flex min-h-14 flex-wrap items-center gap-3 border-b border-divider px-5 py-2 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <Time value={version.uploadedAt} now={now} className="font-semibold" />
              <span className="block text-secondary text-muted">
                {version.author !== '' && `${version.author} · `}
                {t('version.facts', {
                  files: version.files,
                  size: describeBytes(formats, version.bytes),
                })}
              </span>
            </span>
            {version.isPublished && <Badge kind="success">{t('version.published')}</Badge>}
            {version.playUrl === current ? (
              !version.isPublished && <Badge kind="accent">{t('version.current')}</Badge>
            ) : (
              <Button size="small" onPress={() => onUse(version)}>
                {t('version.use')}
              </Button>
            )}
            {!version.isPublished && (
              <IconButton
                size="small"
                label={t('version.delete', {
                  time: formats.date(version.uploadedAt, { dateStyle: 'medium', timeStyle: 'short' }),
                })}
                icon={<Trash2 aria-hidden className="size-4" />}
                isDisabled={state !== 'idle'}
                onPress={() => setDeleting(version)}
              />
            )}
          </li>
        ))}
      </ol>
      {deleting && (
        <DeleteVersionDialog
          version={deleting}
          onClose={() => setDeleting(null)}
          onDelete={() => {
            setDeleting(null);
            void submit({ intent: 'delete-version', item: itemId, slug: deleting.slug }, { method: 'post' });
          }}
        />
      )}
    </Card>
  );
}
