import { useCallback, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast, type ToastText } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { ViewAnswer } from './change-view.server.ts';

/**
 * Sends a change. `whenSaved` is called with the id of the view (`null` if the change concerns no view), and can return
 * a toast.
 */
export type ChangeView = (
  values: Readonly<Record<string, string | number | boolean>>,
  whenSaved?: (id: number | null) => ToastText | null,
) => void;

/** Changes the saved views or the columns of a section. */
export function useViewChange(prefix: string): { change: ChangeView; isBusy: boolean } {
  const t = useMessages('content');
  const { data: answer, state, submit } = useFetcher<ViewAnswer>();
  const waiting = useRef<((id: number | null) => ToastText | null) | undefined>(undefined);
  useOnAnswer(state === 'idle' ? answer : undefined, (result) => {
    if (result.outcome === 'saved') {
      const toast = waiting.current?.(result.id);
      if (toast) showToast(toast);
    } else showToast({ text: result.outcome === 'too-many' ? t('view.tooMany') : t('view.gone') });
  });
  const change = useCallback<ChangeView>(
    (values, whenSaved) => {
      waiting.current = whenSaved;
      void submit({ ...values }, { method: 'post', action: `/content/${prefix}/views` });
    },
    [prefix, submit],
  );
  return { change, isBusy: state !== 'idle' };
}
