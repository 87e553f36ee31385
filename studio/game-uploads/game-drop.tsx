import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { DropZone, FileTrigger, Text, type DropItem } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { gameFaultText } from './fault-text.ts';
import { sendGame } from './send-game.ts';
import type { RefusedGame, TestedGame } from './tested-game.ts';

/** An area in which the operator drops or chooses the zip of a game. `series` is the name of an existing game. */
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
      <DropZone
        aria-label={t('upload.title')}
        onDrop={({ items }) => void firstFile(items).then(send)}
        className="flex min-h-56 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-field bg-surface p-6 text-center outline-offset-2 data-drop-target:border-solid data-drop-target:border-accent data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-accent"
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
            <Text slot="label" className="text-muted">
              {t('upload.drop')}
            </Text>
            <FileTrigger acceptedFileTypes={['.zip']} onSelect={(files) => void send(files?.[0])}>
              <Button>{t('upload.choose')}</Button>
            </FileTrigger>
          </>
        )}
      </DropZone>
      {refused && <Banner>{gameFaultText(t, refused)}</Banner>}
      <p className="text-secondary text-faint">{t('upload.help')}</p>
    </div>
  );
}

async function firstFile(items: readonly DropItem[]): Promise<File | undefined> {
  const item = items.find(({ kind }) => kind === 'file');
  return item?.kind === 'file' ? item.getFile() : undefined;
}
