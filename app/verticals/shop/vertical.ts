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

/** Whether an offer has not started yet, is valid, or has ended. */
export type OfferState = 'upcoming' | 'current' | 'ended';

/** The path segment of the pages of each kind. */
export const kindSegments: Readonly<Record<OfferKind, string>> = {
  deal: 'details',
  coupon: 'coupon',
  card: 'creditcards',
};

/** The kinds of spending that reward rates and the calculator distinguish. */
export const spendingNames = ['groceries', 'dining', 'travel', 'fuel', 'online', 'other'] as const;
export type SpendingName = (typeof spendingNames)[number];

/** The terms of a credit card. Amounts are in the site's currency, and rates are in percent. */
export interface CardTerms {
  annualFee: number;
  /** The lowest and the highest yearly interest on purchases that the issuer states, in percent. */
  aprMin: number;
  aprMax: number;
  /** Number of months at the start without interest on purchases. */
  introMonths: number;
  /** Fee on payments in another currency, in percent. */
  foreignFee: number;
  /** Cash back in percent, by kind of spending. The rate of `other` applies to kinds that are not listed. */
  rewards: Readonly<Partial<Record<SpendingName, number>>>;
  /**
   * The welcome bonus: `value` is paid once if the holder spends `spend` within the first `months`. `null` if there is
   * none.
   */
  bonus: { value: number; spend: number; months: number } | null;
}

/** An offer's fields in addition to those of every item (docs/bundle.md, `ext` of the shop). */
export interface OfferFields {
  slug: string;
  kind: OfferKind;
  isSample: boolean;
  /** Shop or issuer. If this is "", the item's `from` applies. */
  merchant: string;
  /** Address at which the offer can be redeemed, or "" if there is none. */
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
