import { useCallback, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { HealthOutcome, HealthRow } from './health.server.ts';
import type { RowAction } from './row-actions.ts';

/**
 * Runs the actions of the screen, one after the other: a fetcher drops its request when it sends another one. A toast
 * reports each effect, with an Undo where there is one.
 */
export function useHealthAction() {
  const t = useMessages('health');
  const { undo } = useUndo();
  const checks = useFetcher<HealthOutcome>();
  const answers = useFetcher<{ closed: number; version: number | null }>();
  const [busyRows, setBusyRows] = useState<ReadonlySet<string>>(new Set());
  const queue = useRef(Promise.resolve());
  const checked = useRef(new Set<string>());
  const { submit } = checks;
  const { submit: answer } = answers;

  const enqueue = useCallback((send: () => Promise<void>) => {
    queue.current = queue.current.then(send, send);
    return queue.current;
  }, []);
  const post = useCallback(
    (fields: Record<string, string | number>) =>
      enqueue(() => submit(fields, { method: 'post', action: '/health' })),
    [enqueue, submit],
  );

  useOnAnswer(checks.data, (data) => {
    if (data.outcome === 'checked') {
      showToast({ text: t('done.checked', { title: data.title, state: data.state }) });
      return;
    }
    const inverse = data.outcome === 'kept' ? 'unkeep' : data.outcome === 'freed' ? 'keep' : null;
    showToast({
      text: t('done.other', { outcome: data.outcome }),
      ...(inverse &&
        'itemId' in data && {
          undo: () => {
            const { verticalId, itemId } = data;
            void post({ intent: inverse, verticalId, itemId });
          },
        }),
    });
  });

  useOnAnswer(answers.data, ({ version, closed }) => {
    if (version === null) showToast({ text: t('done.closed', { count: closed }) });
    else showToast({ text: t('done.hidden'), undo: () => undo(version) });
  });

  const run = useCallback(
    async (intent: Exclude<RowAction, 'edit'>, { key, verticalId, itemId }: HealthRow) => {
      // The operator has asked for a check of this game again, before the first check has ended.
      if (intent === 'check' && checked.current.has(key)) return;
      if (intent === 'check') checked.current.add(key);
      setBusyRows((rows) => new Set(rows).add(key));
      const fields = { intent, verticalId, itemId };
      if (intent === 'hide' || intent === 'close') {
        await enqueue(() => answer({ ...fields, note: '' }, { method: 'post', action: '/?index' }));
      } else await post(fields);
      checked.current.delete(key);
      setBusyRows((rows) => new Set([...rows].filter((row) => row !== key)));
    },
    [answer, enqueue, post],
  );
  const checkAll = useCallback(() => void post({ intent: 'check-all' }), [post]);
  const isBusy = checks.state !== 'idle' || answers.state !== 'idle';
  return { run, checkAll, busyRows, isBusy };
}
