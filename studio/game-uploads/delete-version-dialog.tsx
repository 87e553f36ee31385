import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { GameVersion } from './tested-game.ts';

/** Asks before a version of a game is deleted, or says which drafts need it. */
export function DeleteVersionDialog({
  version: { bytes, drafts, isInHistory },
  onDelete,
  onClose,
}: {
  version: GameVersion;
  onDelete: () => void;
  onClose: () => void;
}) {
  const t = useMessages('game-uploads');
  const formats = useFormats();
  if (drafts.length > 0) {
    const names = drafts.map((title) => title || t('version.untitled'));
    return (
      <Dialog
        role="alertdialog"
        title={t('version.drafted')}
        isOpen
        onClose={onClose}
        actions={<Button onPress={onClose}>{t('version.ok')}</Button>}
      >
        <p>{t('version.draftedText', { count: drafts.length, drafts: formats.list(names) })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      role="alertdialog"
      title={t('version.deleteAsk')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('version.cancel')}
          </Button>
          <Button kind="danger" onPress={onDelete}>
            {t('version.deleteNow')}
          </Button>
        </>
      }
    >
      <p>{t('version.deleteText', { size: describeBytes(formats, bytes) })}</p>
      {isInHistory && <p className="font-semibold text-ink">{t('version.historyText')}</p>}
    </Dialog>
  );
}
