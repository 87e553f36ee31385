import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { discountText } from './discount.server.ts';

const of = (price: string, priceOriginal: string, discount = '') =>
  discountText(english, { price, priceOriginal, discount }, 'USD');

describe('the discount shown', () => {
  it.each([
    ['39.00', '65.00', '40%'],
    ['0.70', '1.00', '30%'],
    ['66.67', '100', '33%'],
    ['99.99', '100.00', ''],
    ['100', '100.00', ''],
    ['120', '100', ''],
    ['0', '19.9', '100%'],
    ['', '19.9', ''],
    ['5', '', ''],
    ['5', '0', ''],
  ])('%s instead of %s is "%s"', (price, original, text) => expect(of(price, original)).toBe(text));

  it('is the operator’s own text if there is one', () => {
    expect(of('39.00', '65.00', '2 for 1')).toBe('2 for 1');
  });

  it.each([
    ['10 off', '$10 off'],
    ['7.5 off', '$7.50 off'],
    ['10 off on Mondays', '10 off on Mondays'],
    ['10% off', '10% off'],
  ])('of %o has the currency if it is an amount: %o', (words, text) => {
    expect(of('', '', words)).toBe(text);
  });

  it('is rounded down, so that the price is never higher than promised', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    const write = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [price, original] = a < b ? [a, b] : [b, a];
        const percent = Number(of(write(price), write(original)).replace('%', '') || 0);
        expect(price * 100).toBeLessThanOrEqual(original * (100 - percent));
        expect(price * 100).toBeGreaterThan(original * (100 - percent - 1));
      }),
    );
  });
});
