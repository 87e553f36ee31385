import { useMemo } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { SystemOutcome } from './system.server.ts';

/** Starts jobs and empties caches from any screen. A toast reports the effect. Only owners may do this. */
export function useSystemAction() {
  const t = useMessages('system');
  const { submit, data, state } = useFetcher<SystemOutcome>();
  useOnAnswer(data, (answer) => {
    if (answer.outcome === 'cleared') showToast({ text: t('caches.cleared') });
    else showToast({ text: t('job.requested', { outcome: answer.outcome, title: answer.title }) });
  });
  const actions = useMemo(() => {
    const send = (fields: Record<string, string>) =>
      void submit(fields, { method: 'post', action: '/system' });
    return {
      runJob: (name: string) => send({ intent: 'run-job', name }),
      clearCaches: () => send({ intent: 'clear-caches' }),
    };
  }, [submit]);
  return { ...actions, isBusy: state !== 'idle' };
}
