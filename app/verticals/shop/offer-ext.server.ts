import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import type { ItemTraits } from '#app/domain/catalogue/item.ts';
import { kindSegments, offerKinds, spendingNames, type OfferFields } from './vertical.ts';

const webAddress = z.url({ protocol: /^https?$/, error: phrase('an http or https address') }).max(2000);
const line = z.string().max(300);
/** Unix seconds, up to the end of the year 9999. 0 if the time is unknown. */
const moment = z
  .int({ error: phrase('Unix seconds; 0: not told') })
  .min(0)
  .max(253_402_300_799)
  .default(0);
const decimalAllowed = phrase('a decimal number as text, such as "18.9"');
const decimal = z
  .string({ error: decimalAllowed })
  .regex(/^\d{1,9}(?:\.\d{1,4})?$/, { error: decimalAllowed });
const months = z.int().min(0).max(120);

/** An offer's fields in addition to those of every item (spec ITEM-13). */
export const offerExt = z
  .object({
    slug: z
      .string()
      .max(200)
      .default('')
      .meta({ title: 'Short name', description: 'A name for files and feeds. Visitors do not see it' }),
    kind: z
      .enum(offerKinds)
      .default('deal')
      .meta({ title: 'Kind of offer', description: 'Decides which of the following fields the page shows' }),
    is_sample: z
      .boolean()
      .default(false)
      .meta({ title: 'Sample', description: 'The offer is invented; the page says so' }),
    merchant: line.default('').meta({ title: 'Shop' }),
    merchant_url: z
      .union([z.literal(''), webAddress])
      .default('')
      .meta({ title: 'Web address of the offer', description: 'Where the button leads' }),
    code: z.string().max(100).default('').meta({ title: 'Coupon code' }),
    terms: z
      .array(z.string().min(1).max(1000))
      .max(40)
      .default([])
      .meta({ title: 'Terms', description: 'One per line', text: 'other' }),
    starts_at: moment.meta({
      title: 'Begins',
      description: 'Lists show the offer from then on. Empty: at once',
    }),
    ends_at: moment.meta({
      title: 'Ends',
      description: 'Lists leave the offer out from then on. Empty: no end',
    }),
    verified_at: moment.meta({
      title: 'Last checked',
      description: 'When you last checked that the offer works',
    }),
    network: line.default('').meta({ title: 'Card network', description: 'Such as Visa. For cards' }),
    good_for: z
      .string()
      .max(1000)
      .default('')
      .meta({ title: 'Good for', description: 'Whom the card suits. For cards', text: 'other' }),
    annual_fee: decimal.default('0').meta({ title: 'Annual fee', description: 'For cards' }),
    apr_min: decimal
      .default('0')
      .meta({ title: 'Lowest interest rate', description: 'Per cent a year. For cards' }),
    apr_max: decimal
      .default('0')
      .meta({ title: 'Highest interest rate', description: 'Per cent a year. For cards' }),
    intro_apr: line
      .default('')
      .meta({ title: 'Introductory rate', description: 'In words. For cards', text: 'other' }),
    intro_apr_months: months
      .default(0)
      .meta({ title: 'Months of the introductory rate', description: 'For cards' }),
    foreign_fee: decimal
      .default('0')
      .meta({ title: 'Fee abroad', description: 'Per cent of a purchase. For cards' }),
    rewards: z
      .array(
        z.object({
          on: z.enum(spendingNames).meta({ title: 'Spending on' }),
          rate: decimal.meta({ title: 'Reward', description: 'Per cent of the spending' }),
        }),
      )
      .max(spendingNames.length)
      .default([])
      .meta({ title: 'Rewards', description: 'For cards' }),
    bonus: z
      .object({
        value: decimal.meta({ title: 'Value' }),
        spend: decimal.meta({ title: 'Spending that earns it' }),
        months: months.meta({ title: 'Within months' }),
      })
      .nullable()
      .default(null)
      .meta({ title: 'Welcome bonus', description: 'For cards' }),
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

/**
 * Returns the traits of an offer: the path segment of its page (unless it is `details`), the period in which lists
 * contain it, and whether it is a sample.
 */
export function offerTraits({ kind, startsAt, endsAt, isSample }: OfferFields): ItemTraits {
  return {
    ...(kind !== 'deal' && kind in kindSegments && { segment: kindSegments[kind] }),
    ...(startsAt > 0 && { startsAt: startsAt * 1000 }),
    ...(endsAt > 0 && { endsAt: endsAt * 1000 }),
    ...(isSample && { isSample }),
  };
}
