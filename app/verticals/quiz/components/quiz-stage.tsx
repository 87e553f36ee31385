import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { useQuiz } from '../use-quiz.ts';
import { PlainForm } from './plain-form.tsx';
import { QuizIntro } from './quiz-intro.tsx';
import { QuizQuestion } from './quiz-question.tsx';

const loadResult = async () => ({ default: (await import('./quiz-result.tsx')).QuizResult });
const QuizResult = lazy(loadResult);

/** The intro, the questions and the result, one at a time. Without JavaScript, a plain form replaces them. */
export function QuizStage({ quiz }: { quiz: PlayedQuiz }) {
  const t = useMessages('quiz');
  const play = useQuiz(quiz);
  const box = useRef<HTMLElement>(null);
  const { run } = play;
  const step = run ? play.step : null;
  // The code of the result loads while questions are answered, so that nothing shifts at the end.
  const isBegun = run !== null;
  useEffect(() => {
    if (isBegun) void loadResult();
  }, [isBegun]);
  // Each step starts at the top of the stage, even if the visitor scrolled down in the previous step.
  useEffect(() => {
    const top = box.current?.getBoundingClientRect().top ?? 0;
    if (step !== null && top < 0) box.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return (
    <section ref={box} aria-label={t('stage.label')} className="scroll-mt-24">
      {!run ? (
        <>
          <QuizIntro quiz={quiz} play={play} />
          <PlainForm quiz={quiz} />
        </>
      ) : play.question ? (
        <QuizQuestion
          key={`${run.order.join()} ${play.step}`}
          quiz={quiz}
          play={play}
          run={run}
          question={play.question}
        />
      ) : (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <QuizResult quiz={quiz} play={play} run={run} />
        </Suspense>
      )}
    </section>
  );
}
