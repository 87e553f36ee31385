import type { Vertical } from '#app/core/vertical.ts';

export const apps: Vertical = {
  id: 6,
  prefix: 'app',
  name: 'Apps',
  menuOrder: 7,
  noun: { one: 'app', many: 'apps' },
  act: 'See the app',
  namesLists: true,
  isSearched: true,
  isCollected: false,
};
