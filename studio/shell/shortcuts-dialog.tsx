import { useMessages } from '#app/messages/use-messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Keys } from '../ui/keys.tsx';
import { useAllCommands } from './commands.tsx';
import { isAppleDevice, keyNames } from './key-names.ts';

/** Lists the keyboard shortcuts of the current screen. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages('studio');
  const { commands } = useAllCommands();
  return (
    <Dialog title={t('shortcuts.title')} isOpen={isOpen} onClose={onClose}>
      <dl className="flex flex-col gap-1">
        {commands.map(
          ({ id, label, keys }) =>
            keys && (
              <div key={id} className="flex items-center justify-between gap-4 py-1">
                <dt className="text-ink">{label}</dt>
                <dd>
                  <Keys keys={keyNames(keys, isAppleDevice(navigator.userAgent))} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
