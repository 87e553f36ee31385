import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { useDraft } from '../../draft/draft-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Time } from '../../ui/time.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { ReportedItem } from './attention.server.ts';
import { AttentionRow } from './attention-row.tsx';

/** The reports about one item. A dialog shows their texts, closes them with a note and hides the item. */
export function ReportedRow({ item, now }: { item: ReportedItem; now: number }) {
  const t = useMessages('today');
  const { canEdit } = useDraft();
  const { undo } = useUndo();
  const fetcher = useFetcher<{ closed: number; version: number | null }>();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const name = item.title ?? t('report.gone');

  useOnAnswer(fetcher.data, ({ version, closed }) => {
    if (version === null) showToast({ text: t('report.closed', { count: closed }) });
    else showToast({ text: t('report.hidden'), undo: () => undo(version) });
  });

  function answer(intent: 'close' | 'hide') {
    const { verticalId, itemId } = item;
    void fetcher.submit({ intent, verticalId, itemId, note }, { method: 'post', action: '/?index' });
    setOpen(false);
  }

  return (
    <>
      <AttentionRow
        icon={<Flag aria-hidden className="size-4.5" />}
        title={t('report.title', { count: item.reports.length, name })}
        text={
          <>
            {t('report.latest')} <Time value={item.latest} now={now} />
          </>
        }
        action={<Button onPress={() => setOpen(true)}>{t('report.answer')}</Button>}
      />
      <Dialog
        title={name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          canEdit && (
            <>
              {item.title !== null && (
                <Button kind="danger" onPress={() => answer('hide')}>
                  {t('report.hide')}
                </Button>
              )}
              <Button onPress={() => answer('close')}>{t('report.close')}</Button>
            </>
          )
        }
      >
        <ul className="flex flex-col gap-3">
          {item.reports.map(({ id, reason, message, createdAt }) => (
            <li key={id} className="rounded-row bg-sunken p-3">
              <p className="font-semibold text-ink">{reason}</p>
              {message !== '' && <p className="break-words whitespace-pre-wrap">{message}</p>}
              <Time value={createdAt} now={now} className="text-secondary text-faint" />
            </li>
          ))}
        </ul>
        {canEdit && (
          <TextField
            label={t('report.note')}
            help={t('report.noteHelp')}
            value={note}
            onChange={setNote}
            maxLength={1_000}
          />
        )}
      </Dialog>
    </>
  );
}
