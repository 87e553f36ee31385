import { decodeHTMLStrict } from 'entities';
import { ownValue } from '#app/lib/own-value.ts';

/** How an answer of Open Trivia DB writes its texts: by its `encode` parameter, which the answer does not repeat. */
export type TriviaEncoding = 'entities' | 'percent' | 'base64';

/** `type` of every question in each encoding; base64 is known by it. */
const base64Types = ['multiple', 'boolean'].map((type) => Buffer.from(type).toString('base64'));

/** Tells the encoding of a document from its texts: percent-encoded ones hold nothing that would have to be encoded. */
export function findEncoding(questions: readonly unknown[]): TriviaEncoding {
  const types = questions.map((question) => fieldOf(question, 'type'));
  if (types.some((type) => base64Types.includes(type))) return 'base64';
  const texts = questions.flatMap(textsOf);
  const isPercent =
    texts.some((text) => /%[\da-f]{2}/i.test(text)) && texts.every((text) => /^[\w.~%+-]*$/.test(text));
  return isPercent ? 'percent' : 'entities';
}

/** The texts of a question decoded, at its top and in its lists; what cannot be decoded stays as it is. */
export function decodeQuestion(question: unknown, encoding: TriviaEncoding): unknown {
  if (typeof question !== 'object' || question === null || Array.isArray(question)) return question;
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
    // The older form of percent-encoding writes spaces as "+", and "+" itself never bare.
    if (encoding === 'percent') return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
  return decodeHTMLStrict(text);
}

function fieldOf(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text = ownValue(value as Record<string, unknown>, name);
  return typeof text === 'string' ? text : '';
}

function textsOf(question: unknown): string[] {
  if (typeof question !== 'object' || question === null) return [];
  return Object.values(question)
    .flat()
    .filter((value) => typeof value === 'string');
}
