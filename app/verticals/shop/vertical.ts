import type { Item } from '#app/domain/catalogue/item.ts';
import type { Vertical } from '#app/domain/vertical.ts';

export const shop: Vertical = {
  id: 4,
  prefix: 'e',
  scope: 'shop',
  name: 'Shop',
  menuOrder: 6,
  mark: 'bag',
  noun: { one: 'offer', many: 'offers' },
  isSearched: true,
  isCollected: false,
};

/** The kinds of offers, each with its own address (spec SHOP-1, ADDR-11). */
export const offerKinds = ['deal', 'coupon', 'card'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Whether an offer is valid at the moment. */
export type OfferState = 'upcoming' | 'current' | 'ended';

/** Path segments of the kinds' pages. */
export const kindSegments: Readonly<Record<OfferKind, string>> = {
  deal: 'details',
  coupon: 'coupon',
  card: 'creditcards',
};

/** The kinds of spending that reward rates and the calculator distinguish. */
export const spendingNames = ['groceries', 'dining', 'travel', 'fuel', 'online', 'other'] as const;
export type SpendingName = (typeof spendingNames)[number];

/** The numbers of a credit card: money in the site's currency, rates in percent. */
export interface CardTerms {
  annualFee: number;
  /** Yearly interest on purchases in percent, from the lowest to the highest rate that the issuer states. */
  aprMin: number;
  aprMax: number;
  /** Number of months at the start without interest on purchases. */
  introMonths: number;
  /** Fee on payments in another currency, as a fraction. */
  foreignFee: number;
  /** Cash back as a fraction, by kind of spending. Kinds that are not listed count as `other`. */
  rewards: Readonly<Partial<Record<SpendingName, number>>>;
  /** A welcome bonus, paid once for spending this much within the first months. */
  bonus: { value: number; spend: number; months: number } | null;
}

/** An offer's fields in addition to those of every item (docs/bundle.md, `ext` of the shop). */
export interface OfferFields {
  slug: string;
  kind: OfferKind;
  isSample: boolean;
  /** Shop or issuer. If this is "", the item's `from` applies. */
  merchant: string;
  /** Address at which the offer can be redeemed, or empty. */
  merchantUrl: string;
  /** "" if the offer needs no code. */
  code: string;
  terms: readonly string[];
  /** Unix seconds. 0 if unknown. */
  startsAt: number;
  endsAt: number;
  verifiedAt: number;
  network: string;
  goodFor: string;
  /** The introductory rate in words. */
  introApr: string;
  card: CardTerms;
}

export type Offer = Item<OfferFields>;
