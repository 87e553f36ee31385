import { z } from 'zod';
import { listFrameData, offeredSorts } from '#app/blocks/list-frame-data.server.ts';
import { everythingLink, linkTo } from '#app/pages/layouts/links.server.ts';
import { cardRows, fillLastRow, fillRowsSetting, fillWithLink } from '#app/blocks/row-filling.server.ts';
import type { Messages } from '#app/messages/use-messages.ts';
import { categoryAddress, dynamicListAddress } from '#app/domain/catalogue/addresses.ts';
import { isCurrentAt } from '#app/domain/catalogue-at.ts';
import { topRelated } from '#app/domain/catalogue/cached-lists.ts';
import { blockDefiner, type Listing, type PageContext } from '#app/pages/layouts/block.server.ts';
import { findOwnSource } from '#app/pages/layouts/item-source.server.ts';
import { withParameters } from '#app/pages/layouts/list-kinds.server.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { byCost, cardListOf, cardsOf, comparisonOf, isCard } from './card-lists.server.ts';
import { readSpending } from './card-query.ts';
import { dayOf, discountOf, merchantOf, offerTile, pricesOf, votesOf } from './offer-data.server.ts';
import { offerKinds, type Offer, type OfferFields, type OfferKind, type OfferState } from './vertical.ts';

const defineBlock = blockDefiner<OfferFields>();

/** The tag that contains all offers of a kind, on portals that have such a tag. */
const kindTags: Readonly<Record<OfferKind, string>> = { deal: 'deals', coupon: 'coupons', card: 'cards' };

const offers = defineBlock({
  type: 'offers',
  description: 'Offers of one kind: coupons as tickets, deals with their prices, cards by their yearly cost',
  uses: ['title', 'categoryIndex', 'itemCount', 'repeats'],
  settings: {
    kind: z.enum(offerKinds).default('coupon').meta({ title: 'Kind', description: 'kind of the offers' }),
  },
  load(context, settings) {
    const source = findOwnSource(context, settings);
    if (!source) return null;
    const { catalogue, category } = source;
    const { kind } = settings;
    const list = category ? (catalogue.itemsByCategory.get(category.id) ?? []) : catalogue.items;
    const spending = readSpending(undefined);
    const ofKind =
      kind === 'card'
        ? byCost(cardsOf(catalogue, category?.id), spending)
        : list.filter((item) => item.fields.kind === kind);
    const items = takeItems(context, settings, ofKind);
    if (items.length === 0) return null;
    const areSamples = items.every((item) => item.fields.isSample);
    return {
      // The title in the layout would be wrong for samples, so a list of samples has its own title.
      title: areSamples ? context.messages('shop')('kind.samples', { kind }) : settings.title,
      seeAll: allOfKind(context, kind, items),
      kind,
      tiles: items.map((item) => offerTile(context, item)),
      spending,
      currency: context.snapshot.settings.currency,
    };
  },
});

/** Milliseconds before the end of an offer at which its page starts a countdown. */
const countdownTime = 72 * 3_600_000;

/**
 * Returns the address of a list of all offers of a kind: the category if all shown offers share one, otherwise the tag
 * of the kind. Returns "" if there is neither.
 */
function allOfKind(
  { catalogue }: PageContext<OfferFields>,
  kind: OfferKind,
  items: readonly Offer[],
): string {
  const [first] = items;
  const category = catalogue.categoryById.get(first?.categoryId ?? 0);
  if (category && items.every(({ categoryId }) => categoryId === category.id)) {
    return categoryAddress(category, catalogue);
  }
  const tag = catalogue.tags.get(kindTags[kind]);
  return tag ? dynamicListAddress(catalogue, { tag: tag.addressName }) : '';
}

const offerList = defineBlock({
  type: 'offerList',
  description:
    'The offers of a category or tag page, with heading, orders and pager. Credit cards have the calculator and a comparison of up to four',
  ads: 'inside',
  settings: { sorts: offeredSorts, fillRows: fillRowsSetting },
  load(context, { sorts, fillRows }) {
    const { listing } = context;
    if (!listing) return null;
    context.shown.add(listing.page.entries);
    const cards = cardListOf(context);
    const t = context.messages('shop');
    const tabs = kindTabs(listing, t);
    const fillingOf = (kind: OfferKind) => {
      const isOfKind = (item: Offer) => item.fields.kind === kind;
      const tab = tabs.find((one) => one.kind === kind);
      return fillLastRow(context, listing, {
        isOn: fillRows,
        rows: cardRows,
        cardOf: (item) => offerTile(context, item),
        entries: listing.page.entries.filter(isOfKind),
        suits: isOfKind,
        ...(tab && !tab.isCurrent && { end: { label: t('kind.all', { kind }), href: tab.href } }),
      });
    };
    return {
      ...listFrameData(context, listing, cards ? [] : sorts),
      tabs,
      cards,
      fillings: {
        coupon: fillingOf('coupon'),
        deal: fillingOf('deal'),
        card: cards ? fillWithLink(cards.cards.length, cardRows, everythingLink(context)) : fillingOf('card'),
      },
      tiles: cards ? [] : listing.page.entries.map((item) => offerTile(context, item)),
      spending: readSpending(undefined),
      currency: context.snapshot.settings.currency,
    };
  },
});

