import { useLiveAnswer } from './use-live-answer.ts';
import type { CardsAnswer, LocationCard, ProviderView } from './weather-data.ts';

/** The data that a list of cards was rendered with. */
interface InitialCards {
  cards: readonly LocationCard[];
  providers?: readonly ProviderView[];
  /** Whether the site requests forecasts. */
  hasForecasts: boolean;
}

/**
 * Updates the cards of a list while the page is visible. Requests missing and expired forecasts, never earlier than the
 * server allows.
 */
export function useLiveCards({ cards, providers = [], hasForecasts }: InitialCards): {
  cards: readonly LocationCard[];
  providers: readonly ProviderView[];
} {
  const slugs = cards.map(({ slug }) => slug);
  const firstAt = hasForecasts ? Math.min(...cards.map(({ expiresAt }) => expiresAt)) : Infinity;
  return useCardsAnswer(slugs, firstAt).answer ?? { cards, providers };
}

/**
 * Returns the cards of the locations with these slugs, in the same order. Omits locations that do not exist any more.
 * Returns "waiting" before the first response, and "failed" if the request failed.
 */
export function useLocationCards(slugs: readonly string[]): readonly LocationCard[] | 'waiting' | 'failed' {
  const { answer, hasFailed } = useCardsAnswer(slugs, 0);
  if (slugs.length === 0) return [];
  if (!answer) return hasFailed ? 'failed' : 'waiting';
  return slugs.flatMap((slug) => answer.cards.find((card) => card.slug === slug) ?? []);
}

function useCardsAnswer(slugs: readonly string[], firstAt: number) {
  const address = slugs.length === 0 ? null : `/api/forecasts?slugs=${slugs.join(',')}`;
  return useLiveAnswer<CardsAnswer>({ address, firstAt });
}
