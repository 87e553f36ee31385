import type { TodayEntry } from '#app/pages/today-entry.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { TodayContext } from '#app/pages/layouts/block.server.ts';
import { endOfDay, pickOfDay } from './daily.server.ts';
import { quiz, type Quiz } from './vertical.ts';

/** Whether a quiz describes its player and has no correct answers. */
export const isPersonality = (item: Item): boolean => (item as unknown as Quiz).ext.kind === 'personality';
const hasQuestions = (item: Item) => (item as unknown as Quiz).ext.questions.length > 0;
/** Long enough to be a day's quiz, and with a picture for its hero. */
const isWorthADay = (item: Item) => item.image !== '' && (item as unknown as Quiz).ext.questions.length >= 5;

/** The quiz of the day; a page that shows it ends with the day. */
export function quizOfDay({ catalogue, snapshot, now, endAt }: TodayContext): Item | null {
  const { timeZone } = snapshot.settings;
  const known = catalogue.openItems.filter((item) => hasQuestions(item) && !isPersonality(item));
  const worthy = known.filter(isWorthADay);
  const item = pickOfDay(worthy.length > 0 ? worthy : known, now, timeZone);
  if (item) endAt(endOfDay(now, timeZone));
  return item;
}

/** The quiz of the day. */
export function quizToday(context: TodayContext): TodayEntry | null {
  const item = quizOfDay(context);
  if (!item) return null;
  const { href, picture } = context.tileOf(item);
  return {
    verticalId: quiz.id,
    label: 'Quiz of the day',
    title: item.title,
    href,
    picture,
    mark: 'question',
  };
}
