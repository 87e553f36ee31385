import type { ReadOwnToday } from '#app/pages/today-entry.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { readMySign } from './my-sign.ts';
import { signName } from './sky/zodiac.ts';

/** Links to the reading of the visitor’s own sign. */
export const readOwnToday: ReadOwnToday = ({ choices = {} }) => {
  const sign = readMySign();
  const href = sign && ownValue(choices, sign);
  return href ? { label: 'My sign', title: `${signName(sign)}: today’s reading`, href } : null;
};
