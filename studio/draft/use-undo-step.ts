import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useDraft } from './draft-state.ts';

/** Returns a function that undoes the last step of the draft, for the toast of that step. */
export function useUndoStep(): () => void {
  const { current } = useDraft();
  const { submit } = useFetcher();
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  return useCallback(() => {
    if (!latest.current?.canUndo) return;
    const { id, revision } = latest.current;
    void submit({ intent: 'undo', id, revision }, { method: 'post', action: '/draft' });
  }, [submit]);
}
