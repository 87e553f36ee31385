import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { formatMoney, formatPercent } from '../money.ts';

/** Returns functions that format the numbers of credit cards. */
export function useCardFormats(currency: string) {
  const t = useMessages('shop');
  const formats = useFormats();
  const percent = (rate: number) => formatPercent(formats, rate);
  return {
    money: (amount: number) => formatMoney(formats, amount, currency),
    percent,
    /** Formats a rate or a range of rates. */
    rates: (min: number, max: number) =>
      min === max ? percent(max) : t('card.rateRange', { min: percent(min), max: percent(max) }),
  };
}
