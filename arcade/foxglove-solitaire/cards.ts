import { phrase } from './texts.ts';

/** A card is a number from 0 to 51: thirteen ranks of each flower in turn. */
export type Card = number;

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const FLOWERS = ['foxglove', 'poppy', 'cornflower', 'sunflower'] as const;
export const RANK_COUNT = RANKS.length;
export const CARD_COUNT = RANK_COUNT * FLOWERS.length;
export const KING = RANK_COUNT - 1;

/** Returns the index of a card's flower in `FLOWERS`. */
export const flowerOf = (card: Card): number => Math.floor(card / RANK_COUNT);

/** Returns the rank of a card, from 0 for an ace to 12 for a king. */
export const rankOf = (card: Card): number => card % RANK_COUNT;

/** Returns whether a card is warm. Poppies and sunflowers are warm, foxgloves and cornflowers are cool. */
export const isWarm = (card: Card): boolean => flowerOf(card) % 2 === 1;

/** Returns the name of a card for announcements. */
export function nameOf(card: Card): string {
  const flower = FLOWERS[flowerOf(card)];
  return phrase('card.name', {
    rank: RANKS[rankOf(card)] ?? '',
    flower: flower === undefined || flower === 'sunflower' ? 'other' : flower,
  });
}
