import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../../ui/toast.tsx';
import type { SystemOutcome } from './system.server.ts';

/** Starts jobs and empties caches from any screen. A toast reports the effect. Only owners may do this. */
export function useSystemAction() {
  const t = useMessages('system');
  const { submit, data, state } = useFetcher<SystemOutcome>();
  useEffect(() => {
    if (!data) return;
    if (data.outcome === 'cleared') showToast({ text: t('caches.cleared') });
    else showToast({ text: t('job.requested', { outcome: data.outcome, title: data.title }) });
  }, [data, t]);
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
