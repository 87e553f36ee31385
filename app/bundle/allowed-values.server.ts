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
      return `${amountOf(issue.origin)}${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `${amountOf(issue.origin)}${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return `${/^[aeiou]/.test(issue.format) ? 'an' : 'a'} ${issue.format}`;
    case 'unrecognized_keys':
      return 'only fields that are known here';
    default:
      return undefined;
  }
};

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function amountOf(origin: string): string {
  if (origin === 'string') return 'a text length of ';
  return origin === 'array' || origin === 'set' ? 'a list length of ' : '';
}
