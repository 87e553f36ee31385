import { describe, expect, it } from 'vitest';
import { foldAddress, foldTitle } from './match-items.ts';

describe('titles', () => {
  it.each([
    ['Bubble Harbour', 'bubble harbour!'],
    ['Bubble-Harbour', 'BUBBLE HARBOUR (HTML5)'],
    ['Bubble Harbour', 'Bubble Harbour - Free Online Game'],
    ["Don't Fall", 'Dont Fall'],
    ['Straße', 'STRASSE'.replace('SS', 'ß')],
    ['Ｗｉｄｅ', 'Wide'],
    ['Free Online Game', 'free, online: GAME'],
  ])('%j and %j are the same', (a, b) => {
    expect(foldTitle(a)).toBe(foldTitle(b));
  });

  it.each([
    ['Drunken Duel', 'Drunken Duel 2'],
    ['Gamer', 'r'],
    ['Freeway', 'way'],
    ['Free Game', 'Online'],
  ])('%j and %j differ', (a, b) => {
    expect(foldTitle(a)).not.toBe(foldTitle(b));
  });

  it('of only punctuation do not match any other', () => {
    expect(foldTitle('!?')).toBe('');
  });
});

describe('addresses', () => {
  it.each([
    ['https://games.example/a/?x=1', 'https://games.example/a'],
    ['https://GAMES.example/a#top', 'http://games.example/a/'],
  ])('%j and %j are the same', (a, b) => {
    expect(foldAddress(a)).toBe(foldAddress(b));
  });

  it.each([
    ['https://games.example/a', 'https://games.example/b'],
    ['https://games.example/a', 'https://games.example/A'],
    ['https://games.example:8443/a', 'https://games.example/a'],
    ['arcade:/a/', 'https://a/'],
  ])('%j and %j differ', (a, b) => {
    expect(foldAddress(a)).not.toBe(foldAddress(b));
  });
});
