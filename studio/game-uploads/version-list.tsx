import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { describeBytes } from '../ui/bytes.ts';
import { Card } from '../ui/card.tsx';
import { Time } from '../ui/time.tsx';
import type { TestedGame } from './tested-game.ts';

export interface GameVersion extends TestedGame {
  /** Milliseconds. */
  uploadedAt: number;
  author: string;
}

/** The versions of a game, the latest first. Any of them can be used. */
export function VersionList({
  versions,
  current,
  now,
  onUse,
}: {
  versions: readonly GameVersion[];
  /** The address that the item stores. */
  current: string;
  now: number;
  onUse: (version: TestedGame) => void;
}) {
  const t = useMessages('game-uploads');
  const formats = useFormats();
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
            {version.playUrl === current ? (
              <Badge kind="success">{t('version.current')}</Badge>
            ) : (
              <Button size="small" onPress={() => onUse(version)}>
                {t('version.use')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
