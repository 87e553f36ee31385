import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { quizBlocks } from './blocks.server.ts';
import { quizLayouts } from './layouts.server.ts';
import { quiz } from './vertical.ts';

const quizExt = z.looseObject({ slug: z.string().max(120).default('') });

/** The quizzes vertical's server half. */
export const quizServer: VerticalServer = {
  vertical: quiz,
  extSchema: quizExt,
  structuredDataTypes: ['quiz'],
  isPlayed: false,
  blocks: quizBlocks,
  layouts: quizLayouts,
};
