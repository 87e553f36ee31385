import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { newsBlocks } from './blocks.server.ts';
import { newsLayouts } from './layouts.server.ts';
import { news } from './vertical.ts';

const newsExt = z.looseObject({ slug: z.string().max(120).default('') });

/** The news vertical's server half. */
export const newsServer: VerticalServer = {
  vertical: news,
  extSchema: newsExt,
  structuredDataTypes: ['article'],
  isPlayed: false,
  blocks: newsBlocks,
  layouts: newsLayouts,
};
