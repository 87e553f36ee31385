import { Play, RotateCcw, Timer } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { Picture } from '#app/ui/picture.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { scoreOf } from '../quiz-run.ts';
import { questionPath } from '../shown-question.ts';
import type { QuizPlay } from '../use-quiz.ts';
import { BestScore } from './quiz-card.tsx';

/** Cover, description and the button that starts the quiz or continues where the visitor stopped. */
export function QuizIntro({ quiz, play }: { quiz: PlayedQuiz; play: QuizPlay }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('quiz');
  const timed = useRef<HTMLInputElement>(null);
  const languageNote = useLanguageNote(`${questionPath(0)}.text`);
  const { stored } = play;
  const count = quiz.questions.length;
  const isScored = quiz.kind === 'knowledge';
  const shown = quiz.picture ?? quiz.widePicture;
  const answered = stored?.given.length ?? 0;
  const goOnName = answered === count ? t('intro.seeResult') : t('intro.resume', { number: answered + 1 });
  const begin = () => play.start({ isTimed: timed.current?.checked === true, isMixed: stored !== null });
  return (
    <div
      className={`relative overflow-hidden rounded-panel bg-surface short:grid short:auto-cols-fr short:grid-flow-col ${shown ? 'sm:grid sm:grid-cols-[2fr_3fr] lg:grid-cols-2' : ''}`}
    >
      {shown && (
        <div className="aspect-video bg-raised sm:aspect-auto short:aspect-auto">
          <Picture
            picture={shown}
            widePicture={quiz.widePicture}
            sizes="(min-width: 72rem) 520px, (min-width: 40rem) 50vw, 100vw"
            plainWidth={640}
            load="first"
            className="size-full object-cover"
          />
        </div>
      )}
      {isScored && (
        <p
          className={`absolute top-3 rounded-full bg-page/90 px-3 py-1.5 font-semibold empty:hidden ${shown ? 'start-3' : 'end-3'}`}
        >
          <BestScore id={quiz.id} questions={count} />
        </p>
      )}
      <div className="min-w-0 p-5 sm:self-center md:p-8 short:flex short:flex-col short:p-4">
        <h1 {...textLanguage('title')} className="text-2xl md:text-3xl short:text-xl">
          {quiz.title}
        </h1>
        <p {...textLanguage('intro')} className="mt-3 max-w-read text-soft md:text-lg short:order-last">
          {quiz.intro}
        </p>
        <p className="mt-4 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm font-semibold text-quiz">
          <span>{t('card.questions', { count })}</span>
          <span>{t(promise(quiz))}</span>
          {languageNote && <span>{languageNote}</span>}
        </p>
        <div className="needs-script mt-6 flex flex-wrap items-center gap-3 sm:gap-5 short:mt-4">
          <button
            type="button"
            data-live
            className="button-primary min-h-13 min-w-0 justify-start px-6 text-lg min-[22.5rem]:min-w-56 sm:px-8"
            onClick={stored ? play.resume : begin}
          >
            <Play aria-hidden className="size-5 flex-none fill-current" />
            {stored ? goOnName : t('intro.start')}
          </button>
          <button
            type="button"
            className={`button-quiet flex-none ${stored ? '' : 'invisible'}`}
            onClick={begin}
          >
            <RotateCcw aria-hidden className="size-4" />
            <span className="max-lg:sr-only">
              {stored && stored.given.length === count ? t('intro.playAgain') : t('intro.startOver')}
            </span>
          </button>
        </div>
        {isScored && (
          <label className="needs-script mt-5 flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm font-semibold text-soft">
            {/* The checkbox is uncontrolled, so that it keeps a choice made before hydration. */}
            <input ref={timed} type="checkbox" className="peer sr-only" />
            <span aria-hidden className="quiz-switch" />
            <Timer aria-hidden className="size-5" />
            {t('intro.timed', { seconds: quiz.secondsPerQuestion })}
          </label>
        )}
        <p className="sr-only" aria-live="polite">
          {stored &&
            (isScored
              ? t('intro.progressAndScore', { answered, count, score: scoreOf(stored) })
              : t('intro.progress', { answered, count }))}
        </p>
      </div>
    </div>
  );
}

function promise({ kind, isExplained }: PlayedQuiz) {
  if (kind === 'personality') return 'intro.noWrong';
  return isExplained ? 'intro.explained' : 'intro.answered';
}
