import { spendingNames, type CardTerms, type SpendingName } from './vertical.ts';

/** A visitor's monthly spending and average debt, in the site's currency. */
export interface Spending {
  monthly: Readonly<Record<SpendingName, number>>;
  /** The part of the monthly spending that is paid in another currency. */
  abroad: number;
  /** Average balance that is carried over and charged interest. */
  balance: number;
}

/**
 * The cost of a card in a year, part by part, in hundredths of the currency. Amounts that are paid back are negative.
 */
export interface YearlyCost {
  fee: number;
  interest: number;
  abroad: number;
  rewards: number;
  /** Welcome bonus, in the first year only. 0 in a normal year. */
  bonus: number;
  total: number;
}

/**
 * Returns the cost of a normal year: yearly fee + balance × highest APR + yearly spending abroad × foreign fee −
 * rewards. Each part is rounded to a hundredth of the currency, so that the parts shown add up to the total shown.
 */
export function yearlyCost(card: CardTerms, spending: Spending): YearlyCost {
  return costOf(card, spending, { months: 12, bonus: 0 });
}

/**
 * Returns the cost of the first year. Interest counts only after the introductory months, and the welcome bonus is
 * subtracted if the visitor earns it.
 */
export function firstYearCost(card: CardTerms, spending: Spending): YearlyCost {
  const months = 12 - Math.min(12, card.introMonths);
  return costOf(card, spending, { months, bonus: earnsBonus(card, spending) ? (card.bonus?.value ?? 0) : 0 });
}

/** Whether the spending is high enough for the welcome bonus. */
export function earnsBonus({ bonus }: CardTerms, spending: Spending): boolean {
  return bonus !== null && monthlyTotal(spending) * bonus.months >= bonus.spend;
}

/** Returns the total spending in a month. */
export function monthlyTotal({ monthly }: Spending): number {
  return spendingNames.reduce((sum, name) => sum + monthly[name], 0);
}

function costOf(
  card: CardTerms,
  { monthly, abroad, balance }: Spending,
  year: { months: number; bonus: number },
): YearlyCost {
  const backOn = (name: SpendingName) =>
    monthly[name] * 12 * percent(card.rewards[name] ?? card.rewards.other ?? 0);
  const parts = {
    fee: hundredths(card.annualFee),
    interest: hundredths((balance * percent(card.aprMax) * year.months) / 12),
    abroad: hundredths(abroad * 12 * percent(card.foreignFee)),
    rewards: -hundredths(spendingNames.reduce((sum, name) => sum + backOn(name), 0)),
    bonus: -hundredths(year.bonus),
  };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  // Negating 0 results in -0, which would be formatted with its sign. Adding 0 turns it into 0.
  return { ...parts, rewards: parts.rewards + 0, bonus: parts.bonus + 0, total: total + 0 };
}

const percent = (rate: number) => rate / 100;
const hundredths = (amount: number) => Math.round(amount * 100);
