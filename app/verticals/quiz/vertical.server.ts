import { defineVertical } from '#app/pages/vertical.server.ts';
import { quizMeta } from './quiz-meta.server.ts';
import { quizBlocks } from './blocks.server.ts';
import { openTriviaFeed } from './feeds/opentdb.server.ts';
import { quizLayouts } from './layouts.server.ts';
import { quizExt } from './quiz-ext.server.ts';
import { quizToday } from './today.server.ts';
import { quiz, type QuizFields } from './vertical.ts';

export default defineVertical<QuizFields>({
  vertical: quiz,
  homeTexts({ messages }) {
    const t = messages('quiz');
    return { title: t('home.title'), description: t('home.description') };
  },
  extSchema: quizExt,
  structuredDataTypes: ['quiz'],
  isPlayed: false,
  blocks: quizBlocks,
  layouts: quizLayouts,
  describeItem: quizMeta,
  feeds: [openTriviaFeed],
  today: quizToday,
  widePicture: ({ fields }) => fields.imgWide,
});
