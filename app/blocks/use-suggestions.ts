import { useEffect, useState } from 'react';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';

/** Milliseconds of rest between two keys after which is asked. */
const restBeforeAsking = 60;
/** Answers that are kept. */
const mostKept = 50;

const kept = new Map<string, SuggestionAnswer>();

/** The answer for a text; while it is on its way the one before, and none when it does not come. */
export function useSuggestions(vertical: string, text: string, isOpen: boolean): SuggestionAnswer | null {
  const [answer, setAnswer] = useState<SuggestionAnswer | null>(null);
  const address = `/api/suggest?vertical=${vertical}&q=${encodeURIComponent(text.trim())}`;
  const known = kept.get(address);
  useEffect(() => {
    if (!isOpen || kept.has(address)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchAnswer(address, abort.signal)
        .then(setAnswer)
        .catch(() => {
          if (!abort.signal.aborted) setAnswer(null);
        });
    }, restBeforeAsking);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, isOpen]);
  return known ?? answer;
}

async function fetchAnswer(address: string, signal: AbortSignal): Promise<SuggestionAnswer> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const answer = (await response.json()) as SuggestionAnswer;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
  kept.set(address, answer);
  return answer;
}
