import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spendingNames, type CardTerms } from './vertical.ts';
import { earnsBonus, firstYearCost, yearlyCost, type Spending } from './yearly-cost.ts';

const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
const amount = fc.integer({ min: 0, max: 20_000 });
const byName = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(spendingNames.map((name) => [name, value]))) as fc.Arbitrary<
    Record<(typeof spendingNames)[number], Value>
  >;
const cards: fc.Arbitrary<CardTerms> = fc.record({
  annualFee: amount,
  aprMin: fc.constant(0),
  aprMax: tenths(60),
  introMonths: fc.integer({ min: 0, max: 24 }),
  foreignFee: tenths(5),
  rewards: fc.record(Object.fromEntries(spendingNames.map((name) => [name, tenths(10)])), {
    requiredKeys: [],
  }),
  bonus: fc.option(fc.record({ value: amount, spend: amount, months: fc.integer({ min: 1, max: 12 }) }), {
    nil: null,
  }),
});
const spendings: fc.Arbitrary<Spending> = fc.record({
  monthly: byName(amount),
  abroad: amount,
  balance: amount,
});

const plain: CardTerms = {
  annualFee: 95,
  aprMin: 18.9,
  aprMax: 24,
  introMonths: 0,
  foreignFee: 2.5,
  rewards: { groceries: 3, other: 1 },
  bonus: { value: 100, spend: 500, months: 3 },
};
const zero = { groceries: 0, dining: 0, travel: 0, fuel: 0, online: 0, other: 0 };

describe('a normal year', () => {
  it('is fee + balance × APR + abroad × 12 × fee abroad − rewards, calculated manually', () => {
    const spending = { monthly: { ...zero, groceries: 400, travel: 100 }, abroad: 50, balance: 1000 };
    expect(yearlyCost(plain, spending)).toEqual({
      fee: 9_500,
      interest: 24_000,
      abroad: 1_500,
      rewards: -(14_400 + 1_200),
      bonus: 0,
      total: 19_400,
    });
  });

  it('equals the formula without rounding to within a hundredth for each part', () => {
    fc.assert(
      fc.property(cards, spendings, (card, { monthly, abroad, balance }) => {
        const back = spendingNames
          .map((name) => (monthly[name] * 12 * (card.rewards[name] ?? card.rewards.other ?? 0)) / 100)
          .reduce((sum, value) => sum + value, 0);
        const exact =
          card.annualFee + (balance * card.aprMax) / 100 + (abroad * 12 * card.foreignFee) / 100 - back;
        const { total } = yearlyCost(card, { monthly, abroad, balance });
        expect(Math.abs(total - exact * 100)).toBeLessThanOrEqual(2.01);
      }),
    );
  });

  it('is the sum of the parts shown, which are whole hundredths', () => {
    fc.assert(
      fc.property(cards, spendings, (card, spending) => {
        for (const cost of [yearlyCost(card, spending), firstYearCost(card, spending)]) {
          const { total, ...parts } = cost;
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
          expect(Object.values(cost).every(Number.isSafeInteger)).toBe(true);
          expect(Object.values(cost).some((value) => Object.is(value, -0))).toBe(false);
        }
      }),
    );
  });

  it('never decreases with a higher fee, rate or foreign fee, and never increases with a better reward', () => {
    fc.assert(
      fc.property(
        cards,
        spendings,
        tenths(5),
        fc.constantFrom(...spendingNames),
        (card, spending, more, on) => {
          const { total } = yearlyCost(card, spending);
          const costWith = (change: Partial<CardTerms>) => yearlyCost({ ...card, ...change }, spending).total;
          expect(costWith({ annualFee: card.annualFee + more })).toBeGreaterThanOrEqual(total);
          expect(costWith({ aprMax: card.aprMax + more })).toBeGreaterThanOrEqual(total);
          expect(costWith({ foreignFee: card.foreignFee + more })).toBeGreaterThanOrEqual(total);
          const rate = card.rewards[on] ?? card.rewards.other ?? 0;
          const better =
            on === 'other' ? { ...card.rewards, other: rate + more } : { ...card.rewards, [on]: rate + more };
          expect(costWith({ rewards: better })).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});

describe('the first year', () => {
  it('has no interest in the introductory months, and subtracts the bonus that is earned', () => {
    const spending = { monthly: { ...zero, other: 200 }, abroad: 0, balance: 1200 };
    expect(firstYearCost({ ...plain, introMonths: 6 }, spending)).toMatchObject({
      interest: 14_400,
      bonus: -10_000,
    });
    expect(firstYearCost({ ...plain, introMonths: 15 }, spending).interest).toBe(0);
    expect(earnsBonus(plain, { ...spending, monthly: { ...zero, other: 166 } })).toBe(false);
    expect(earnsBonus({ ...plain, bonus: null }, spending)).toBe(false);
  });

  it('never costs more than a normal year', () => {
    fc.assert(
      fc.property(cards, spendings, (card, spending) => {
        expect(firstYearCost(card, spending).total).toBeLessThanOrEqual(yearlyCost(card, spending).total);
      }),
    );
  });
});
