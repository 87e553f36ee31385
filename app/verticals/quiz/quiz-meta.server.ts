import type { Quiz as QuizNode } from 'schema-dts';
import { itemMeta } from '#app/pages/layouts/item-meta.server.ts';
import type { ItemHeadContext } from '#app/pages/layouts/block.server.ts';
import type { PageHead } from '#app/pages/seo/meta.ts';
import { licenceOf } from '#app/pages/seo/licences.ts';
import type { Question, Quiz } from './vertical.ts';

const questionTypes = {
  choice: 'type.choice',
  picture: 'type.choice',
  truth: 'type.truth',
  order: 'type.order',
  feeling: 'type.choice',
} as const satisfies Record<Question['kind'], string>;

/** Returns the head of a quiz's page. Its structured data has the questions, but not their answers (spec QUIZ-3). */
export function quizMeta(page: ItemHeadContext, item: Quiz): PageHead {
  const { fields } = item;
  const t = page.messages('quiz');
  return itemMeta(page, item, ({ description, language, url, image, category, dates }) => [
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
      inLanguage: language,
      hasPart: fields.questions.map(({ kind, text }, index) => ({
        '@type': 'Question',
        position: index + 1,
        eduQuestionType: t(questionTypes[kind]),
        text,
      })),
    } satisfies QuizNode,
  ]);
}
