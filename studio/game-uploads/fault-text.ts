import type { Messages } from '#app/messages/use-messages.ts';
import type { RefusedGame } from './tested-game.ts';

/** Returns the sentence that explains why a game was not stored and what to do. */
export function gameFaultText(t: Messages<'game-uploads'>, { fault, file }: RefusedGame): string {
  switch (fault) {
    case 'zip':
      return t('fault.zip');
    case 'no-zip':
      return t('fault.noZip');
    case 'encrypted':
      return t('fault.encrypted');
    case 'no-page':
      return t('fault.noPage');
    case 'deep-page':
      return t('fault.deepPage', { folder: file });
    case 'path':
      return t('fault.path');
    case 'link':
      return t('fault.link', { file });
    case 'duplicate':
      return t('fault.duplicate', { file });
    case 'type':
      return t('fault.type', { file });
    case 'files':
      return t('fault.files');
    case 'bytes':
      return t('fault.bytes');
    case 'unpacked':
      return t('fault.unpacked');
    case 'bomb':
      return t('fault.bomb', { file });
    case 'network':
      return t('fault.network');
    case 'disk-full':
      return t('fault.disk');
    case 'forbidden':
      return t('fault.forbidden');
  }
}
