import type { ReadOwnToday } from '#app/pages/today-entry.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { readMySign } from './my-sign.ts';

/** Returns the link to the reading of the visitor’s own sign, or `null`. */
export const readOwnToday: ReadOwnToday = ({ ownLabel = '', choices = {} }) => {
  const sign = readMySign();
  const choice = sign && ownValue(choices, sign);
  return choice ? { label: ownLabel, ...choice } : null;
};
