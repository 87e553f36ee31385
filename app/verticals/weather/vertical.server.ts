import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { weatherBlocks } from './blocks.server.ts';
import { weatherJobs } from './jobs.server.ts';
import { weatherLayouts } from './layouts.server.ts';
import { weather } from './vertical.ts';

/** The weather vertical's server half. Its places are a table of its own: it needs no items. */
export const weatherServer: VerticalServer = {
  vertical: weather,
  extSchema: z.strictObject({}),
  structuredDataTypes: ['place'],
  isPlayed: false,
  blocks: weatherBlocks,
  layouts: weatherLayouts,
  jobs: weatherJobs,
};
