import { describe, expect, it } from 'vitest';
import { makeCategory } from '#test/support/items.ts';
import { categoryAddress, dynamicListAddress, itemAddress, playAddress, searchAddress } from './addresses.ts';

const games = { prefix: 'g' };

describe('addresses', () => {
  it.each([
    ['two words', '/g/search/two%20words'],
    ['', '/g/search'],
    ['.', '/g/search?kw=.'],
    ['..', '/g/search?kw=..'],
    ['...', '/g/search/...'],
    ['_', '/g/search?kw=_'],
    ['a & b.data', '/g/search?kw=a+%26+b.data'],
  ])('of a search for %o is %s', (keyword, address) => {
    expect(searchAddress(games, keyword)).toBe(address);
  });

  it('of a category are its prefix and id, or its router override', () => {
    expect(categoryAddress(makeCategory({ id: 30 }), games)).toBe('/g/cate/30');
    expect(categoryAddress(makeCategory({ id: 30, router: '/aboutUs' }), games)).toBe('/aboutUs');
  });

  it('of a menu entry that leads elsewhere are those of that vertical’s home or category', () => {
    expect(categoryAddress(makeCategory({ id: 1, target: { prefix: 'qa', categoryId: 0 } }), games)).toBe(
      '/qa',
    );
    expect(categoryAddress(makeCategory({ id: 1, target: { prefix: 'qa', categoryId: 7 } }), games)).toBe(
      '/qa/cate/7',
    );
  });

  it('of an item are its details, or its router override; of a game its play page', () => {
    expect(itemAddress({ ...games, id: 7, router: '' })).toBe('/g/details/7');
    expect(itemAddress({ ...games, id: 7, router: 'https://x.example/' })).toBe('https://x.example/');
    expect(itemAddress({ prefix: 'e', id: 7, router: '', segment: 'coupon' })).toBe('/e/coupon/7');
    expect(playAddress({ ...games, id: 7 })).toBe('/g/game/7');
  });

  it('of dynamic lists carry type and tag', () => {
    expect(dynamicListAddress(games, {})).toBe('/g/cate/type/');
    expect(dynamicListAddress(games, { type: 30, tag: 'Top Now' })).toBe('/g/cate/type/?type=30&tag=Top+Now');
  });

  it('of a search carry the keyword as one segment', () => {
    expect(searchAddress(games, 'a/b ?')).toBe('/g/search/a%2Fb%20%3F');
  });
});
