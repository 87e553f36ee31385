import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BulkAction } from './bulk-action.tsx';

/** Deletes the selected rows after the operator has confirmed it. */
export function BulkDelete({ count, onDelete }: { count: number; onDelete: () => void }) {
  const t = useMessages('content');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <BulkAction icon={<Trash2 aria-hidden className="size-4" />} onPress={() => setAsking(true)}>
        {t('item.delete')}
      </BulkAction>
      <Dialog
        title={t('delete.title', { count })}
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="quiet" onPress={() => setAsking(false)}>
              {t('action.cancel')}
            </Button>
            <Button
              kind="danger"
              onPress={() => {
                setAsking(false);
                onDelete();
              }}
            >
              {t('item.delete')}
            </Button>
          </>
        }
      >
        <p>{t('delete.text')}</p>
      </Dialog>
    </>
  );
}
