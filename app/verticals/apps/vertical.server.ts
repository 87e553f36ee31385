import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { appsBlocks } from './blocks.server.ts';
import { appsLayouts } from './layouts.server.ts';
import { apps } from './vertical.ts';

const appsExt = z.looseObject({ slug: z.string().max(120).default('') });

/** The apps vertical's server half. */
export const appsServer: VerticalServer = {
  vertical: apps,
  extSchema: appsExt,
  structuredDataTypes: ['app'],
  isPlayed: false,
  blocks: appsBlocks,
  layouts: appsLayouts,
};
