import { categoryAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { pageSize } from '#app/domain/catalogue/lists.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import type { ListKinds } from '#app/pages/layouts/list-kinds.server.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { maxCompared, readCompared, readSpending } from './card-query.ts';
import { cardTile, type CardTileData } from './offer-data.server.ts';
import type { Offer, OfferFields } from './vertical.ts';
import { yearlyCost, type Spending } from './yearly-cost.ts';

/** Maximum number of cards read for a list. No portal is expected to have more. */
const maxCards = 500;

export function isCard(item: Offer): boolean {
  return item.fields.kind === 'card';
}

/** The kinds to which lists of offers can be narrowed. */
export const listKinds: ListKinds<OfferFields> = {
  order: ['coupon', 'deal', 'card'],
  kindOf: (item) => item.fields.kind,
};

/**
 * Sorts cards by their cost in a normal year with this spending. Payments for showing a card never affect the order.
 */
export function byCost(items: readonly Offer[], spending: Spending): Offer[] {
  const costs = new Map(items.map((item) => [item, yearlyCost(item.fields.card, spending).total]));
  return [...items].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0) || a.id - b.id);
}

/** Returns the current cards of a category, or of all categories. */
export function cardsOf(catalogue: Catalogue<OfferFields>, categoryId?: number): Offer[] {
  const list = categoryId === undefined ? catalogue.items : (catalogue.itemsByCategory.get(categoryId) ?? []);
  return list.filter(isCard).slice(0, maxCards);
}

/** The data of a comparison. `cards` contains the compared cards, cheapest first. */
export interface ComparisonData {
  cards: CardTileData[];
  /** Id of the card that the page is about. */
  ownId: number | null;
  spending: Spending;
  currency: string;
  /** Address that the form submits to. */
  action: string;
  /** Address of the page on which cards are selected. "" on that page itself. */
  chooseHref: string;
}

/**
 * Returns the comparison on a card's page: the card itself with the requested cards. If no other cards are requested,
 * it is compared with the three cheapest other cards.
 */
export function comparisonOf(context: PageContext<OfferFields>, card: Offer): ComparisonData {
  const { catalogue, query, snapshot } = context;
  const spending = readSpending(query);
  const chosen = requestedCards(context).filter((other) => other !== card);
  const cheapest = byCost(cardsOf(catalogue), spending).filter(({ id }) => id !== card.id);
  const others = (chosen.length > 0 ? chosen : cheapest).slice(0, maxCompared - 1);
  const category = catalogue.categoryById.get(card.categoryId);
  return {
    cards: byCost([card, ...others], spending).flatMap((item) => cardTile(context, item) ?? []),
    ownId: card.id,
    spending,
    currency: snapshot.settings.currency,
    action: itemAddress({ ...card, router: '' }),
    chooseHref: category ? categoryAddress(category, catalogue) : '',
  };
}

/** Returns the cards that the address names for a comparison, without expired ones. */
function requestedCards({ catalogue, query }: PageContext<OfferFields>): Offer[] {
  const current = readCompared(query).filter((id) => catalogue.indexById.has(id));
  return current.flatMap((id) => catalogue.itemById.get(id) ?? []).filter(isCard);
}

/**
 * Returns the cards of a list page by cost, with the cards to compare. Returns `null` if the page has no cards, or if
 * it also contains other offers.
 */
export function cardListOf(context: PageContext<OfferFields>) {
  const { listing, query, snapshot, catalogue, category } = context;
  const { entries, number } = listing?.page ?? { entries: [], number: 1 };
  if (!listing || entries.length === 0 || !entries.every(isCard)) return null;
  const spending = readSpending(query);
  // Cards are sorted by cost across all pages of a category. The other pages of a tag may contain no cards, so only the
  // cards of this page are sorted.
  const all = category ? cardsOf(catalogue, category.id) : [];
  const size = entries.length;
  const before = (number - 1) * pageSize;
  const shown =
    all.length === listing.page.total
      ? byCost(all, spending).slice(before, before + size)
      : byCost(entries, spending);
  const tiles = (items: readonly Offer[]) => items.flatMap((item) => cardTile(context, item) ?? []);
  return {
    cards: tiles(shown),
    compared: tiles(byCost(requestedCards(context), spending)),
    spending,
    currency: snapshot.settings.currency,
    ...formTarget(pageAddress(listing.address, number)),
  };
}

/** Returns a form's action, and hidden fields for the query of the address, which a GET form would drop. */
function formTarget(address: string): { action: string; hidden: [name: string, value: string][] } {
  const [action = '', query = ''] = address.split('?');
  return { action, hidden: [...new URLSearchParams(query)] };
}
