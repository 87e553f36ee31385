import {
  assembleCategory,
  assembleItem,
  idsByCategory,
  readMenu,
  tagsOf,
  type VerticalPart,
} from './parts.ts';
import { readJsonFolder } from './sources.ts';

const shopId = 4;

/** The fields that every offer has. */
interface OfferBase {
  id: number;
  slug: string;
  title: string;
  shortTitle: string;
  category: string;
  merchantUrl: string;
  /** Name of the scene for the offer's picture. Several offers may share a scene. */
  motif: string;
  intro: string;
  terms: string[];
  /** Days such as `2026-01-31`. The offer is valid until the end of its last day. */
  startsAt: string;
  endsAt: string;
  verifiedAt: string;
  description: string;
  keywords: string;
  imageAlt: string;
  tags: string[];
}

interface CouponSource extends OfferBase {
  kind: 'coupon';
  merchant: string;
  code: string;
  discount: string;
}

interface DealSource extends OfferBase {
  kind: 'deal';
  from: string;
  price: string;
  priceOriginal: string;
  code?: string;
}

interface CardSource extends OfferBase {
  kind: 'card';
  issuer: string;
  network: string;
  annualFee: string;
  aprMin: string;
  aprMax: string;
  introApr: string;
  introAprMonths: number;
  foreignFee: string;
  rewards: { on: string; rate: string }[];
  bonus: { value: string; spend: string; months: number } | null;
  goodFor: string;
}

/** One offer of an invented brand. */
export type OfferSource = CouponSource | DealSource | CardSource;

const kinds = ['coupon', 'card', 'deal'] as const;
const kindTags = { coupon: 'Coupons', card: 'Cards', deal: 'Deals' } as const;

/** Returns every offer, sorted by kind. Within a kind the categories alternate, so that the first offers are varied. */
export async function readOffers(): Promise<OfferSource[]> {
  const offers = (await readJsonFolder<OfferSource>('offers')).sort((a, b) => a.id - b.id);
  const seen = new Map<string, number>();
  const placed = offers.map((offer) => {
    const key = `${offer.kind} ${offer.category}`;
    const round = seen.get(key) ?? 0;
    seen.set(key, round + 1);
    return { offer, round, kind: kinds.indexOf(offer.kind) };
  });
  return placed
    .sort((a, b) => a.kind - b.kind || a.round - b.round || a.offer.id - b.offer.id)
    .map(({ offer }) => offer);
}

/** Returns the shop part of the bundle. All offers are samples. */
export async function assembleOffers(): Promise<VerticalPart> {
  const { categories, named } = await readMenu('shop');
  const offers = (await readOffers()).map((offer) => ({
    ...offer,
    tags: [...offer.tags, kindTags[offer.kind]],
    categories: [named(offer.category, offer.slug)],
  }));
  return {
    menu: categories.map((category) => assembleCategory(category, shopId)),
    list: offers.map((offer) =>
      assembleItem(
        { ...offer, createTime: startOf(offer.startsAt) },
        {
          img: `${offer.kind === 'card' ? 'cards' : 'offers'}/${offer.motif}.webp`,
          intro: offer.intro,
          keywords: offer.keywords,
          description: offer.description,
          short_title: offer.shortTitle,
          img_desc: offer.imageAlt,
          structure_data_type: offer.kind === 'deal' ? '' : offer.kind,
          ...(offer.kind === 'deal' && {
            price: offer.price,
            price_original: offer.priceOriginal,
            from: offer.from,
          }),
          ...(offer.kind === 'coupon' && { discount: offer.discount, from: offer.merchant }),
          ext: {
            slug: offer.slug,
            kind: offer.kind,
            is_sample: true,
            merchant_url: offer.merchantUrl,
            terms: offer.terms,
            starts_at: startOf(offer.startsAt),
            ends_at: startOf(offer.endsAt) + 86_399,
            verified_at: startOf(offer.verifiedAt),
            ...(offer.kind === 'card' ? cardFields(offer) : { code: offer.code ?? '' }),
          },
        },
      ),
    ),
    list_type: idsByCategory(categories, offers),
    list_tags: tagsOf(offers),
  };
}

/** The kinds of spending that cards reward, by their names in the sources. */
const spendingNames: Readonly<Record<string, string>> = {
  Groceries: 'groceries',
  Dining: 'dining',
  Travel: 'travel',
  Fuel: 'fuel',
  Online: 'online',
  'Everything else': 'other',
};

function cardFields(card: CardSource) {
  return {
    merchant: card.issuer,
    network: card.network,
    good_for: card.goodFor,
    annual_fee: card.annualFee,
    apr_min: card.aprMin,
    apr_max: card.aprMax,
    intro_apr: card.introApr,
    intro_apr_months: card.introAprMonths,
    foreign_fee: card.foreignFee,
    rewards: card.rewards.map(({ on, rate }) => {
      const name = spendingNames[on];
      if (name === undefined) throw new Error(`${card.slug}: "${on}" is not a known kind of spending.`);
      return { on: name, rate };
    }),
    bonus: card.bonus,
  };
}

/** Returns the beginning of a day in Unix seconds, UTC. */
function startOf(day: string): number {
  const seconds = Date.parse(`${day}T00:00:00Z`) / 1000;
  if (!Number.isInteger(seconds)) throw new Error(`"${day}" is not a day.`);
  return seconds;
}
