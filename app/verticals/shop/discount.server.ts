import type { Localisation } from '#app/pages/localisation.ts';
import { formatMoney, formatPercent } from './money.ts';

/** An amount without a currency in an offer's own text, such as “10 off”. */
const amountOff = /^(\d{1,9}(?:\.\d{1,2})?) off$/i;

/**
 * Returns the text of an offer's discount: the offer's own text, which gets the currency if it is an amount such as “10
 * off”. If the offer has no text, returns the price reduction in whole percent, rounded down. Returns "" if there is no
 * discount (spec SHOP-2).
 */
export function discountText(
  { messages, formats }: Pick<Localisation, 'messages' | 'formats'>,
  item: { price: string; priceOriginal: string; discount: string },
  currency: string,
): string {
  const amount = amountOff.exec(item.discount)?.[1];
  if (amount !== undefined) {
    return messages('shop')('price.amountOff', { amount: formatMoney(formats, Number(amount), currency) });
  }
  if (item.discount !== '') return item.discount;
  const [price, original] = [item.price, item.priceOriginal].map(readDecimal);
  if (!price || !original || !isLess(price, original)) return '';
  const [now, before] = align(price, original);
  const percent = Number(((before - now) * 100n) / before);
  return percent > 0 ? formatPercent(formats, percent) : '';
}

interface Decimal {
  digits: bigint;
  /** Number of decimal places. */
  places: number;
}

/**
 * Reads a price as a decimal. With binary numbers, a price of 0.70 instead of 1.00 would be a discount of
 * 30.000000000000004 percent.
 */
function readDecimal(text: string): Decimal | null {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  return { digits: BigInt(whole + part), places: part.length };
}

function align(a: Decimal, b: Decimal): [bigint, bigint] {
  const places = Math.max(a.places, b.places);
  const at = ({ digits, places: own }: Decimal) => digits * 10n ** BigInt(places - own);
  return [at(a), at(b)];
}

function isLess(a: Decimal, b: Decimal): boolean {
  const [one, other] = align(a, b);
  return one < other;
}
