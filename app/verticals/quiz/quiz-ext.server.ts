import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { maxItems, maxQuestions, type Question } from './vertical.ts';

const filled = (length: number) => z.string().trim().min(1).max(length);
const addressAllowed = phrase('"" or an https address');
const address = z
  .union([z.literal(''), z.url({ protocol: /^https$/, error: addressAllowed })], { error: addressAllowed })
  .default('');
const media = z.string().max(500);

const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;
const differing = { error: phrase('texts that all differ') };

const options = z.array(filled(200)).min(2).max(6).refine(distinct, differing);
const questionText = filled(500).meta({ title: 'Question', text: 'main' });
const answered = {
  explanation: z
    .string()
    .max(1000)
    .default('')
    .meta({ title: 'Explanation', description: 'Shown after the answer', text: 'other' }),
  source: address.meta({ title: 'Source', description: 'An https address that supports the answer' }),
};

const choice = z.strictObject({
  kind: z.literal('choice'),
  text: questionText,
  options: options.meta({ title: 'Answers', text: 'main' }),
  answer: z.int().meta({ title: 'Right answer', positionOf: 'options' }),
  ...answered,
  img: media.default('').meta({ title: 'Picture' }),
  alt: z.string().max(300).default('').meta({ title: 'Description of the picture', text: 'other' }),
});

const picture = z.strictObject({
  ...choice.shape,
  kind: z.literal('picture'),
  img: media.min(1, { error: phrase('the picture that is asked about') }).meta({ title: 'Picture' }),
  alt: filled(300).meta({ title: 'Description of the picture', text: 'other' }),
});

const truth = z.strictObject({
  kind: z.literal('truth'),
  text: questionText,
  answer: z.boolean().meta({ title: 'The statement is true' }),
  ...answered,
});

const order = z.strictObject({
  kind: z.literal('order'),
  text: questionText,
  items: z
    .array(filled(200))
    .min(3, { error: phrase('3 to {most} texts in the right order', { most: maxItems }) })
    .max(maxItems, { error: phrase('3 to {most} texts in the right order', { most: maxItems }) })
    .refine(distinct, differing)
    .meta({ title: 'Texts in the right order', description: 'The page shuffles them', text: 'main' }),
  ...answered,
});

const outcomeKey = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, { error: phrase('a key of lower-case letters, digits and hyphens') });

const feeling = z.strictObject({
  kind: z.literal('feeling'),
  text: questionText,
  options: z
    .array(
      z.strictObject({
        text: filled(200).meta({ title: 'Answer', text: 'main' }),
        points: z
          .record(outcomeKey, z.int().min(0).max(10))
          .meta({ title: 'Points', description: 'From 0 to 10, for the keys of the results' }),
      }),
    )
    .min(2)
    .max(6)
    .refine((list) => distinct(list.map(({ text }) => text)), differing)
    .meta({ title: 'Answers' }),
});

const kinds = ['choice', 'truth', 'picture', 'order', 'feeling'];
const question = z
  .discriminatedUnion('kind', [choice, truth, picture, order, feeling], {
    error: (issue) =>
      issue.code === 'invalid_union'
        ? kinds.map((kind) => JSON.stringify(kind)).join(', ')
        : phrase('a question'),
  })
  .meta({
    title: 'Kind of question',
    labels: {
      choice: 'Choose an answer',
      truth: 'True or false',
      picture: 'About a picture',
      order: 'Put in order',
      feeling: 'Which suits you',
    },
  });

const band = z.strictObject({
  from: z.int().min(0).meta({
    title: 'From',
    description: 'Number of right answers from which it applies; 0 in the first one',
  }),
  title: filled(80).meta({ title: 'Title', text: 'main' }),
  text: filled(400).meta({ title: 'Text', text: 'main' }),
});
const outcome = z.strictObject({
  key: outcomeKey.meta({ title: 'Key', description: 'The questions give points to this key' }),
  title: filled(80).meta({ title: 'Title', text: 'main' }),
  text: filled(1000).meta({ title: 'Text', text: 'main' }),
});

const origin = z
  .strictObject({
    name: filled(120).meta({ title: 'Name' }),
    url: z.url({ protocol: /^https$/, error: phrase('an https address') }).meta({ title: 'Web address' }),
    licence: filled(120).meta({ title: 'Licence' }),
    licence_url: address.meta({ title: 'Web address of the licence' }),
  })
  .transform(({ licence_url: licenceUrl, ...rest }) => ({ ...rest, licenceUrl }));

