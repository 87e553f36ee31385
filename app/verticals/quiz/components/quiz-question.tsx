import { ArrowLeft, ArrowRight, Check, ExternalLink, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { shortList } from '#app/messages/formats.ts';
import { useFormats, useMessages, type Messages } from '#app/messages/use-messages.ts';
import { textIn } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { scoreOf, type GivenAnswer, type QuizRun } from '../quiz-run.ts';
import { useOptionLanguage } from '../option-language.ts';
import { questionPath, wordsOf, type ShownQuestion, type Verdict } from '../shown-question.ts';
import { useCountdown } from '../use-countdown.ts';
import type { QuizPlay } from '../use-quiz.ts';
import { letters, OptionGrid } from './option-grid.tsx';
import { OrderList } from './order-list.tsx';

interface QuestionProps {
  quiz: PlayedQuiz;
  play: QuizPlay;
  run: QuizRun;
  question: NonNullable<QuizPlay['question']>;
}

/** One question with its answers. After the visitor's answer, it shows the right answer and the explanation. */
export function QuizQuestion({ quiz, play, run, question }: QuestionProps) {
  const { position, shown } = question;
  const language = useOptionLanguage(shown, position);
  const orderForm = useId();
  const area = useRef<HTMLDivElement>(null);
  const given = quiz.kind === 'knowledge' ? (run.given[play.step] ?? null) : null;
  const optionOrder = run.options[position] ?? [];
  const isWaiting = play.state === 'asking';
  const timer = useCountdown({
    seconds: quiz.secondsPerQuestion,
    isRunning: run.isTimed && !given && play.state === 'ready',
    onEnd: () => play.give(''),
  });

  return (
    <div ref={area}>
      <Progress quiz={quiz} run={run} step={play.step} />
      {run.isTimed && <Clock timer={timer} seconds={quiz.secondsPerQuestion} isStopped={given !== null} />}
      <QuestionText quiz={quiz} question={question} />
      {shown.kind === 'order' ? (
        <OrderList
          id={orderForm}
          options={shown.options}
          optionOrder={optionOrder}
          language={language}
          given={given}
          isWaiting={isWaiting}
          onAnswer={play.give}
        />
      ) : (
        <OptionGrid
          options={shown.options}
          optionOrder={optionOrder}
          language={language}
          given={given}
          chosen={quiz.kind === 'personality' ? (run.given[play.step]?.answer ?? null) : null}
          isWaiting={isWaiting}
          area={area}
          onAnswer={play.give}
        />
      )}
      <div className="mt-4 min-h-84 sm:min-h-52">
        <VerdictPanel question={question} given={given} play={play} run={run} />
        {play.state === 'failed' && <FailedPanel retry={play.retry} />}
        {given === null && play.state !== 'failed' && (
          <Actions quiz={quiz} play={play} shown={shown} orderForm={orderForm} />
        )}
      </div>
    </div>
  );
}

/** The title of the quiz and the number of the question. For quizzes with right answers, also the score. */
function Progress({ quiz, run, step }: { quiz: PlayedQuiz; run: QuizRun; step: number }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('quiz');
  const progress = { number: step + 1, count: run.order.length };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 font-semibold text-quiz">
        <h1 {...textLanguage('title')} className="font-text text-base font-bold max-sm:sr-only">
          {quiz.title}
        </h1>
        <p className="text-sm">
          {quiz.kind === 'knowledge'
            ? t('question.numberAndScore', { ...progress, score: scoreOf(run) })
            : t('question.number', progress)}
        </p>
      </div>
      <Steps run={run} current={step} />
    </>
  );
}

