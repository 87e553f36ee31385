import { RotateCcw } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { EndingText, NextQuiz, Review, ScoreRing } from './result-view.tsx';

/** The result of the plain form, rendered by the server. */
export function GivenResult({ quiz, given }: { quiz: PlayedQuiz; given: NonNullable<PlayedQuiz['given']> }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('quiz');
  const count = quiz.questions.length;
  const isScored = quiz.kind === 'knowledge';
  const rows = quiz.questions.flatMap((shown, index) => {
    const row = given.rows[index];
    return row ? [{ position: index, shown, ...row }] : [];
  });
  return (
    <div>
      <h1 {...textLanguage('title')} className="font-text text-base font-bold text-quiz">
        {quiz.title}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-panel bg-surface p-5 md:p-8">
        {isScored && <ScoreRing score={given.score} of={count} />}
        <EndingText
          ending={given.ending}
          fallback={isScored ? t('result.score', { score: given.score, count }) : quiz.title}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <ItemLink href={quiz.address} className="button-quiet">
          <RotateCcw aria-hidden className="size-4" />
          {t('result.playAgain')}
        </ItemLink>
        {quiz.next && <NextQuiz quiz={quiz.next} />}
      </div>
      <Review rows={rows} />
    </div>
  );
}
