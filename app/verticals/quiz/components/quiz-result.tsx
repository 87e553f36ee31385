import { Download, RotateCcw, Share2, Trophy } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { atOrigin, hasShareSheet } from '#app/visitor/share.ts';
import { showToast } from '#app/visitor/toasts.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { scoreOf, type QuizRun } from '../quiz-run.ts';
import { cardFile, cardSize, downloadFile, drawResultCard, type ResultCard } from '../result-card.ts';
import type { Ending } from '../shown-question.ts';
import type { QuizPlay } from '../use-quiz.ts';
import { EndingText, NextQuiz, Review, ScoreRing } from './result-view.tsx';

/** The end of a quiz: the result, a card to share, a review of all answers, and links to other quizzes. */
export function QuizResult({ quiz, play, run }: { quiz: PlayedQuiz; play: QuizPlay; run: QuizRun }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('quiz');
  const heading = useRef<HTMLHeadingElement>(null);
  const isScored = quiz.kind === 'knowledge';
  const score = scoreOf(run);
  const count = run.order.length;
  const ending: Ending | null = isScored ? bandOf(quiz.bands, score) : play.outcome;
  const isReady = isScored || play.outcome !== null;
  useEffect(() => {
    if (isReady) heading.current?.focus({ preventScroll: true });
  }, [isReady]);

  if (!isReady) return <Waiting play={play} />;
  const fallback = isScored ? t('result.score', { score, count }) : quiz.title;
  return (
    <div>
      <h1 {...textLanguage('title')} className="font-text text-base font-bold text-quiz">
        {quiz.title}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-panel bg-surface p-5 md:p-8">
        {isScored && <ScoreRing score={score} of={count} />}
        <EndingText ending={ending} fallback={fallback} heading={heading} />
        {play.isBest && (
          <p className="flex w-full items-center gap-2 font-semibold text-accent-text">
            <Trophy aria-hidden className="size-5" />
            {t('result.newBest')}
          </p>
        )}
      </div>
      <CardPanel quiz={quiz} run={run} title={ending?.title ?? fallback} />
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className="button-quiet"
          onClick={() => play.start({ isTimed: run.isTimed, isMixed: true })}
        >
          <RotateCcw aria-hidden className="size-4" />
          {t('result.shuffle')}
        </button>
        {quiz.next && <NextQuiz quiz={quiz.next} />}
      </div>
      <Review rows={rowsOf(quiz, run)} />
    </div>
  );
}

/** Shown until the outcome of a personality quiz has been received. */
function Waiting({ play }: { play: QuizPlay }) {
  const t = useMessages('quiz');
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 rounded-panel bg-surface p-6 text-center">
      {play.state === 'failed' ? (
        <>
          <p role="alert">{t('result.failed')}</p>
          <button type="button" className="button-primary" onClick={play.retry}>
            {t('result.tryAgain')}
          </button>
        </>
      ) : (
        <output className="text-soft">{t('result.loading')}</output>
      )}
    </div>
  );
}

function CardPanel({ quiz, run, title }: { quiz: PlayedQuiz; run: QuizRun; title: string }) {
  const t = useMessages('quiz');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { url } = useIsHydrated() ? atOrigin(quiz, window.location.origin) : quiz;
  const score = scoreOf(run);
  const isScored = quiz.kind === 'knowledge';
  const card = useMemo<ResultCard>(
    () => ({
      quiz: quiz.title,
      title,
      score: isScored
        ? {
            right: score,
            of: run.order.length,
            text: t('result.ring', { count: run.order.length }),
          }
        : null,
      picture: quiz.picture,
      site: new URL(url).host,
    }),
    [quiz, url, title, isScored, score, run.order.length, t],
  );
  useEffect(() => {
    if (canvas.current) void drawResultCard(canvas.current, card);
  }, [card]);
  const words = isScored
    ? t('share.score', { score, count: run.order.length, quiz: quiz.title })
    : t('share.outcome', { quiz: quiz.title, outcome: title });
  const fileOf = async () => (canvas.current ? cardFile(canvas.current, `quiz-${quiz.id}.png`) : null);
  return (
    <div className="mt-4 grid grid-cols-1 items-center gap-5 rounded-panel bg-surface p-4 md:p-5 @2xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <canvas
        ref={canvas}
        {...cardSize}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot show a canvas
        role="img"
        aria-label={t('share.picture', { words })}
        className="aspect-[1200/630] w-full rounded-2xl bg-page"
      />
      <div>
        <h2 className="text-xl">{t('share.title')}</h2>
        <p className="mt-1 text-soft">{words}</p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <button
            type="button"
            className="button-quiet"
            onClick={() => void share({ words, url, title: quiz.title, fileOf, t })}
          >
            <Share2 aria-hidden className="size-4" />
            {hasShareSheet() ? t('share.share') : t('share.copyText')}
          </button>
          <button
            type="button"
            className="button-quiet"
            onClick={() => void fileOf().then((file) => file && downloadFile(file))}
          >
            <Download aria-hidden className="size-4" />
            {t('share.savePicture')}
          </button>
        </div>
      </div>
    </div>
  );
}

/**
 * Opens the system's share dialog, with the card if the dialog accepts files. If the system has no share dialog, copies
 * the text to the clipboard.
 */
async function share({
  words,
  url,
  title,
  fileOf,
  t,
}: {
  words: string;
  url: string;
  title: string;
  fileOf(): Promise<File | null>;
  t: Messages<'quiz'>;
}): Promise<void> {
  try {
    if (!hasShareSheet()) {
      await navigator.clipboard.writeText(`${words} ${url}`);
      showToast(t('share.copied'));
      return;
    }
    const file = await fileOf();
    const files = file ? [file] : [];
    const takesFiles = file !== null && navigator.canShare?.({ files });
    await navigator.share({ title, text: words, url, ...(takesFiles && { files }) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast(t('share.failed'), { isAlert: true });
  }
}

function rowsOf({ questions }: PlayedQuiz, run: QuizRun) {
  return run.order.flatMap((position, step) => {
    const shown = questions[position];
    const given = run.given[step];
    return shown && given ? [{ position, shown, ...given }] : [];
  });
}

/** Returns the text for a number of right answers, or `null` if the quiz has no text for it. */
function bandOf(bands: PlayedQuiz['bands'], score: number): Ending | null {
  const index = bands.findLastIndex(({ from }) => from <= score);
  const band = bands[index];
  return band ? { ...band, path: `ext.bands[${index}]` } : null;
}
