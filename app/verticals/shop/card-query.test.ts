import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxSpending, readCompared, readSpending, spendingFields, writeSpending } from './card-query.ts';

const of = (text: string) => new URLSearchParams(text);

it('written amounts can be read again', () => {
  const amounts = fc.record(
    Object.fromEntries(spendingFields.map(({ name }) => [name, fc.integer({ min: 0, max: maxSpending })])),
  );
  fc.assert(
    fc.property(amounts, (numbers) => {
      const query = new URLSearchParams(
        Object.entries(numbers).map(([name, value]) => [name, String(value)]),
      );
      const spending = readSpending(query);
      expect({ ...spending.monthly, abroad: spending.abroad, balance: spending.balance }).toEqual(numbers);
      expect(readSpending(of(writeSpending(spending)))).toEqual(spending);
    }),
  );
});

it('omits amounts that equal the defaults', () => {
  expect(writeSpending(readSpending(undefined))).toBe('');
  expect(writeSpending(readSpending(of('groceries=1')))).toBe('groceries=1');
});

it('replaces invalid amounts by the defaults', () => {
  for (const text of ['', '-1', '1.5', '1e3', 'x', '99999999']) {
    expect(readSpending(of(`groceries=${text}`)), text).toEqual(readSpending(undefined));
  }
  expect(readSpending(of('groceries=9999999')).monthly.groceries).toBe(maxSpending);
});

it('compares at most four cards, each once', () => {
  expect(readCompared(undefined)).toEqual([]);
  expect(readCompared(of('compare=3,1,3&compare=2'))).toEqual([3, 1, 2]);
  expect(readCompared(of('compare=1&compare=2&compare=3&compare=4&compare=5'))).toEqual([1, 2, 3, 4]);
  expect(readCompared(of('compare=x,0,01,-1,1.5,7'))).toEqual([7]);
});
