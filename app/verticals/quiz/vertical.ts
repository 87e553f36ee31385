import type { Vertical } from '#app/core/vertical.ts';

export const quiz: Vertical = {
  id: 8,
  prefix: 'qa',
  name: 'Quizzes',
  menuOrder: 4,
  noun: { one: 'quiz', many: 'quizzes' },
  act: 'Play the quiz',
  namesLists: false,
  isSearched: false,
  isCollected: false,
};
