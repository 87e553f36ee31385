import type { Vertical } from '#app/core/vertical.ts';

export const shop: Vertical = {
  id: 4,
  prefix: 'e',
  name: 'Shop',
  menuOrder: 6,
  noun: { one: 'offer', many: 'offers' },
  act: 'See the offer',
  namesLists: false,
  isSearched: true,
  isCollected: false,
};
