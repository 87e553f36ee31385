import { decodeHTMLStrict } from 'entities';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';

/**
 * The encoding of texts in a response of Open Trivia DB. The request sets it by the parameter `encode`, and the
 * response does not repeat it.
 */
export type TriviaEncoding = 'entities' | 'percent' | 'base64';

/** The values of `type` in base64. They identify this encoding. */
const base64Types = ['multiple', 'boolean'].map((type) => Buffer.from(type).toString('base64'));

/**
 * Finds the encoding of a document from its texts. Percent-encoded texts contain no characters that require encoding.
 */
export function findEncoding(questions: readonly unknown[]): TriviaEncoding {
  const types = questions.map((question) => fieldOf(question, 'type'));
  if (types.some((type) => base64Types.includes(type))) return 'base64';
  const texts = questions.flatMap(textsOf);
  const isPercent =
    texts.some((text) => /%[\da-f]{2}/i.test(text)) && texts.every((text) => /^[\w.~%+-]*$/.test(text));
  return isPercent ? 'percent' : 'entities';
}

/** Decodes the texts of a question, including those in its lists. A text that cannot be decoded is left unchanged. */
export function decodeQuestion(question: unknown, encoding: TriviaEncoding): unknown {
  if (!isObject(question)) return question;
  const decode = (value: unknown) => (typeof value === 'string' ? decodeText(value, encoding) : value);
  return Object.fromEntries(
    Object.entries(question).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(decode) : decode(value),
    ]),
  );
}

function decodeText(text: string, encoding: TriviaEncoding): string {
  return decodeRaw(text, encoding)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function decodeRaw(text: string, encoding: TriviaEncoding): string {
  try {
    if (encoding === 'base64')
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
    // The older form of percent-encoding writes a space as "+", and a plus sign always as "%2B".
    if (encoding === 'percent') return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
  return decodeHTMLStrict(text);
}

function fieldOf(value: unknown, name: string): string {
  if (!isObject(value)) return '';
  const text = ownValue(value, name);
  return typeof text === 'string' ? text : '';
}

function textsOf(question: unknown): string[] {
  if (typeof question !== 'object' || question === null) return [];
  return Object.values(question)
    .flat()
    .filter((value) => typeof value === 'string');
}
