import { useMessages } from '#app/messages/use-messages.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import { usePageAddress } from '#app/ui/page-link.tsx';
import { fieldName, positionName } from '../answer-form.ts';
import type { PlayedQuiz } from '../played-quiz.ts';
import { useOptionLanguage } from '../option-language.ts';
import { questionPath, type ShownQuestion } from '../shown-question.ts';

/**
 * All questions as one form, for browsers without JavaScript and for paper. Submitting it loads the same page with the
 * result.
 */
export function PlainForm({ quiz }: { quiz: PlayedQuiz }) {
  const t = useMessages('quiz');
  const textLanguage = useTextLanguage();
  const addressOf = usePageAddress();
  return (
    <form method="get" action={addressOf(quiz.address)} className="plain-form mt-6 hidden noscript:block">
      <ol className="grid gap-4">
        {quiz.questions.map((shown, index) => (
          <li key={`${index} ${shown.text}`}>
            <fieldset className="rounded-panel bg-surface p-5 md:p-6">
              <legend className="float-start mb-4 w-full font-display text-lg font-semibold md:text-xl">
                {index + 1}. <span {...textLanguage(`${questionPath(index)}.text`)}>{shown.text}</span>
              </legend>
              <div className="clear-both">
                {shown.picture && (
                  <PlainPicture
                    picture={shown.picture}
                    alt={shown.alt}
                    lang={textLanguage(`${questionPath(index)}.alt`).lang}
                  />
                )}
                {shown.kind === 'order' ? (
                  <OrderFields shown={shown} question={index} />
                ) : (
                  <Options shown={shown} question={index} />
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <button type="submit" className="mt-6 button-primary min-h-13 px-8 text-lg">
        {t('form.submit')}
      </button>
    </form>
  );
}

function PlainPicture({
  picture,
  alt,
  lang,
}: {
  picture: NonNullable<ShownQuestion['picture']>;
  alt: string;
  lang: string | undefined;
}) {
  const src = 'src' in picture ? picture.src : `/media/${picture.hash}-${picture.widths.at(-1)}.webp`;
  return (
    <img
      src={src}
      alt={alt}
      lang={lang}
      width={320}
      height={320}
      loading="lazy"
      className="mb-4 size-72 rounded-panel object-cover"
    />
  );
}

function Options({ shown, question }: { shown: ShownQuestion; question: number }) {
  const language = useOptionLanguage(shown, question);
  return (
    <div className="grid grid-cols-1 gap-2 @xl:grid-cols-2">
      {shown.options.map((option, position) => (
        <label
          key={option}
          className="flex min-h-12 items-center gap-3 rounded-xl bg-over/6 px-4 py-2 has-checked:bg-over/16"
        >
          <input
            type="radio"
            name={fieldName(question)}
            value={position}
            required
            className="size-5 flex-none accent-accent"
          />
          <span {...language}>{option}</span>
        </label>
      ))}
    </div>
  );
}

function OrderFields({ shown, question }: { shown: ShownQuestion; question: number }) {
  const language = useOptionLanguage(shown, question);
  const t = useMessages('quiz');
  return (
    <div className="grid gap-2">
      <ul className="paper-only hidden">
        {shown.options.map((option) => (
          <li key={option} {...language}>
            {option}
          </li>
        ))}
      </ul>
      {shown.options.map((first, index) => (
        <label key={first} className="flex min-h-12 items-center gap-3">
          <span className="w-16 text-soft">{t('form.place', { place: index + 1 })}</span>
          <select
            name={positionName(question, index)}
            required
            className="h-12 min-w-0 flex-1 rounded-xl bg-raised px-3"
          >
            <option value="">{t('form.choose')}</option>
            {shown.options.map((option, position) => (
              <option key={option} {...language} value={position}>
                {option}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
