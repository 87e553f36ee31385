import { useEffect, useState } from 'react';

const minute = 60_000;
/** Browsers keep timers no longer than 24 days; this is enough. */
const mostWait = 6 * 60 * minute;

interface LiveAnswerOptions<Answer> {
  /** The address to request. `null` if there is none. */
  address: string | null;
  /** When the first request is due, milliseconds; Infinity: never. */
  firstAt: number;
  /** Whether an answer says more than the page already shows. */
  isNewer?: (answer: Answer) => boolean;
}

/**
 * The server's latest answer at an address, null before there is one. It is asked for while the page is seen, never
 * sooner than the last answer allows.
 */
export function useLiveAnswer<Answer extends { nextAt: number }>({
  address,
  firstAt,
  isNewer = () => true,
}: LiveAnswerOptions<Answer>): Answer | null {
  const [latest, setLatest] = useState<{ address: string; answer: Answer } | null>(null);
  const answer = latest?.address === address && isNewer(latest.answer) ? latest.answer : null;
  const nextAt = answer?.nextAt ?? firstAt;

  useEffect(() => {
    if (address === null || nextAt === Infinity) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(from: string) {
      if (document.hidden) return;
      try {
        const response = await fetch(from, { signal: abort.signal });
        if (response.ok) setLatest({ address: from, answer: (await response.json()) as Answer });
      } catch {
        // Offline: the page stays as it is until it is looked at again.
      }
    }
    function plan(from: string) {
      clearTimeout(timer);
      const least = answer ? minute : 0;
      timer = setTimeout(() => void ask(from), Math.max(least, Math.min(nextAt - Date.now(), mostWait)));
    }
    plan(address);
    document.addEventListener('visibilitychange', () => plan(address), { signal: abort.signal });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, answer, nextAt]);
  return answer;
}
