import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { gameFaultText } from './fault-text.ts';
import { sendGame } from './send-game.ts';
import type { RefusedGame, TestedGame } from './tested-game.ts';

/**
 * An area in which the operator drops or chooses the zip of a game. `series` is the name under which the versions of an
 * existing game are stored, `null` for a new game.
 */
export function GameDrop({
  series,
  onStored,
}: {
  series: string | null;
  onStored: (game: TestedGame, fileName: string) => void;
}) {
  const t = useMessages('game-uploads');
  const [progress, setProgress] = useState<{ name: string; share: number } | null>(null);
  const [refused, setRefused] = useState<RefusedGame | null>(null);
  const send = async (zip: File | undefined) => {
    if (!zip || !/\.zip$/i.test(zip.name)) {
      setRefused({ fault: 'no-zip', file: '' });
      return;
    }
    setRefused(null);
    setProgress({ name: zip.name, share: 0 });
    const answer = await sendGame(zip, series ?? zip.name, (share) => setProgress({ name: zip.name, share }));
    setProgress(null);
    if ('fault' in answer) setRefused(answer);
    else onStored(answer, zip.name);
  };
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={t('upload.title')}
        isBusy={progress !== null}
        onFiles={([file]) => void send(file)}
        className="flex min-h-56 flex-col items-center justify-center gap-3 rounded-card p-6 text-center"
      >
        {progress ? (
          <div className="w-full max-w-96">
            <ProgressLine
              label={
                progress.share < 1 ? t('upload.progress', { name: progress.name }) : t('upload.unpacking')
              }
              share={progress.share < 1 ? progress.share : null}
            />
          </div>
        ) : (
          <>
            <FileArchive aria-hidden className="size-8 text-faint" />
            <p className="text-muted">{t('upload.drop')}</p>
            <FileTrigger acceptedFileTypes={['.zip']} onSelect={(files) => void send(files?.[0])}>
              <Button>{t('upload.choose')}</Button>
            </FileTrigger>
          </>
        )}
      </FileDrop>
      {refused && <Banner>{gameFaultText(t, refused)}</Banner>}
      <p className="text-secondary text-faint">{t('upload.help')}</p>
    </div>
  );
}
