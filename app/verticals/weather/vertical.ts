import type { Vertical } from '#app/domain/vertical.ts';

export const weather: Vertical = {
  id: 3,
  prefix: 'weather',
  scope: 'weather',
  name: 'Weather',
  menuOrder: 5,
  mark: 'sky',
  noun: { one: 'place', many: 'places' },
  isSearched: true,
  isListed: false,
  isCollected: false,
};
