import { useEffect, useState } from 'react';
import { dataAddress } from '#app/visitor/data-address.ts';

const minute = 60_000;
/**
 * Maximum wait in milliseconds. Browser timers are limited to 24 days, and a wait of more than some hours has no use.
 */
const maxWait = 6 * 60 * minute;

interface LiveAnswerOptions<Answer> {
  /** The address to request, or `null` to request nothing. */
  address: string | null;
  /** When to send the first request, in Unix milliseconds. `Infinity` for never. */
  firstAt: number;
  /** Whether a response is newer than the data on the page. */
  isNewer?: (answer: Answer) => boolean;
}

/** What is known from the responses at an address. */
interface LiveAnswer<Answer> {
  /** The latest response. `null` before the first one, and if the page's own data is newer. */
  answer: Answer | null;
  /** Whether the last request failed. */
  hasFailed: boolean;
}

/**
 * Requests an address repeatedly and returns its latest response. Sends requests only while the page is visible. Waits
 * until the time that the last response names, but no longer than `maxWait`. After a failure, waits until the page
 * becomes visible or the browser is online again.
 */
export function useLiveAnswer<Answer extends { nextAt: number }>({
  address,
  firstAt,
  isNewer = () => true,
}: LiveAnswerOptions<Answer>): LiveAnswer<Answer> {
  const [latest, setLatest] = useState<{ address: string; answer: Answer } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const answer = latest?.address === address && isNewer(latest.answer) ? latest.answer : null;
  const nextAt = answer?.nextAt ?? firstAt;

  useEffect(() => {
    if (address === null || nextAt === Infinity) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(from: string) {
      if (document.hidden) return;
      try {
        const response = await fetch(dataAddress(from), { signal: abort.signal });
        if (response.ok) setLatest({ address: from, answer: (await response.json()) as Answer });
        setFailed(response.ok ? null : from);
      } catch {
        if (!abort.signal.aborted) setFailed(from);
      }
    }
    function plan(from: string) {
      clearTimeout(timer);
      const least = answer ? minute : 0;
      timer = setTimeout(() => void ask(from), Math.max(least, Math.min(nextAt - Date.now(), maxWait)));
    }
    plan(address);
    document.addEventListener('visibilitychange', () => plan(address), { signal: abort.signal });
    window.addEventListener('online', () => plan(address), { signal: abort.signal });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, answer, nextAt]);
  return { answer, hasFailed: failed !== null && failed === address };
}