/** The text of the question, which takes the focus, with its picture or the cover of the quiz. */
function QuestionText({
  quiz,
  question: { position, shown },
}: {
  quiz: PlayedQuiz;
  question: QuestionProps['question'];
}) {
  const textLanguage = useTextLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const cover = shown.picture || shown.kind === 'order' ? null : (quiz.widePicture ?? quiz.picture);
  return (
    <>
      {shown.picture && (
        <div className="mx-auto mt-4 aspect-square w-full max-w-72 overflow-hidden rounded-panel bg-raised md:max-w-72">
          <Picture
            picture={shown.picture}
            alt={shown.alt}
            sizes="320px"
            load="first"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="mt-5 flex items-center justify-between gap-6 short:mt-3">
        <h2
          {...textLanguage(`${questionPath(position)}.text`)}
          ref={heading}
          tabIndex={-1}
          className="min-w-0 text-xl outline-none md:text-3xl short:text-xl"
        >
          {shown.text}
        </h2>
        {cover && (
          <div className="hidden aspect-video w-60 flex-none overflow-hidden rounded-panel bg-raised md:block short:hidden">
            <Picture
              picture={cover}
              alt=""
              sizes="240px"
              plainWidth={320}
              load="first"
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Shown after the answer: the verdict, and the button that continues, which takes the focus. */
function VerdictPanel({
  question: { position, shown },
  given,
  play,
  run,
}: Omit<QuestionProps, 'quiz'> & { given: GivenAnswer | null }) {
  const t = useMessages('quiz');
  const next = useRef<HTMLButtonElement>(null);
  const isAnswered = given !== null;
  useEffect(() => {
    if (isAnswered) next.current?.focus();
  }, [isAnswered]);
  const isLast = play.step + 1 === run.order.length;
  return (
    <div aria-live="polite" className="contents">
      {given?.verdict && (
        <div className="grid grid-cols-1 items-center gap-x-6 gap-y-4 rounded-panel bg-raised p-5 @xl:grid-cols-[minmax(0,1fr)_auto]">
          <Explanation given={given} verdict={given.verdict} shown={shown} position={position} />
          <button
            ref={next}
            type="button"
            className="button-primary justify-self-start sm:justify-self-end"
            onClick={play.next}
          >
            {isLast ? t('question.seeResult') : t('question.next')}
            <ArrowRight aria-hidden className="size-5 rtl:rotate-180" />
          </button>
        </div>
      )}
    </div>
  );
}

function FailedPanel({ retry }: { retry: () => void }) {
  const t = useMessages('quiz');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-raised p-5"
    >
      <p>{t('question.failed')}</p>
      <button type="button" className="button-quiet" onClick={retry}>
        {t('question.tryAgain')}
      </button>
    </div>
  );
}

/** Shown before the answer: the buttons of the question, and the keys that answer it. */
function Actions({
  quiz,
  play,
  shown,
  orderForm,
}: Pick<QuestionProps, 'quiz' | 'play'> & { shown: ShownQuestion; orderForm: string }) {
  const t = useMessages('quiz');
  return (
    <div className="flex flex-wrap items-center gap-4">
      {shown.kind === 'order' && (
        <button type="submit" form={orderForm} disabled={play.state === 'asking'} className="button-primary">
          <Check aria-hidden className="size-5" strokeWidth={3} />
          {t('question.checkOrder')}
        </button>
      )}
      {quiz.kind === 'personality' && play.step > 0 && (
        <button type="button" className="button-quiet" onClick={play.back}>
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {t('question.back')}
        </button>
      )}
      <p className="quiz-key-hint hidden text-sm text-faint pointer-fine:block">{keyHint(shown, t)}</p>
    </div>
  );
}

function keyHint({ kind, options }: ShownQuestion, t: Messages<'quiz'>): string {
  if (kind === 'order') return t('question.orderHint');
  const { length } = options;
  return t('question.keyHint', { letter: letters[length - 1] ?? '', count: length });
}

function Steps({ run, current }: { run: QuizRun; current: number }) {
  return (
    <div aria-hidden className="mt-2.5 flex gap-1.5">
      {run.order.map((question, index) => (
        <span
          key={question}
          className={`h-2 flex-1 rounded-full ${stepColor(run.given[index], index === current)}`}
        />
      ))}
    </div>
  );
}

function stepColor(given: GivenAnswer | undefined, isCurrent: boolean): string {
  if (!given) return isCurrent ? 'bg-strong' : 'bg-over/15';
  if (!given.verdict) return isCurrent ? 'bg-strong' : 'bg-quiz';
  return given.verdict.isRight ? 'bg-success' : 'bg-heart';
}

function Clock({
  timer,
  seconds,
  isStopped,
}: {
  timer: ReturnType<typeof useCountdown>;
  seconds: number;
  isStopped: boolean;
}) {
  const t = useMessages('quiz');
  const { left } = timer;
  const isShort = left <= 5;
  return (
    <div className="mt-3 flex items-center gap-3" role="timer" aria-label={t('question.time')}>
      <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-over/15">
        <span
          className={`block h-full rounded-full ${isShort ? 'bg-heart' : 'bg-accent-mark'}`}
          style={{ width: `${(left / seconds) * 100}%` }}
        />
      </span>
      <span
        className={`w-12 text-end text-sm font-bold tabular-nums ${isShort ? 'text-danger' : 'text-soft'}`}
      >
        {t('question.seconds', { seconds: left })}
      </span>
      <span className="sr-only" aria-live="polite">
        {!isStopped && (left === 10 || left === 5) ? t('question.secondsLeft', { seconds: left }) : ''}
      </span>
    </div>
  );
}

function Explanation({
  given,
  verdict,
  shown,
  position,
}: {
  given: GivenAnswer;
  verdict: Verdict;
  shown: ShownQuestion;
  position: number;
}) {
  const textLanguage = useTextLanguage();
  const { lang } = useOptionLanguage(shown, position);
  const t = useMessages('quiz');
  const formats = useFormats();
  const right = wordsOf(verdict.right, shown.options);
  return (
    <div>
      <p className="flex items-center gap-2 font-display text-lg font-semibold">
        {verdict.isRight ? (
          <Check aria-hidden className="size-5 text-success" strokeWidth={3} />
        ) : (
          <X aria-hidden className="size-5 text-danger" strokeWidth={3} />
        )}
        {verdict.isRight
          ? t('verdict.right')
          : given.answer === ''
            ? t('verdict.timeUp')
            : t('verdict.wrong')}
      </p>
      {!verdict.isRight && (
        <p className="mt-1 font-semibold">
          {t.rich(shown.kind === 'order' ? 'question.orderIs' : 'question.answerIs', {
            items: formats.list(right, shortList),
            own: textIn(lang),
          })}
        </p>
      )}
      {verdict.explanation && (
        <p {...textLanguage(`${questionPath(position)}.explanation`)} className="mt-1 text-soft">
          {verdict.explanation}
        </p>
      )}
      {verdict.source && <SourceLink source={verdict.source} />}
    </div>
  );
}

/** A link to the source of an explanation. */
export function SourceLink({ source }: { source: NonNullable<Verdict['source']> }) {
  const t = useMessages('quiz');
  return (
    <a
      href={source.href}
      rel="noopener noreferrer"
      target="_blank"
      className="mt-1.5 inline-flex min-h-6 items-center gap-1.5 text-sm text-soft underline underline-offset-2 hover:text-strong"
    >
      {t('question.source', { host: source.host })}
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">{t('link.newTab')}</span>
    </a>
  );
}
