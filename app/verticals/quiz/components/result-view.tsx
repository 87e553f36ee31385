import { ArrowRight, Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortList } from '#app/messages/formats.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { textIn } from '#app/ui/in-language.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import { useOptionLanguage } from '../option-language.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { questionPath, wordsOf, type Ending, type ShownQuestion, type Verdict } from '../shown-question.ts';
import { SourceLink } from './quiz-question.tsx';

const faint = (text: ReactNode) => <span className="text-faint">{text}</span>;
const faintNormal = (text: ReactNode) => <span className="font-normal text-faint">{text}</span>;

/** A ring, filled by the share of right answers. */
export function ScoreRing({ score, of }: { score: number; of: number }) {
  const t = useMessages('quiz');
  const length = 2 * Math.PI * 52;
  return (
    <div className="relative size-36 flex-none">
      <svg aria-hidden viewBox="0 0 120 120" className="size-full -rotate-90">
        <circle cx="60" cy="60" r="52" fill="none" className="stroke-over/14" strokeWidth="12" />
        {score > 0 && (
          <circle
            cx="60"
            cy="60"
            r="52"
            fill="none"
            stroke="var(--color-accent-mark)"
            strokeWidth="12"
            strokeLinecap="round"
            strokeDasharray={`${(score / of) * length} ${length}`}
          />
        )}
      </svg>
      <p className="absolute inset-0 grid place-content-center text-center font-display leading-none font-semibold">
        <span className="text-4xl">{score}</span>
        <span className="mt-1 text-sm text-soft">{t('result.ring', { count: of })}</span>
      </p>
    </div>
  );
}

/** The link to the next quiz of the category. */
export function NextQuiz({ quiz }: { quiz: NonNullable<PlayedQuiz['next']> }) {
  const t = useMessages('quiz');
  return (
    <ItemLink href={quiz.href} className="button-primary">
      <span>{t.rich('result.next', { title: quiz.title, own: textIn(quiz.language) })}</span>
      <ArrowRight aria-hidden className="size-5 flex-none rtl:rotate-180" />
    </ItemLink>
  );
}

/** Name and description of the result. The heading receives the focus if the visitor has just finished the quiz. */
export function EndingText({
  ending,
  fallback,
  heading,
}: {
  ending: Ending | null;
  /** Text to show if the quiz has no text for the score. */
  fallback: string;
  heading?: React.Ref<HTMLHeadingElement>;
}) {
  const textLanguage = useTextLanguage();
  const attributes = ending ? textLanguage(`${ending.path}.title`) : {};
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h2 {...attributes} ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {ending?.title ?? fallback}
      </h2>
      {ending && (
        <p {...textLanguage(`${ending.path}.text`)} className="mt-2 max-w-read text-soft md:text-lg">
          {ending.text}
        </p>
      )}
    </div>
  );
}

interface Row {
  /** Position of the question in the quiz. */
  position: number;
  shown: ShownQuestion;
  answer: string;
  verdict: Verdict | null;
}

/** All questions, each with the visitor’s answer, the right answer and the explanation. */
export function Review({ rows }: { rows: readonly Row[] }) {
  const t = useMessages('quiz');
  return (
    <section className="mt-8">
      <h2 className="text-xl md:text-2xl">{t('answers.title')}</h2>
      <ol className="mt-4 grid gap-3">
        {rows.map((row, index) => (
          <ReviewRow key={`${index} ${row.shown.text}`} number={index + 1} {...row} />
        ))}
      </ol>
    </section>
  );
}

function ReviewRow({ number, position, shown, answer, verdict }: Row & { number: number }) {
  const textLanguage = useTextLanguage();
  const path = questionPath(position);
  const { lang } = useOptionLanguage(shown, position);
  const inLanguage = textIn(lang);
  const t = useMessages('quiz');
  const formats = useFormats();
  const own = formats.list(wordsOf(answer, shown.options), shortList);
  const right = verdict ? formats.list(wordsOf(verdict.right, shown.options), shortList) : '';
  return (
    <li className="flex gap-4 rounded-panel bg-surface p-4 md:p-5">
      <Mark verdict={verdict} />
      <div className="min-w-0 flex-1">
        <h3 className="font-display text-lg leading-snug font-semibold">
          {number}. <span {...textLanguage(`${path}.text`)}>{shown.text}</span>
        </h3>
        <p className="mt-1.5">
          {own === ''
            ? t.rich('answers.ownNone', { small: faint })
            : t.rich('answers.own', { words: own, small: faint, own: inLanguage })}
        </p>
        {verdict && !verdict.isRight && (
          <p className="font-semibold">
            {t.rich('answers.rightAnswer', {
              words: right,
              small: faintNormal,
              own: inLanguage,
            })}
          </p>
        )}
        {verdict?.explanation && (
          <p {...textLanguage(`${path}.explanation`)} className="mt-1.5 text-soft">
            {verdict.explanation}
          </p>
        )}
        {verdict?.source && <SourceLink source={verdict.source} />}
      </div>
    </li>
  );
}

function Mark({ verdict }: { verdict: Verdict | null }) {
  const t = useMessages('quiz');
  const look = 'grid size-8 flex-none place-items-center rounded-full';
  if (!verdict) {
    return (
      <span aria-hidden className={`${look} bg-over/10`}>
        <Minus className="size-4.5" />
      </span>
    );
  }
  return verdict.isRight ? (
    <span className={`${look} bg-answer-right text-on-answer-right`}>
      <>
        <Check aria-hidden className="size-5" strokeWidth={3} />
        <span className="sr-only">{t('answers.right')}</span>
      </>
    </span>
  ) : (
    <span className={`${look} bg-answer-wrong text-on-answer-wrong`}>
      <>
        <X aria-hidden className="size-5" strokeWidth={3} />
        <span className="sr-only">{t('answers.wrong')}</span>
      </>
    </span>
  );
}
