import { z } from 'zod';
import type { ItemTraits } from '#app/domain/catalogue/item.ts';
import { kindSegments, offerKinds, spendingNames, type OfferFields } from './vertical.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'an http or https address' }).max(2000);
const line = z.string().max(300);
/** Unix seconds, up to the end of the year 9999. */
const moment = z.int({ error: 'Unix seconds; 0: not told' }).min(0).max(253_402_300_799).default(0);
const decimalAllowed = 'a decimal number as text, such as "18.9"';
const decimal = z
  .string({ error: decimalAllowed })
  .regex(/^\d{1,9}(?:\.\d{1,4})?$/, { error: decimalAllowed });
const months = z.int().min(0).max(120);

/** An offer's fields in addition to those of every item (spec ITEM-13). */
export const offerExt = z
  .object({
    slug: z.string().max(200).default(''),
    kind: z.enum(offerKinds).default('deal'),
    is_sample: z.boolean().default(false),
    merchant: line.default(''),
    merchant_url: z.union([z.literal(''), webAddress]).default(''),
    code: z.string().max(100).default(''),
    terms: z.array(z.string().min(1).max(1000)).max(40).default([]),
    starts_at: moment,
    ends_at: moment,
    verified_at: moment,
    network: line.default(''),
    good_for: z.string().max(1000).default(''),
    annual_fee: decimal.default('0'),
    apr_min: decimal.default('0'),
    apr_max: decimal.default('0'),
    intro_apr: line.default(''),
    intro_apr_months: months.default(0),
    foreign_fee: decimal.default('0'),
    rewards: z
      .array(z.object({ on: z.enum(spendingNames), rate: decimal }))
      .max(spendingNames.length)
      .default([]),
    bonus: z.object({ value: decimal, spend: decimal, months }).nullable().default(null),
  })
  .transform((ext): OfferFields => ({
    slug: ext.slug,
    kind: ext.kind,
    isSample: ext.is_sample,
    merchant: ext.merchant,
    merchantUrl: ext.merchant_url,
    code: ext.code,
    terms: ext.terms,
    startsAt: ext.starts_at,
    endsAt: ext.ends_at,
    verifiedAt: ext.verified_at,
    network: ext.network,
    goodFor: ext.good_for,
    introApr: ext.intro_apr,
    card: {
      annualFee: Number(ext.annual_fee),
      aprMin: Number(ext.apr_min),
      aprMax: Math.max(Number(ext.apr_min), Number(ext.apr_max)),
      introMonths: ext.intro_apr_months,
      foreignFee: Number(ext.foreign_fee),
      rewards: Object.fromEntries(ext.rewards.map(({ on, rate }) => [on, Number(rate)])),
      bonus: ext.bonus && {
        value: Number(ext.bonus.value),
        spend: Number(ext.bonus.spend),
        months: ext.bonus.months,
      },
    },
  }));

/** The fields of `ext` in a bundle or feed. */
export type OfferExt = z.input<typeof offerExt>;

/** Returns an offer's own address, the period in which lists contain it, and whether it is a sample. */
export function offerTraits({ kind, startsAt, endsAt, isSample }: OfferFields): ItemTraits {
  return {
    ...(kind !== 'deal' && kind in kindSegments && { segment: kindSegments[kind] }),
    ...(startsAt > 0 && { startsAt: startsAt * 1000 }),
    ...(endsAt > 0 && { endsAt: endsAt * 1000 }),
    ...(isSample && { isSample }),
  };
}
