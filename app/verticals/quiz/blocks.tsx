import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { quizBlocks as server } from './blocks.server.ts';
import { DailyQuiz } from './components/daily-quiz.tsx';
import { QuizShelf, QuizShelves, RelatedQuizzes } from './components/quiz-shelf.tsx';

/** Components of the quiz blocks that any page can contain. */
export const quizBlocks: Omit<BlockComponents<typeof server>, 'quizPlayer'> = {
  dailyQuiz: DailyQuiz,
  quizShelf: QuizShelf,
  quizShelves: QuizShelves,
  quizList: lazyBlock(async () => (await import('./components/quiz-list.tsx')).QuizList),
  relatedQuizzes: RelatedQuizzes,
};
