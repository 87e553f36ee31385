import { useEffect, useState } from 'react';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';
import { dataAddress } from '#app/visitor/data-address.ts';

/** Milliseconds without a key press after which suggestions are requested. */
const restBeforeAsking = 60;
/** Number of cached answers. */
const maxCached = 50;

const cachedAnswers = new Map<string, SuggestionAnswer>();

/** Returns the answer for a text. While it loads, returns the previous answer; if it fails, returns `'failed'`. */
export function useSuggestions(
  vertical: string,
  text: string,
  isOpen: boolean,
): SuggestionAnswer | 'failed' | null {
  const [answer, setAnswer] = useState<SuggestionAnswer | 'failed' | null>(null);
  const address = `/api/suggest?vertical=${vertical}&q=${encodeURIComponent(text.trim())}`;
  const known = cachedAnswers.get(address);
  useEffect(() => {
    if (!isOpen || cachedAnswers.has(address)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchAnswer(address, abort.signal)
        .then(setAnswer)
        .catch(() => {
          if (!abort.signal.aborted) setAnswer('failed');
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
  const response = await fetch(dataAddress(address), { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const answer = (await response.json()) as SuggestionAnswer;
  const [oldest] = cachedAnswers.keys();
  if (oldest !== undefined && cachedAnswers.size >= maxCached) cachedAnswers.delete(oldest);
  cachedAnswers.set(address, answer);
  return answer;
}
