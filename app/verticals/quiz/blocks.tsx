import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { quizBlocks as server } from './blocks.server.ts';
import { DailyQuiz } from './components/daily-quiz.tsx';
import { QuizShelf, QuizShelves, RelatedQuizzes } from './components/quiz-shelf.tsx';

/** How those blocks of quizzes look that show something on any page. */
export const quizBlocks: Omit<BlockComponents<typeof server>, 'quizPlayer'> = {
  dailyQuiz: DailyQuiz,
  quizShelf: QuizShelf,
  quizShelves: QuizShelves,
  quizList: lazyBlock(async () => (await import('./components/quiz-list.tsx')).QuizList),
  relatedQuizzes: RelatedQuizzes,
};
