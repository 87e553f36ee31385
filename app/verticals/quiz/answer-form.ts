import { maxItems, maxQuestions } from './vertical.ts';

/*
 * Fields of the form that plays a quiz without JavaScript: one field for each question. An ordering question has one
 * field for each position.
 */

/** Returns the field name of a question. Indexes start at 0. */
export function fieldName(question: number): string {
  return `q${question + 1}`;
}

/** Returns the field name of one position of an ordering question. Indexes start at 0. */
export function positionName(question: number, position: number): string {
  return `${fieldName(question)}_${position + 1}`;
}

/** All field names that the form of any quiz can have. */
export const formNames: readonly string[] = Array.from({ length: maxQuestions }, (_, question) => [
  fieldName(question),
  ...Array.from({ length: maxItems }, (__, position) => positionName(question, position)),
]).flat();

/**
 * Returns the answers that a form sent, with "" for unanswered questions. Returns `null` if the address contains no
 * field of the form.
 */
export function readAnswers(query: URLSearchParams, count: number): string[] | null {
  if (!formNames.some((name) => query.has(name))) return null;
  return Array.from({ length: count }, (_, question) => {
    const whole = query.get(fieldName(question));
    if (whole !== null) return whole;
    const parts = Array.from({ length: maxItems }, (__, position) =>
      query.get(positionName(question, position)),
    );
    return parts.filter((part) => part !== null && part !== '').join(',');
  });
}
