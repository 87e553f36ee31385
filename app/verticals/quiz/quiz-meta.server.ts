import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { OpenPage, PageInput } from '#app/pages/layouts/page.server.ts';
import { licenceOf } from '#app/pages/seo/licences.ts';
import type { Question, Quiz } from './vertical.ts';

const questionTypes: Readonly<Record<Question['kind'], string>> = {
  choice: 'Multiple choice',
  picture: 'Multiple choice',
  truth: 'True or false',
  order: 'Ordering',
  feeling: 'Multiple choice',
};

/** Returns the head of a quiz’s page, with Quiz: its questions, but never their answers (spec QUIZ-3). */
export function quizMeta(page: OpenPage, item: Quiz): PageInput['meta'] {
  const { fields } = item;
  return itemMeta(page, item, ({ description, url, image, category, dates }) => [
    {
      '@type': 'Quiz',
      name: item.title,
      description,
      url,
      ...(image && { image }),
      ...(category && { about: { '@type': 'Thing', name: category } }),
      ...dates,
      ...(fields.origin && licenceOf(fields.origin.licenceUrl || fields.origin.licence)),
      isAccessibleForFree: true,
      inLanguage: 'en',
      hasPart: fields.questions.map(({ kind, text }, index) => ({
        '@type': 'Question',
        position: index + 1,
        eduQuestionType: questionTypes[kind],
        text,
      })),
    },
  ]);
}
