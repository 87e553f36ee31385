import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onAnswer` once with each answer of a fetcher, such as to report it in a toast. To wait until the data of the
 * screen is loaded again, pass `undefined` while the fetcher is not idle.
 */
export function useOnAnswer<Answer>(answer: Answer | undefined, onAnswer: (answer: Answer) => void): void {
  const handled = useRef<Answer | undefined>(undefined);
  const handle = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answer === undefined || handled.current === answer) return;
    handled.current = answer;
    handle(answer);
  }, [answer]);
}
