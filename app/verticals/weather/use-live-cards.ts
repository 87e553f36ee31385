import { useLiveAnswer } from './use-live-answer.ts';
import type { CardsAnswer, PlaceCard, ProviderView } from './weather-data.ts';

/** The data that a list of cards was rendered with. */
interface InitialCards {
  cards: readonly PlaceCard[];
  providers?: readonly ProviderView[];
  /** Whether the site requests forecasts. */
  hasForecasts: boolean;
}

/**
 * Updates the cards of a list while the page is visible. Requests missing and expired forecasts, never earlier than the
 * server allows.
 */
export function useLiveCards({ cards, providers = [], hasForecasts }: InitialCards): {
  cards: readonly PlaceCard[];
  providers: readonly ProviderView[];
} {
  const slugs = cards.map(({ slug }) => slug);
  const firstAt = hasForecasts ? Math.min(...cards.map(({ expiresAt }) => expiresAt)) : Infinity;
  return useCardsAnswer(slugs, firstAt) ?? { cards, providers };
}

/** Returns the cards of the locations with these slugs once the server has responded. */
export function usePlaceCards(slugs: readonly string[]): readonly PlaceCard[] {
  return useCardsAnswer(slugs, 0)?.cards ?? [];
}

function useCardsAnswer(slugs: readonly string[], firstAt: number): CardsAnswer | null {
  const address = slugs.length === 0 ? null : `/api/forecasts?slugs=${slugs.join(',')}`;
  return useLiveAnswer<CardsAnswer>({ address, firstAt });
}
