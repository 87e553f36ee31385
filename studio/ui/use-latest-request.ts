import { useEffect, useEffectEvent } from 'react';

/**
 * Sends a request when its input changes, and passes on the answer to the latest input. A new input aborts the previous
 * request. The input `null` only aborts the previous request.
 */
export function useLatestRequest<Input, Answer>({
  input,
  pause = 0,
  send,
  onAnswer,
}: {
  /** A text, a number, or an object that is the same in each rendering until its content changes. */
  input: Input | null;
  /** Milliseconds without another input after which the request is sent. */
  pause?: number;
  /** Sends the request. If it fails, no answer is passed on. */
  send: (input: Input, signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer, input: Input) => void;
}): void {
  const request = useEffectEvent(send);
  const handle = useEffectEvent(onAnswer);
  useEffect(() => {
    if (input === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      request(input, signal).then(
        (answer) => {
          if (!signal.aborted) handle(answer, input);
        },
        () => {},
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [input, pause]);
}
