import { expect, it } from 'vitest';
import { keepsEveryoneOut } from './robots.ts';

it.each([
  ['', false],
  ['User-agent: *\nDisallow: /', true],
  ['User-agent: a\nUser-agent: *\nDisallow: /*', true],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /x', true],
  ['User-agent: GPTBot\nDisallow: /', false],
  ['User-agent: *\nDisallow: /private', false],
  ['User-agent: *\nDisallow:', false],
  ['User-agent: *\nDisallow: /\nAllow: /g', false],
  ['User-agent: *\nCrawl-delay: 1\nUser-agent: b\nDisallow: /', false],
])('says whether %j keeps every crawler out', (rules, isClosed) => {
  expect(keepsEveryoneOut(rules)).toBe(isClosed);
});
