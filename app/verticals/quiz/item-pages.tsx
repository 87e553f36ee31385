import { Outlet } from 'react-router';
import { quizPageComponents } from './quiz-page-components.ts';

/** Gives the page of a quiz the components of its blocks. */
export default function QuizPage() {
  return <Outlet context={quizPageComponents} />;
}
