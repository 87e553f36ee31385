import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { weatherBlocks } from './blocks.server.ts';
import { weatherLayouts } from './layouts.server.ts';
import { weather } from './vertical.ts';

const weatherExt = z.looseObject({ slug: z.string().max(120).default('') });

/** The weather vertical's server half. */
export const weatherServer: VerticalServer = {
  vertical: weather,
  extSchema: weatherExt,
  structuredDataTypes: ['sign'],
  isPlayed: false,
  blocks: weatherBlocks,
  layouts: weatherLayouts,
};
