import type { Formats } from '#app/messages/formats.ts';

/** Formats an amount in a currency, such as “$95” or “-$61.20”. */
export function formatMoney(formats: Formats, amount: number, currency: string): string {
  return formats.number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}

/** Formats a rate in percent, such as “18.9%”. */
export function formatPercent(formats: Formats, rate: number): string {
  return formats.number(rate / 100, { style: 'percent', maximumFractionDigits: 4 });
}
