const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in a currency, such as “$95” or “-$61.20”. */
export function formatMoney(amount: number, currency: string): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  formats.set(currency, format);
  return format.format(amount);
}

/** Formats a rate in percent, such as “18.9%”. */
export function formatPercent(rate: number): string {
  return `${rate}%`;
}

/** Formats a rate or a range of rates. */
export function formatRates(min: number, max: number): string {
  return min === max ? formatPercent(max) : `${formatPercent(min)} to ${formatPercent(max)}`;
}
