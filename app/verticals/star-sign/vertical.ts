import type { Vertical } from '#app/domain/vertical.ts';

export const starSign: Vertical = {
  id: 5,
  prefix: 'star_sign',
  scope: 'star-sign',
  // not a message: settings and layouts are documented in English
  name: 'Star signs',
  menuOrder: 3,
  mark: 'stars',
  noun: { one: 'sign', many: 'signs' },
  isSearched: true,
  isCollected: false,
};
