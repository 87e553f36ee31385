import { describe, expect, it } from 'vitest';
import { makeCategory } from '#test/support/items.ts';
import {
  categoryAddress,
  dynamicListAddress,
  homeAddress,
  itemAddress,
  playAddress,
  routeName,
  searchAddress,
  verticalIdOf,
} from './addresses.ts';

describe('route names', () => {
  it.each([
    [1, 'c'],
    [2, 'g'],
    [3, 'weather'],
    [4, 'e'],
    [5, 'star_sign'],
    [6, 'app'],
    [8, 'qa'],
  ])('vertical %i is %s', (id, name) => {
    expect(routeName(id)).toBe(name);
    expect(homeAddress(id)).toBe(`/${name}`);
    expect(verticalIdOf(name)).toBe(id);
  });

  it.each([0, 7, 9, -1, 1.5, Number.NaN])('any other id, such as %d, is err', (id) => {
    expect(routeName(id)).toBe('err');
  });

  it('no vertical is called err', () => {
    expect(verticalIdOf('err')).toBeNull();
  });
});

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
    expect(searchAddress(2, keyword)).toBe(address);
  });

  it('of a category are its prefix and id, or its router override', () => {
    expect(categoryAddress(makeCategory({ id: 5647 }), 2)).toBe('/g/cate/5647');
    expect(categoryAddress(makeCategory({ id: 5647, targetVerticalId: 2 }), 2)).toBe('/g/cate/5647');
    expect(categoryAddress(makeCategory({ id: 5647, router: '/aboutUs' }), 2)).toBe('/aboutUs');
  });

  it('of a menu entry that leads elsewhere are that vertical’s home or category', () => {
    expect(categoryAddress(makeCategory({ id: 1, targetVerticalId: 8 }), 2)).toBe('/qa');
    expect(categoryAddress(makeCategory({ id: 1, targetVerticalId: 8, targetCategoryId: 7 }), 2)).toBe(
      '/qa/cate/7',
    );
  });

  it('of an item are its details, or its router override; of a game its play page', () => {
    expect(itemAddress({ verticalId: 2, id: 762, router: '' })).toBe('/g/details/762');
    expect(itemAddress({ verticalId: 2, id: 762, router: 'https://x.example/' })).toBe('https://x.example/');
    expect(itemAddress({ verticalId: 4, id: 7, router: '', segment: 'coupon' })).toBe('/e/coupon/7');
    expect(playAddress({ verticalId: 2, id: 762 })).toBe('/g/game/762');
  });

  it('of dynamic lists carry type and tag', () => {
    expect(dynamicListAddress(2, {})).toBe('/g/cate/type/');
    expect(dynamicListAddress(2, { type: 5647, tag: 'Top Now' })).toBe('/g/cate/type/?type=5647&tag=Top+Now');
  });

  it('of a search carry the keyword as one segment', () => {
    expect(searchAddress(2, 'a/b ?')).toBe('/g/search/a%2Fb%20%3F');
  });
});
