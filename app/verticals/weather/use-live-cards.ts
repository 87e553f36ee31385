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
  return useCardsAnswer(slugs, firstAt) ?? { cards, providers };
}

/** Returns the cards of the locations with these slugs once the server has responded. */
export function useLocationCards(slugs: readonly string[]): readonly LocationCard[] {
  return useCardsAnswer(slugs, 0)?.cards ?? [];
}

function useCardsAnswer(slugs: readonly string[], firstAt: number): CardsAnswer | null {
  const address = slugs.length === 0 ? null : `/api/forecasts?slugs=${slugs.join(',')}`;
  return useLiveAnswer<CardsAnswer>({ address, firstAt });
}
