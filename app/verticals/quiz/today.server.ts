import { readableIn } from '#app/domain/catalogue/translated-first.ts';
import { languageOfText } from '#app/pages/text-languages.ts';
import type { TodayEntry } from '#app/pages/today-entry.ts';
import type { TodayContext } from '#app/pages/layouts/block.server.ts';
import { endOfDay, pickOfDay } from './daily.server.ts';
import { quiz, type Quiz, type QuizFields } from './vertical.ts';

/** Whether a quiz is a personality quiz, which has no right answers. */
export const isPersonality = ({ fields }: Quiz): boolean => fields.kind === 'personality';
const hasQuestions = ({ fields }: Quiz) => fields.questions.length > 0;
/** Whether a quiz can be the quiz of the day: it has at least five questions, and a picture for the large card. */
const isWorthADay = ({ image, fields }: Quiz) => image !== '' && fields.questions.length >= 5;

/**
 * Returns the quiz of the day: in a translated catalogue, a translated quiz if there is one. A page that shows it
 * expires at the end of the day.
 */
export function quizOfDay({ catalogue, snapshot, now, endAt }: TodayContext<QuizFields>): Quiz | null {
  const { timeZone } = snapshot.settings;
  const known = catalogue.openItems.filter((item) => hasQuestions(item) && !isPersonality(item));
  const worthy = known.filter(isWorthADay);
  const item = pickOfDay(
    worthy.length > 0 ? worthy : known,
    now,
    timeZone,
    readableIn(catalogue) ?? undefined,
  );
  if (item) endAt(endOfDay(now, timeZone));
  return item;
}

/** Returns the entry for the quiz of the day. */
export function quizToday(context: TodayContext<QuizFields>): TodayEntry | null {
  const item = quizOfDay(context);
  if (!item) return null;
  const { href, picture } = context.tileOf(item);
  return {
    section: quiz.scope,
    label: context.messages('quiz')('daily.label'),
    title: item.title,
    ...languageOfText(context, item, 'title'),
    href,
    picture,
    mark: 'question',
  };
}
