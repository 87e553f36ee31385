import { useEffect, useState } from 'react';
import { mostWait } from './use-live-weather.ts';
import type { CardsAnswer, PlaceCard, ProviderView } from './weather-data.ts';

const minute = 60_000;

/** What a list of cards was rendered with. */
interface InitialCards {
  cards: readonly PlaceCard[];
  providers?: readonly ProviderView[];
  /** The site asks for forecasts. */
  hasForecasts: boolean;
}

/**
 * Keeps the cards of a list up to date while the page is visible: missing and expired forecasts are asked for, never
 * sooner than the server says.
 */
export function useLiveCards({ cards, providers = [], hasForecasts }: InitialCards): {
  cards: readonly PlaceCard[];
  providers: readonly ProviderView[];
} {
  const asked = cards.map(({ slug }) => slug).join(',');
  const firstAt = hasForecasts ? Math.min(...cards.map(({ expiresAt }) => expiresAt)) : Infinity;
  const answer = useCardsAnswer(asked, firstAt);
  return answer ?? { cards, providers };
}

/** The cards of the places with these slugs, once the server has answered. */
export function usePlaceCards(slugs: readonly string[]): readonly PlaceCard[] {
  return useCardsAnswer(slugs.join(','), 0)?.cards ?? [];
}

/** The server's latest answer for places, separated by commas; the first request waits until `firstAt`. */
function useCardsAnswer(asked: string, firstAt: number): CardsAnswer | null {
  const [latest, setLatest] = useState<{ asked: string; answer: CardsAnswer } | null>(null);
  const answer = latest?.asked === asked ? latest.answer : null;
  const nextAt = answer?.nextAt ?? firstAt;

  useEffect(() => {
    if (asked === '' || nextAt === Infinity) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      if (document.hidden) return;
      try {
        const response = await fetch(`/api/forecasts?slugs=${asked}`, { signal: abort.signal });
        if (response.ok) setLatest({ asked, answer: (await response.json()) as CardsAnswer });
      } catch {
        // Offline: the cards stay as they are until the page is looked at again.
      }
    }
    function plan() {
      clearTimeout(timer);
      const least = answer ? minute : 0;
      timer = setTimeout(() => void ask(), Math.max(least, Math.min(nextAt - Date.now(), mostWait)));
    }
    plan();
    document.addEventListener('visibilitychange', plan, { signal: abort.signal });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, answer, nextAt]);
  return answer;
}
