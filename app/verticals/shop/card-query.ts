import { spendingNames, type SpendingName } from './vertical.ts';
import type { Spending } from './yearly-cost.ts';

/** The visitor's amounts, and the ids of the cards that are ticked for the comparison. */
export interface CardInput {
  spending: Spending;
  compared: readonly number[];
}

/** One amount that the calculator asks for, as a whole number in the site's currency. */
export interface SpendingField {
  name: SpendingName | 'abroad' | 'balance';
  /** The default, if the visitor sets none. */
  usual: number;
}

const usual: Readonly<Record<SpendingName, number>> = {
  groceries: 400,
  dining: 150,
  travel: 100,
  fuel: 100,
  online: 150,
  other: 300,
};

/** The calculator's fields. */
export const spendingFields: readonly SpendingField[] = [
  ...spendingNames.map((name) => ({ name, usual: usual[name] })),
  { name: 'abroad', usual: 0 },
  { name: 'balance', usual: 0 },
];

/** Maximum amount of one field. */
export const maxSpending = 1_000_000;

/** Maximum number of cards in a comparison. */
export const maxCompared = 4;

/** Query parameters for the visitor's amounts. */
export const spendingQuery = spendingFields.map(({ name }) => name);
/** Query parameters for the cards to compare and the visitor's amounts. */
export const cardQuery: readonly string[] = ['compare', ...spendingQuery];
/** The same parameters in the format of `handle.query`. `compare` may occur several times. */
export const cardHandleQuery: readonly string[] = ['compare*', ...spendingQuery];

/** Reads the visitor's amounts. Missing and invalid amounts are replaced by their defaults. */
export function readSpending(query: URLSearchParams | FormData | undefined): Spending {
  const amounts = Object.fromEntries(
    spendingFields.map((field) => [field.name, readAmount(query?.get(field.name)) ?? field.usual]),
  ) as Record<SpendingField['name'], number>;
  const { abroad, balance, ...monthly } = amounts;
  return { monthly, abroad, balance };
}

function readAmount(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,7}$/.test(value)) return null;
  return Math.min(Number(value), maxSpending);
}

/** Writes the amounts as a query. Omits amounts that equal the defaults, so the query may be "". */
export function writeSpending(spending: Spending): string {
  const own = spendingFields.filter((field) => amountOf(spending, field.name) !== field.usual);
  return new URLSearchParams(
    own.map(({ name }): [string, string] => [name, String(amountOf(spending, name))]),
  ).toString();
}

/** Returns the amount of one field. */
export function amountOf({ monthly, abroad, balance }: Spending, name: SpendingField['name']): number {
  if (name === 'abroad') return abroad;
  return name === 'balance' ? balance : monthly[name];
}

/**
 * Reads the ids of the cards to compare, at most four and each once. Accepts `compare=1,2` and `compare=1&compare=2`.
 */
export function readCompared(query: URLSearchParams | undefined): number[] {
  const texts = (query?.getAll('compare') ?? []).flatMap((text) => text.split(','));
  const ids = texts.filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);
  return [...new Set(ids)].slice(0, maxCompared);
}

/** Writes cards to compare and amounts as a query. Omits amounts that equal the defaults, so the query may be "". */
export function writeCardQuery({ spending, compared }: CardInput): string {
  return [...compared.map((id) => `compare=${id}`), writeSpending(spending)]
    .filter((part) => part !== '')
    .join('&');
}
