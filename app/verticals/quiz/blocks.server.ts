import { z } from 'zod';
import { cardListSettings, loadCardList } from '#app/blocks/card-list.server.ts';
import { categoryAddress, homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { topRelated } from '#app/domain/catalogue/cached-lists.ts';
import { blockDefiner } from '#app/pages/layouts/block.server.ts';
import { findOwnSource } from '#app/pages/layouts/item-source.server.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { languageOfCategory, languageOfText, nameOf } from '#app/pages/text-languages.ts';
import { itemPicture } from '#app/pages/picture.ts';
import { cardOf, judgeForm, nextQuiz, shownQuestions } from './quiz-data.server.ts';
import { isPersonality, quizOfDay } from './today.server.ts';
import type { QuizFields } from './vertical.ts';

const defineBlock = blockDefiner<QuizFields>();

const dailyQuiz = defineBlock({
  type: 'dailyQuiz',
  description: 'The quiz of the day, which changes at midnight in the site’s time zone',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { now } = context;
    const item = quizOfDay(context);
    if (!item) return null;
    context.shown.add([item]);
    return {
      label: title || context.messages('quiz')('daily.label'),
      date: context.formats.date(now, { dateStyle: 'long' }),
      title: item.title,
      intro: item.intro,
      introLanguage: languageOfText(context, item, 'intro').language,
      card: cardOf(context, item),
    };
  },
});

const quizShelf = defineBlock({
  type: 'quizShelf',
  description: 'One line of quiz cards that scrolls sideways',
  uses: ['title', 'categoryIndex', 'itemCount', 'repeats'],
  settings: {
    tag: z
      .string()
      .max(100)
      .default('')
      .describe('name of a tag. If it is empty, all quizzes of the category are shown'),
  },
  load(context, settings) {
    const source = findOwnSource(context, settings);
    const cards = takeItems(context, settings, source?.items ?? [], true).map((item) =>
      cardOf(context, item),
    );
    if (!source || cards.length === 0) return null;
    const { catalogue, category } = source;
    const own = settings.title === '' && category ? nameOf(context, catalogue, category) : null;
    return { title: own?.name ?? settings.title, language: own?.language, seeAll: source.address, cards };
  },
});

const quizShelves = defineBlock({
  type: 'quizShelves',
  description: 'A row of cards for each category. Personality quizzes are in a row of their own at the end',
  uses: ['itemCount', 'repeats'],
  settings: {},
  load(context, settings) {
    const { catalogue } = context;
    const shelves = catalogue.categories.flatMap((category) => {
      const all = catalogue.itemsByCategory.get(category.id) ?? [];
      const isOwnPanel = all.length > 0 && all.every(isPersonality);
      // The panel of the personality quizzes also shows quizzes that appear elsewhere on the page, so that it is never
      // half empty.
      const items = takeItems(context, isOwnPanel ? { ...settings, repeats: 'allow' } : settings, all, true);
      if (items.length === 0) return [];
      return [
        {
          ...nameOf(context, catalogue, category),
          intro: category.description,
          introLanguage: languageOfCategory(context, catalogue, category, 'description').language,
          seeAll: categoryAddress(category, catalogue),
          isPersonality: isOwnPanel,
          cards: items.map((item) => cardOf(context, item)),
        },
      ];
    });
    if (shelves.length === 0) return null;
    return shelves.toSorted((a, b) => Number(a.isPersonality) - Number(b.isPersonality));
  },
});

const quizList = defineBlock({
  type: 'quizList',
  description: 'The list of a category or tag page as quiz cards, with its heading, orders and pager',
  settings: cardListSettings,
  load: (context, settings) => loadCardList(context, settings, (item) => cardOf(context, item)),
});

const quizPlayer = defineBlock({
  type: 'quizPlayer',
  description: 'The quiz itself: start, one question at a time, result. It contains the page’s h1',
  settings: {},
  load(context) {
    const { item: quiz, query, urlOf } = context;
    if (!quiz) return null;
    const address = itemAddress({ ...quiz, router: '' });
    return {
      id: quiz.id,
      title: quiz.title,
      intro: quiz.intro,
      address,
      url: urlOf(address),
      picture: itemPicture(context, quiz),
      widePicture: context.widePictureOf(quiz),
      kind: quiz.fields.kind,
      secondsPerQuestion: quiz.fields.secondsPerQuestion,
      questions: shownQuestions(context, quiz),
      isExplained: quiz.fields.questions.some((one) => one.kind !== 'feeling' && one.explanation !== ''),
      bands: quiz.fields.bands,
      origin: quiz.fields.origin,
      next: nextQuiz(context, quiz),
      home: homeAddress(context.vertical),
      given: query ? judgeForm(quiz, query) : null,
    };
  },
});

/** Number of cards in a row on wide screens. */
const row = 6;

const relatedQuizzes = defineBlock({
  type: 'relatedQuizzes',
  description:
    'Cards of quizzes that share a category with the page’s quiz. Other quizzes fill the row of six',
  uses: ['title', 'itemCount', 'repeats'],
  settings: {},
  load(context, settings) {
    const { item, catalogue } = context;
    if (!item) return null;
    const related = topRelated(catalogue, item, 100);
    const others = catalogue.openItems.filter((other) => other !== item && !related.includes(other));
    const filled = [...related, ...others].slice(0, Math.max(related.length, row));
    const cards = takeItems(context, settings, filled);
    if (cards.length === 0) return null;
    return { title: settings.title, cards: cards.map((other) => cardOf(context, other)) };
  },
});

/** Blocks of the quizzes vertical. */
export const quizBlocks = { dailyQuiz, quizShelf, quizShelves, quizList, quizPlayer, relatedQuizzes };
