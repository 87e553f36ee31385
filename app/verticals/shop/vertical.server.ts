import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { shopBlocks } from './blocks.server.ts';
import { shopLayouts } from './layouts.server.ts';
import { shop } from './vertical.ts';

const shopExt = z.looseObject({ slug: z.string().max(120).default('') });

/** The shop vertical's server half. */
export const shopServer: VerticalServer = {
  vertical: shop,
  extSchema: shopExt,
  structuredDataTypes: ['coupon'],
  isPlayed: false,
  blocks: shopBlocks,
  layouts: shopLayouts,
};
