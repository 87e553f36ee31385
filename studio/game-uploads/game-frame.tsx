import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { Card } from '../ui/card.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { TestedGame } from './tested-game.ts';

/** Shows the game in a frame without access to the Studio, and says whether the game runs. */
export function GameFrame({
  game,
  arcade,
  error,
  isRunning,
  ref,
}: {
  game: TestedGame;
  arcade: string;
  /** The last error that the game reported. Empty if there was none. */
  error: string;
  isRunning: boolean;
  ref: Ref<HTMLIFrameElement>;
}) {
  const t = useMessages('game-uploads');
  const formats = useFormats();
  const status = isRunning ? (
    <Badge kind="success">
      <CircleCheck aria-hidden className="size-3.5" />
      {t('test.runs')}
    </Badge>
  ) : (
    <span className="flex items-center gap-2 text-muted">
      <Spinner />
      {t('test.starting')}
    </span>
  );
  return (
    <Card
      title={t('test.frame')}
      side={
        <>
          <span className="text-muted tabular-nums">
            {t('version.facts', { files: game.files, size: describeBytes(formats, game.bytes) })}
          </span>
          <output>{status}</output>
        </>
      }
      isFlush
    >
      <iframe
        ref={ref}
        title={t('test.frame')}
        src={`${arcade}/check/#${game.slug}`}
        // The frame has the origin of the arcade, which is neither that of the Studio nor that of the portal.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Games need their own origin, as in the portal's player.
        sandbox="allow-scripts allow-same-origin allow-pointer-lock"
        allow="autoplay; fullscreen; gamepad"
        className="block aspect-4/3 w-full bg-canvas tablet:aspect-video"
      />
      <div className="flex flex-col gap-3 px-5 py-4">
        {error !== '' && (
          <Banner kind="warning" title={t('test.errors')}>
            {error}
          </Banner>
        )}
        <p className="text-secondary text-faint">{t('test.help')}</p>
      </div>
    </Card>
  );
}
