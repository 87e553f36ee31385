import { mostItems, mostQuestions } from './vertical.ts';

/*
 * The form that plays a quiz without script: a field for each question, and one for each place of an ordering question.
 */

/** Name of the field of a question, counted from 0. */
export function fieldName(question: number): string {
  return `q${question + 1}`;
}

/** Name of the field of one place of an ordering question, both counted from 0. */
export function placeName(question: number, place: number): string {
  return `${fieldName(question)}_${place + 1}`;
}

/** Every name that the form of any quiz can have. */
export const formNames: readonly string[] = Array.from({ length: mostQuestions }, (_, question) => [
  fieldName(question),
  ...Array.from({ length: mostItems }, (__, place) => placeName(question, place)),
]).flat();

/**
 * Returns the answers that a form sent, with "" for questions without one. Returns `null` if the address has no field
 * of the form.
 */
export function readAnswers(query: URLSearchParams, count: number): string[] | null {
  if (!formNames.some((name) => query.has(name))) return null;
  return Array.from({ length: count }, (_, question) => {
    const whole = query.get(fieldName(question));
    if (whole !== null) return whole;
    const places = Array.from({ length: mostItems }, (__, place) => query.get(placeName(question, place)));
    return places.filter((place) => place !== null && place !== '').join(',');
  });
}
