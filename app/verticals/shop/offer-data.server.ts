import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { languageOfText, languageOfTitle } from '#app/pages/text-languages.ts';
import { itemPicture } from '#app/pages/picture.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import { discountText } from './discount.server.ts';
import { formatMoney } from './money.ts';
import { timeLeft } from './time-left.server.ts';
import type { CardTerms, Offer } from './vertical.ts';

/** A moment. `text` describes it to visitors, in the site's time zone. `dateTime` is in ISO 8601. */
export interface DatedText {
  text: string;
  dateTime: string;
}

interface OfferTileBase {
  id: number;
  href: string;
  title: string;
  /** Language of the title, if it is not that of the page. */
  language?: string | undefined;
  merchant: string;
  isSample: boolean;
  picture: PictureData | null;
}

/** A coupon in a list. It is drawn as a ticket. */
export interface CouponTileData extends OfferTileBase {
  kind: 'coupon';
  discount: string;
  discountLanguage: string | undefined;
  /** The first characters of the coupon's code. "" if the coupon needs no code. */
  codeStart: string;
  ends: DatedText | null;
  votes: Votes;
}

/** A credit card in a list, with the terms from which its cost is computed. */
export interface CardTileData extends OfferTileBase {
  kind: 'card';
  network: string;
  introApr: string;
  introAprLanguage: string | undefined;
  goodFor: string;
  terms: CardTerms;
}

/** A deal in a list. */
export interface DealTileData extends OfferTileBase {
  kind: 'deal';
  price: string;
  priceOriginal: string;
  discount: string;
  discountLanguage: string | undefined;
  ends: DatedText | null;
}

export type OfferTileData = CouponTileData | CardTileData | DealTileData;

/** How many visitors reported that a coupon worked, and how many that it did not. */
export interface Votes {
  worked: number;
  failed: number;
}

/** An offer that ends within this many milliseconds shows its remaining time in lists instead of its end date. */
const soon = 30 * 24 * 3_600_000;
/** Number of characters of a code that are visible before the visitor reveals it. */
const shownOfCode = 3;

/** Returns the data of an offer in a list. */
export function offerTile(context: PageContext, item: Offer): OfferTileData {
  const { fields } = item;
  const base = {
    id: item.id,
    href: itemAddress(item),
    title: item.shortTitle || item.title,
    ...languageOfTitle(context, item),
    merchant: merchantOf(item),
    isSample: fields.isSample,
    picture: itemPicture(context, item),
  };
  switch (fields.kind) {
    case 'coupon':
      return {
        ...base,
        kind: 'coupon',
        ...discountOf(context, item),
        codeStart: fields.code.slice(0, shownOfCode),
        ends: endsSoonOrOn(context, fields.endsAt),
        votes: votesOf(context, item),
      };
    case 'card':
      return {
        ...base,
        kind: 'card',
        ...cardFacts(item),
        introAprLanguage: languageOfText(context, item, 'ext.intro_apr').language,
      };
    case 'deal':
      return {
        ...base,
        kind: 'deal',
        ...pricesOf(context, item),
        ...discountOf(context, item),
        ends: endsSoonOrOn(context, fields.endsAt),
      };
  }
}

/** Returns the data of a credit card for a list or comparison. Returns `null` for other kinds of offers. */
export function cardTile(context: PageContext, item: Offer): CardTileData | null {
  const tile = offerTile(context, item);
  return tile.kind === 'card' ? tile : null;
}

/**
 * Returns the discount of an offer. `discountLanguage` is `undefined` if the text is in the page's language. Texts that
 * the site composes always are.
 */
export function discountOf(
  context: PageContext,
  item: Offer,
): { discount: string; discountLanguage: string | undefined } {
  const discount = discountText(context, item, context.snapshot.settings.currency);
  const isOwn = discount === item.discount;
  return {
    discount,
    discountLanguage: isOwn ? languageOfText(context, item, 'discount').language : undefined,
  };
}

export function merchantOf(item: Offer): string {
  return item.fields.merchant || item.from;
}

function cardFacts(item: Offer) {
  const { network, introApr, goodFor, card } = item.fields;
  return { network, introApr, goodFor, terms: card };
}

/**
 * Returns the prices as texts in the site's currency. An unknown price is "". The original price is "" unless it is
 * higher than a known price.
 */
export function pricesOf(
  { snapshot, formats, messages }: PageContext,
  item: Offer,
): { price: string; priceOriginal: string } {
  const { currency } = snapshot.settings;
  const money = (text: string) => (text === '' ? '' : formatMoney(formats, Number(text), currency));
  const isLower = Number(item.price) < Number(item.priceOriginal);
  return {
    price: Number(item.price) === 0 && item.price !== '' ? messages('shop')('price.free') : money(item.price),
    priceOriginal: item.price !== '' && isLower ? money(item.priceOriginal) : '',
  };
}

/** Returns how many visitors reported that a coupon worked, and how many that it did not. */
export function votesOf({ figuresOf }: PageContext, item: Offer): Votes {
  const { likes, dislikes } = figuresOf(item);
  return { worked: likes, failed: dislikes };
}

/** Returns a day in the site's time zone, or `null` if the time is unknown. */
export function dayOf({ formats }: Pick<PageContext, 'formats'>, unixSeconds: number): DatedText | null {
  if (unixSeconds === 0) return null;
  const moment = unixSeconds * 1000;
  return {
    text: formats.date(moment, { dateStyle: 'long' }),
    dateTime: new Date(moment).toISOString(),
  };
}

function endsSoonOrOn(context: PageContext, endsAt: number): DatedText | null {
  const day = dayOf(context, endsAt);
  if (!day) return null;
  const { now } = context;
  const t = context.messages('shop');
  const isSoon = endsAt * 1000 - now < soon;
  const text = isSoon ? timeLeft(t, { endsAt: endsAt * 1000, now }) : t('end.until', { date: day.text });
  return { ...day, text };
}
