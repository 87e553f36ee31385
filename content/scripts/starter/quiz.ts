import {
  assembleCategory,
  assembleItem,
  idsByCategory,
  readMenu,
  tagsOf,
  type VerticalPart,
} from './parts.ts';
import { readJsonFolder } from './sources.ts';

/**
 * One quiz. Questions and results have the form of the vertical's `ext`, except that pictures are named by their file.
 */
export interface QuizSource {
  id: number;
  slug: string;
  title: string;
  shortTitle: string;
  category: string;
  intro: string;
  description: string;
  keywords: string;
  imageAlt: string;
  tags: string[];
  kind: 'knowledge' | 'personality';
  secondsPerQuestion?: number;
  questions: (Record<string, unknown> & { kind: string; picture?: string })[];
  bands?: { from: number; title: string; text: string }[];
  outcomes?: { key: string; title: string; text: string }[];
}

const quizId = 8;

/** Returns every quiz in list order. Categories alternate, so that neighbours differ. */
export async function readQuizzes(): Promise<QuizSource[]> {
  const quizzes = await readJsonFolder<QuizSource>('quizzes');
  const seen = new Map<string, number>();
  const rounds = quizzes
    .sort((a, b) => a.id - b.id)
    .map((quiz) => {
      const round = seen.get(quiz.category) ?? 0;
      seen.set(quiz.category, round + 1);
      return { quiz, round };
    });
  return rounds.sort((a, b) => a.round - b.round || a.quiz.id - b.quiz.id).map(({ quiz }) => quiz);
}

/** Returns the quiz part of the bundle. */
export async function assembleQuizzes(createTime: number): Promise<VerticalPart> {
  const { categories, named } = await readMenu('quiz');
  const quizzes = (await readQuizzes()).map((quiz) => ({
    ...quiz,
    categories: [named(quiz.category, quiz.slug)],
  }));
  return {
    menu: categories.map((category) => assembleCategory(category, quizId)),
    list: quizzes.map((quiz) =>
      assembleItem(
        { ...quiz, createTime },
        {
          img: `quizzes/${quiz.slug}.webp`,
          intro: quiz.intro,
          keywords: quiz.keywords,
          description: quiz.description,
          short_title: quiz.shortTitle,
          img_desc: quiz.imageAlt,
          structure_data_type: 'quiz',
          ext: {
            slug: quiz.slug,
            img_wide: `quizzes/${quiz.slug}-wide.webp`,
            kind: quiz.kind,
            ...(quiz.secondsPerQuestion !== undefined && { seconds_per_question: quiz.secondsPerQuestion }),
            questions: quiz.questions.map(({ picture, ...question }) =>
              picture === undefined ? question : { ...question, img: `quiz-pictures/${picture}.webp` },
            ),
            ...(quiz.bands && { bands: quiz.bands }),
            ...(quiz.outcomes && { outcomes: quiz.outcomes }),
          },
        },
      ),
    ),
    list_type: idsByCategory(categories, quizzes),
    list_tags: tagsOf(quizzes),
  };
}
