import { expect, it } from 'vitest';
import { findNewer } from './find-newer.ts';

const known = ['0001-initial', '0003-jobs', 'toys-0001-shelves'];

it.each([
  ['all known', known, []],
  ['a later one of the core', ['0001-initial', '0004-more'], ['0004-more']],
  ['a later one of a vertical', ['toys-0002-boxes'], ['toys-0002-boxes']],
  ['one of a vertical that is not built in', ['riddles-0007-answers'], []],
  ['an unknown one that is older than the last known one', ['0002-forecasts'], []],
])('finds the migrations of a newer version among: %s', (_, applied, newer) => {
  expect(findNewer(applied, known)).toEqual(newer);
});
