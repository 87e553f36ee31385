import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { starSignBlocks } from './blocks.server.ts';
import { starSignLayouts } from './layouts.server.ts';
import { starSign } from './vertical.ts';

const starSignExt = z.looseObject({ slug: z.string().max(120).default('') });

/** The star signs vertical's server half. */
export const starSignServer: VerticalServer = {
  vertical: starSign,
  extSchema: starSignExt,
  structuredDataTypes: ['sign'],
  isPlayed: false,
  blocks: starSignBlocks,
  layouts: starSignLayouts,
};