const fields = z.strictObject({
  slug: z
    .string()
    .max(120)
    .default('')
    .meta({ title: 'Short name', description: 'A name for files. Visitors do not see it' }),
  img_wide: media.default('').meta({ title: 'Wide cover', description: 'For large tiles and shared links' }),
  kind: z.enum(['knowledge', 'personality']).default('knowledge').meta({ title: 'Kind of quiz' }),
  seconds_per_question: z.int().min(5).max(120).default(20).meta({ title: 'Seconds per question' }),
  questions: z.array(question).max(maxQuestions).default([]).meta({ title: 'Questions' }),
  bands: z
    .array(band)
    .max(12)
    .default([])
    .meta({ title: 'Results by right answers', description: 'For a knowledge quiz' }),
  outcomes: z
    .array(outcome)
    .max(12)
    .default([])
    .meta({ title: 'Results by points', description: 'For a personality quiz' }),
  origin: origin
    .nullable()
    .default(null)
    .meta({ title: 'Origin of the questions', description: 'The page names it' }),
});

type Fields = z.output<typeof fields>;
type Fault = (path: (string | number)[], allowed: string) => void;

/** Field names of a quiz's `ext`, for the documentation. */
export const extNames = Object.keys(fields.shape);

/** A quiz's fields in addition to those of every item (spec ITEM-13; docs/bundle.md). */
export const quizExt = fields
  .superRefine((ext, context) => {
    const fault: Fault = (path, message) => context.addIssue({ code: 'custom', path, message });
    for (const [position, one] of ext.questions.entries())
      checkQuestion(one, ext, ['questions', position], fault);
    checkBands(ext, fault);
    checkOutcomes(ext, fault);
  })
  .transform(({ img_wide: imgWide, seconds_per_question: secondsPerQuestion, questions, ...rest }) => ({
    ...rest,
    imgWide,
    secondsPerQuestion,
    questions: questions.map(decodeQuestion),
  }));

/** The fields of `ext` in a bundle or feed. */
export type QuizExt = z.input<typeof quizExt>;

type RawQuestion = Fields['questions'][number];

function checkQuestion(one: RawQuestion, ext: Fields, path: (string | number)[], fault: Fault): void {
  const isFeeling = one.kind === 'feeling';
  if (isFeeling !== (ext.kind === 'personality')) {
    const allowed = isFeeling
      ? phrase('a personality quiz for "feeling"')
      : phrase('"feeling" in a personality quiz');
    return fault([...path, 'kind'], allowed);
  }
  if (one.kind === 'choice' || one.kind === 'picture') {
    const last = one.options.length - 1;
    if (one.answer < 0 || one.answer > last) {
      fault([...path, 'answer'], phrase('the position of one of its options, from 0 to {last}', { last }));
    }
  }
  if (!isFeeling) return;
  const known = ext.outcomes.map(({ key }) => key);
  for (const [position, { points }] of one.options.entries()) {
    for (const key of Object.keys(points).filter((name) => !known.includes(name))) {
      fault(
        [...path, 'options', position, 'points', key],
        known.length === 0
          ? phrase('a key of outcomes: none')
          : phrase('a key of outcomes: {keys}', { keys: known.join(', ') }),
      );
    }
  }
}

function checkBands({ kind, bands, questions }: Fields, fault: Fault): void {
  if (kind === 'personality' && bands.length > 0) return fault(['bands'], phrase('[] in a personality quiz'));
  for (const [position, { from }] of bands.entries()) {
    const before = bands[position - 1]?.from;
    const path = ['bands', position, 'from'];
    if (before === undefined && from !== 0) fault(path, phrase('0 in the first band'));
    else if (before !== undefined && from <= before)
      fault(path, phrase('more than {before}, as in the band before', { before }));
    else if (from > questions.length)
      fault(path, phrase('at most {count}, the number of questions', { count: questions.length }));
  }
}

function checkOutcomes({ kind, outcomes }: Fields, fault: Fault): void {
  if (kind === 'knowledge') {
    if (outcomes.length > 0) fault(['outcomes'], phrase('[] in a knowledge quiz'));
    return;
  }
  if (outcomes.length < 2) fault(['outcomes'], phrase('at least 2 outcomes in a personality quiz'));
  for (const [position, { key }] of outcomes.entries()) {
    const first = outcomes.findIndex((other) => other.key === key);
    if (first < position)
      fault(
        ['outcomes', position, 'key'],
        phrase('another key than that of outcomes[{position}]', { position: first }),
      );
  }
}

function decodeQuestion(one: RawQuestion): Question {
  if (one.kind !== 'choice' && one.kind !== 'picture') return one;
  const { img: image, ...rest } = one;
  return { ...rest, image };
}
