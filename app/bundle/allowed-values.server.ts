import { phrase } from '#app/lib/phrase.ts';
import type { z } from 'zod';
import { ownValue } from '#app/lib/own-value.ts';

/** Describes the values that a schema allows, for schemas without a description of their own. */
export const describeAllowed: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return ownValue(kinds, issue.expected) ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(', ');
    case 'too_small':
      return describeLimit(issue.origin, issue.inclusive ? 'least' : 'above', String(issue.minimum));
    case 'too_big':
      return describeLimit(issue.origin, issue.inclusive ? 'most' : 'below', String(issue.maximum));
    case 'not_multiple_of':
      return phrase('a multiple of {divisor}', { divisor: String(issue.divisor) });
    case 'invalid_format':
      return /^[aeiou]/.test(issue.format)
        ? phrase('an {format}', { format: issue.format })
        : phrase('a {format}', { format: issue.format });
    case 'unrecognized_keys':
      return phrase('only fields that are known here');
    default:
      return undefined;
  }
};

const kinds: Readonly<Record<string, string>> = {
  string: phrase('text'),
  number: phrase('a number'),
  int: phrase('a whole number'),
  boolean: phrase('true or false'),
  array: phrase('a list'),
  tuple: phrase('a list'),
  object: phrase('an object'),
  record: phrase('an object'),
  null: phrase('null'),
};

type Limit = 'least' | 'above' | 'most' | 'below';

function describeLimit(origin: string, limit: Limit, amount: string): string {
  if (origin === 'string') return textLimits[limit](amount);
  return (origin === 'array' || origin === 'set' ? listLimits : limits)[limit](amount);
}

type Limits = Readonly<Record<Limit, (amount: string) => string>>;

const limits: Limits = {
  least: (amount) => phrase('at least {amount}', { amount }),
  above: (amount) => phrase('more than {amount}', { amount }),
  most: (amount) => phrase('at most {amount}', { amount }),
  below: (amount) => phrase('less than {amount}', { amount }),
};

const textLimits: Limits = {
  least: (amount) => phrase('a text length of at least {amount}', { amount }),
  above: (amount) => phrase('a text length of more than {amount}', { amount }),
  most: (amount) => phrase('a text length of at most {amount}', { amount }),
  below: (amount) => phrase('a text length of less than {amount}', { amount }),
};

const listLimits: Limits = {
  least: (amount) => phrase('a list length of at least {amount}', { amount }),
  above: (amount) => phrase('a list length of more than {amount}', { amount }),
  most: (amount) => phrase('a list length of at most {amount}', { amount }),
  below: (amount) => phrase('a list length of less than {amount}', { amount }),
};
