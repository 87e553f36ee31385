import { expect, it } from 'vitest';
import { readPlayAddress } from './play-address.server.ts';

const own = new Set(['https://portal.example']);

it.each([
  [' https://play.example/a?x=1&amp;y=2 ', 'https://play.example/a?x=1&y=2'],
  ['//play.example/a', 'https://play.example/a'],
  ["<div><iframe class='x' src='https://play.example/a'></iframe></div>", 'https://play.example/a'],
  ['<iframe src=https://play.example/a ></iframe>', 'https://play.example/a'],
])('the address of %s is found', (given, address) => {
  expect(readPlayAddress(given, 'https://old.example', own)).toBe(address);
});

it.each([
  ['', 'no play address'],
  ['/games/own/', 'on the old site'],
  ['https://www.old.example/games/own/index.html', 'on the old site'],
  ['https://cdn.example/game.SWF?x', 'plug-in'],
  ['<object data="https://cdn.example/a"></object>', 'without a frame'],
  ['<iframe title="a"></iframe>', 'not valid'],
  ['http://play.example/a', 'without https'],
  ['https://user:word@play.example/', 'cannot be framed'],
  ['https://portal.example/g', 'cannot be framed'],
  ['javascript:alert(1)', 'cannot be framed'],
  [`https://play.example/${'a'.repeat(3000)}`, 'cannot be framed'],
  [`<iframe${' src'.repeat(2000)}`, 'not valid'],
])('%s is refused', (given, reason) => {
  expect(readPlayAddress(given, 'https://old.example', own)).toEqual({
    refusal: expect.stringContaining(reason),
  });
});
