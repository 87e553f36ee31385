import type { Vertical } from '#app/core/vertical.ts';

export const news: Vertical = {
  id: 1,
  prefix: 'c',
  name: 'News',
  menuOrder: 2,
  noun: { one: 'article', many: 'articles' },
  act: 'Read the article',
  namesLists: false,
  isSearched: true,
  isCollected: false,
};
