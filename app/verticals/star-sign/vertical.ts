import type { Vertical } from '#app/domain/vertical.ts';

export const starSign: Vertical = {
  id: 5,
  prefix: 'star_sign',
  scope: 'star-sign',
  name: 'Star signs',
  menuOrder: 3,
  mark: 'stars',
  noun: { one: 'sign', many: 'signs' },
  isSearched: true,
  isCollected: false,
};