/** Returns links to the kinds of a mixed list, with a link to all offers first. Returns none for a list of one kind. */
function kindTabs({ kinds }: Listing, t: Messages<'shop'>) {
  if (!kinds) return [];
  const total = kinds.kinds.reduce((sum, one) => sum + one.total, 0);
  return [{ kind: '', total }, ...kinds.kinds].map((tab) => ({
    kind: tab.kind,
    name: t('kind.name', { kind: offerKinds.find((kind) => kind === tab.kind) ?? 'other' }),
    total: tab.total,
    href: withParameters(kinds.base, { kind: tab.kind }),
    isCurrent: tab.kind === kinds.current,
  }));
}

/** Returns the data that the pages of all kinds of offers share. Returns `null` for an offer of another kind. */
function offerOf(context: PageContext<OfferFields>, kind: OfferKind) {
  const { item, catalogue, snapshot, now } = context;
  if (!item || item.fields.kind !== kind) return null;
  const { fields } = item;
  const category = catalogue.categoryById.get(item.categoryId);
  const countdownFrom = fields.endsAt * 1000 - countdownTime;
  if (fields.endsAt > 0 && countdownFrom > now) context.endAt(countdownFrom);
  return {
    id: item.id,
    title: item.title,
    intro: item.intro,
    merchant: merchantOf(item),
    merchantUrl: fields.merchantUrl,
    isSample: fields.isSample,
    terms: fields.terms,
    picture: pictureOf(snapshot, item.image),
    category: category && linkTo(context, catalogue, category),
    state: stateOf(item, now),
    starts: dayOf(context, fields.startsAt),
    ends: dayOf(context, fields.endsAt),
    /** Unix milliseconds. 0 if the offer does not end. */
    endsAt: fields.endsAt * 1000,
    countsDown: fields.endsAt > 0 && countdownFrom <= now,
    /** A sample offer was never checked, so no day is stated. */
    verified: fields.isSample ? null : dayOf(context, fields.verifiedAt),
  };
}

function stateOf(item: Offer, now: number): OfferState {
  if (item.endsAt !== undefined && item.endsAt <= now) return 'ended';
  return isCurrentAt(item, now) ? 'current' : 'upcoming';
}

const coupon = defineBlock({
  type: 'coupon',
  description:
    'The page’s coupon as a ticket: a button that reveals and copies the code, a link to the shop, its end, the date of the last check, votes and terms. It contains the page’s h1',
  settings: {},
  load(context) {
    const offer = offerOf(context, 'coupon');
    if (!offer || !context.item) return null;
    const { code } = context.item.fields;
    return {
      ...offer,
      code,
      ...discountOf(context, context.item),
      votes: votesOf(context, context.item),
      minVotes: context.snapshot.settings.figures.least,
    };
  },
});

const deal = defineBlock({
  type: 'deal',
  description:
    'The page’s deal: picture, price, original price, discount, shop and terms. It contains the page’s h1',
  settings: {},
  load(context) {
    const offer = offerOf(context, 'deal');
    if (!offer || !context.item) return null;
    const { code } = context.item.fields;
    return {
      ...offer,
      code,
      ...pricesOf(context, context.item),
      ...discountOf(context, context.item),
    };
  },
});

const card = defineBlock({
  type: 'card',
  description: 'The page’s credit card: fees, interest, rewards, bonus and terms. It contains the page’s h1',
  settings: {},
  load(context) {
    const offer = offerOf(context, 'card');
    if (!offer || !context.item) return null;
    const { network, introApr, goodFor, card: cardTerms } = context.item.fields;
    const { currency } = context.snapshot.settings;
    return { ...offer, network, introApr, goodFor, card: cardTerms, currency };
  },
});

const cardComparison = defineBlock({
  type: 'cardComparison',
  description:
    'The cost of the page’s card with the visitor’s own amounts, beside up to three others (`?compare=`), by default the three cheapest',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { item } = context;
    if (!item || !isCard(item) || !isCurrentAt(item, context.now)) return null;
    return { title: title || context.messages('shop')('comparison.title'), ...comparisonOf(context, item) };
  },
});

const relatedOffers = defineBlock({
  type: 'relatedOffers',
  description:
    'Offers like the page’s offer: first those of its kind and category, then others of its kind, then others of its category',
  uses: ['title', 'itemCount', 'repeats'],
  settings: {},
  load(context, settings) {
    const { title } = settings;
    const { item, catalogue } = context;
    if (!item) return null;
    const { kind } = item.fields;
    const isSame = (other: Offer) => other.fields.kind === kind;
    const related = topRelated(catalogue, item, 100);
    const others = catalogue.newest.slice(0, 200).filter((other) => other !== item && isSame(other));
    const chosen = [...new Set([...related.filter(isSame), ...others, ...related])];
    const spending = readSpending(undefined);
    const shown = takeItems(
      context,
      settings,
      chosen.filter((other) => (kind === 'card') === isCard(other)),
    );
    const tiles = (kind === 'card' ? byCost(shown, spending) : shown).map((other) =>
      offerTile(context, other),
    );
    if (tiles.length === 0) return null;
    const { currency } = context.snapshot.settings;
    return { title: title || context.section('section.more'), tiles, spending, currency };
  },
});

const disclosure = defineBlock({
  type: 'disclosure',
  description:
    'States that the operator may earn from links to shops, and that prices and order do not depend on it',
  settings: {
    text: z
      .string()
      .max(2000)
      .default('')
      .describe('the operator’s own text. If it is empty, the built-in text is used'),
  },
  load: (_context, { text }) => ({ text }),
});

/** Blocks of the shop vertical. */
export const shopBlocks = {
  offers,
  offerList,
  coupon,
  deal,
  card,
  cardComparison,
  relatedOffers,
  disclosure,
};
