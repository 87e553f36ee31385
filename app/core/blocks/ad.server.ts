import { z } from 'zod';
import { placeAds } from '#app/core/ads/place-ads.server.ts';
import { defaultAdSize, type AdSize } from '#app/core/ads/placement-data.ts';
import { defineBlock } from '#app/core/layouts/block.server.ts';

const sizeAllowed = '"" for 300x250, or width and height in px, such as "728x90"';
const size = z
  .string({ error: sizeAllowed })
  .regex(/^(?:[1-9]\d{0,3}x[1-9]\d{0,3})?$/, { error: sizeAllowed })
  .default('');

const idAllowed = '"" or an id of letters, digits, "-" and "_" that begins with a letter';

const ad = defineBlock({
  type: 'ad',
  description: 'A labelled box of reserved size with one ad; left out when its number has no text',
  uses: ['adBox', 'adPosition', 'adIndex'],
  settings: {
    size: z
      .strictObject({ m: size, p: size })
      .default({ m: '', p: '' })
      .describe('reserved width and height below and from 768 px; an adaptive box takes the height only'),
    idName: z
      .string({ error: idAllowed })
      .regex(/^(?:[a-z][\w-]{0,60})?$/i, { error: idAllowed })
      .default('')
      .describe('id of its containers, which get “_m” and “_p” behind it; empty: one of their own'),
    notExecute: z.boolean().default(false).describe('place the markup, do not run its script'),
  },
  load(context, settings) {
    const { adPosition, adIndex, adBox, idName, notExecute } = settings;
    // The box has one child, its label; the ad stands after it.
    const positions = adPosition.length > 0 ? adPosition : [1];
    const placement = placeAds(context, { adPosition: positions, adIndex, adBox });
    if (!placement) return null;
    return {
      placement,
      idName,
      notExecute,
      size: { m: sizeOf(settings.size.m), p: sizeOf(settings.size.p) },
    };
  },
});

function sizeOf(text: string): AdSize {
  const [width, height] = text.split('x').map(Number);
  return width && height ? { width, height } : defaultAdSize;
}

/** The block that shows an ad. */
export const adBlocks = { ad };
