import { Outlet } from 'react-router';
import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { QuizPlayer } from './components/quiz-player.tsx';
import { quizBlocks } from './blocks.tsx';

/** Components of all blocks that the page of a quiz may contain. */
const quizPageComponents: BlockComponentMap = {
  ...shellBlocks,
  ...coreBlocks,
  ...quizBlocks,
  quizPlayer: QuizPlayer,
};

/** Gives the page of a quiz the components of its blocks. */
export default function QuizPage() {
  return <Outlet context={quizPageComponents} />;
}
