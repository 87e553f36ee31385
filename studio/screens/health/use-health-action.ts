import { useCallback, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { HealthOutcome, HealthRow } from './health.server.ts';
import type { RowAction } from './row-actions.ts';

/** Runs the actions of the screen. A toast reports each effect, with an Undo where there is one. */
export function useHealthAction() {
  const t = useMessages('health');
  const { undo } = useUndo();
  const checks = useFetcher<HealthOutcome>();
  const answers = useFetcher<{ closed: number; version: number | null }>();
  const [busyRow, setBusyRow] = useState<string | null>(null);
  const { submit } = checks;
  const { submit: answer } = answers;

  useOnAnswer(checks.data, (data) => {
    if (data.outcome === 'checked') {
      showToast({ text: t('done.checked', { state: data.state }) });
      return;
    }
    const inverse = data.outcome === 'kept' ? 'unkeep' : data.outcome === 'freed' ? 'keep' : null;
    showToast({
      text: t('done.other', { outcome: data.outcome }),
      ...(inverse &&
        'itemId' in data && {
          undo: () => {
            const { verticalId, itemId } = data;
            void submit({ intent: inverse, verticalId, itemId }, { method: 'post', action: '/health' });
          },
        }),
    });
  });

  useOnAnswer(answers.data, ({ version, closed }) => {
    if (version === null) showToast({ text: t('done.closed', { count: closed }) });
    else showToast({ text: t('done.hidden'), undo: () => undo(version) });
  });

  const run = useCallback(
    (intent: Exclude<RowAction, 'edit'>, { key, verticalId, itemId }: HealthRow) => {
      setBusyRow(key);
      const fields = { intent, verticalId, itemId };
      if (intent === 'hide' || intent === 'close') {
        void answer({ ...fields, note: '' }, { method: 'post', action: '/?index' });
      } else void submit(fields, { method: 'post', action: '/health' });
    },
    [answer, submit],
  );
  const checkAll = useCallback(
    () => void submit({ intent: 'check-all' }, { method: 'post', action: '/health' }),
    [submit],
  );
  const isBusy = checks.state !== 'idle' || answers.state !== 'idle';
  return { run, checkAll, busyRow: isBusy ? busyRow : null, isBusy };
}
